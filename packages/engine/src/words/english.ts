import { englishLanding } from "./english-landing.ts";
import { englishNumbers } from "./numbers.ts";
import type { RulesWords } from "./messages.ts";
import type { Scope } from "./scope.ts";

const { count, number, ordinal, and } = englishNumbers;

/** The name of a mark, in the singular or plural. Names that are not known stand as the variant's author wrote them. */
function markName(mark: string, amount: number): string {
  if (mark === "head") return amount === 1 ? "head" : "heads";
  return `${amount === 1 ? "hole" : "holes"} marked “${mark}”`;
}

const seeds = (amount: number): string => count(amount, "seed", "seeds");
const holes = (amount: number): string => count(amount, "hole", "holes");

/** The rules in English. */
export const english: RulesWords = {
  headings: {
    board: "The board",
    turn: "A turn",
    landing: "Where the last seed falls",
    offers: "Offering holes",
    end: "The end of the game",
    doubts: "In doubt",
  },

  board: {
    rows: (rows, { territory, rowsPerSide }) => {
      const yours = territory ? "yours at first" : "yours";
      if (rowsPerSide === 1) return `The board has ${rows} rows; the one nearest you is ${yours}.`;
      const names =
        rowsPerSide === 2
          ? "the inner row, next to the enemy, and the outer row"
          : "the inner row, next to the enemy, the middle row and the outer row";
      return `The board has ${rows} rows; the ${rowsPerSide} nearest you are ${yours}: ${names}.`;
    },
    columns: (columns) => `Each row has ${holes(columns)}.`,
    stores: {
      none: "There are no stores.",
      sown: "Each player has a store after the last hole of his row. You sow into your own store when you pass it, never into the enemy's; seeds in a store are captured and stay there.",
    },
    territory: {
      true: "Holes can change hands: a hole is yours as long as you own it, wherever it lies.",
      false: "",
    },
    capacity: (most) => `A hole never holds more than ${seeds(most)}.`,
  },
  leftAndRight: "Left and right are meant as each player sits.",
  mark: (mark, amount, where) =>
    `Each player has ${number(amount)} ${markName(mark, amount)}: ${and(where)}.`,

  holeSet: {
    parts: {
      row: { inner: "inner row", middle: "middle row", outer: "outer row" },
      left: (amount) => (amount === 1 ? "leftmost hole" : `${number(amount)} leftmost holes`),
      right: (amount) => (amount === 1 ? "rightmost hole" : `${number(amount)} rightmost holes`),
    },
    phrase: ({ row, left, right }, set, each) => {
      const rows = each ? `each player's ${row ?? ""}` : `the ${row ?? ""}`;
      const of = `of ${row === undefined ? "each row" : rows}`;
      if (left !== undefined && right !== undefined) {
        return `${each ? "every hole" : "the holes"} ${of} that ${each ? "is" : "are"} among the ${left} and among the ${right}`;
      }
      const end = left ?? right;
      if (end !== undefined) {
        const several = (set.left ?? set.right ?? 1) > 1;
        return `${each && several ? "each of the" : "the"} ${end} ${of}`;
      }
      const all = each ? "every hole" : "all holes";
      return row === undefined ? all : `${all} ${of}`;
    },
  },
  setup: {
    entry: (where, amount, instead) => {
      const what =
        amount === 0 ? "no seeds lie" : `${seeds(amount)} ${amount === 1 ? "lies" : "lie"}`;
      return instead ? `But ${what} in ${where}.` : `At the start ${what} in ${where}.`;
    },
    others: "All other holes are empty.",
    total: (amount) => `There ${amount === 1 ? "is" : "are"} ${seeds(amount)} in all.`,
  },

  order: "South moves first; then the players take turns.",
  lap: ({ singleSeeds }) =>
    singleSeeds
      ? "On your turn you move one seed to the next hole."
      : "On your turn you lift all the seeds of one hole and sow them one by one into the holes that follow. That is a lap.",
  start: {
    rows: {
      all: ({ territory }) =>
        territory
          ? "You may start from any hole you own that has seeds."
          : "You may start from any hole of yours that has seeds.",
      outermostOccupied:
        "You may start only from a hole with seeds in your outermost row that has any.",
    },
    minimum: (least) => (least === 1 ? "" : `The hole must hold at least ${seeds(least)}.`),
    singles: {
      never: "A hole with fewer is never played.",
      otherwiseStuck: ({ rules }) =>
        rules.start?.minimum === 2
          ? "Only when you have no such hole may you move a single seed."
          : "Only when you have no such hole may you play one with fewer.",
    },
    singleInto: {
      any: "A single seed may move into any hole.",
      empty: "A single seed may move only into an empty hole.",
    },
    feeding: {
      free: "You need not leave seeds to an enemy who has none.",
      must: "When the enemy has no seeds, you must play so that he gets some.",
    },
    loneStep: {
      true: "If a single seed is all you have, you may also step it straight forward: from the outer row to the middle hole of its column, or from the middle row to the inner hole, if the enemy's innermost row with seeds has some in that column. A step into the inner row captures as if the seed had fallen on others.",
      false: "",
    },
  },
  circuit: {
    holes: {
      own: ({ rowsPerSide }) =>
        rowsPerSide === 1
          ? "Seeds go round your own row only, never into the enemy's."
          : "Seeds go round your own rows only, never into the enemy's.",
      all: "Seeds go round the whole board, through your own holes and the enemy's.",
    },
    path: {
      loop: "Your two rows form a ring.",
      serpentine:
        "Your rows form one winding path, row by row from the outer to the inner; from its end it leads straight back to its start.",
    },
    direction: {
      forward: (scope) => `They go forward: ${forward(scope)}.`,
      backward: (scope) => `They go backward: ${backward(scope)}.`,
      either: (scope) =>
        `Each turn you choose whether they go forward or backward. Forward is ${forward(scope)}; backward is ${backward(scope)}.`,
    },
  },
  sowing: {
    origin: {
      sown: "On a lap that goes right round, the hole it started from gets a seed like any other.",
      skipped: "On a lap that goes right round, the hole it started from is left out.",
    },
    endlessAfter: (laps) =>
      `A move whose sowing would need more than ${count(laps, "lap", "laps")} never ends, and may not be played.`,
  },
  turn: {
    pass: {
      never: "You may not pass.",
      withSeeds: "A player who has seeds but no move must pass; nobody else may.",
      always: "A player who has no move must pass; nobody else may.",
    },
  },

  landing: englishLanding,

  offers: {
    holes: (most) =>
      most === 1
        ? "Instead of sowing you may offer the enemy one hole you own, with its seeds or empty. If you cannot sow, you cannot offer either."
        : `Instead of sowing you may offer the enemy up to ${holes(most)} you own, with their seeds or empty. If you cannot sow, you cannot offer either.`,
    price: (price) =>
      price === 0
        ? "A hole costs nothing."
        : `A hole costs ${seeds(price)}: the enemy must have captured that many for each hole you offer.`,
    keep: (least) =>
      least === 0 ? "You may offer all you own." : `You must keep at least ${holes(least)}.`,
    answer:
      "The enemy accepts or declines, and then has his own turn. If he accepts, the holes become his, and he puts the price of each into it from his captured seeds.",
    refused: "Whoever wins after declining an offer wins without glory.",
  },
  end: {
    noAction: {
      loses: ({ rules }) =>
        rules.turn?.pass === "withSeeds"
          ? "A player who has no seeds when it is his turn loses."
          : "A player who has no move when it is his turn loses.",
      count: ({ rules }) =>
        rules.turn?.pass === "withSeeds"
          ? "When a player has no seeds on his turn, the game is over and the seeds are counted."
          : "When a player has no move on his turn, the game is over and the seeds are counted.",
    },
    allBelow: (limit) =>
      limit === 1
        ? "The game is over when all holes are empty after a move."
        : `The game is over when every hole holds fewer than ${seeds(limit)} after a move.`,
    majority: {
      true: ({ total }) =>
        `The game is over as soon as a player has captured more than half of the ${seeds(total)}.`,
      false: "",
    },
    sideEmpty: {
      true: "The game is over as soon as either player has no seeds on the board after a move.",
      false: "",
    },
    rest: {
      owner:
        "When the seeds are counted, each player adds those in his own holes to those he has captured.",
      ranOut:
        "When the seeds are counted, a player who has none left on the board adds all that are there to those he has captured.",
      nobody: "When the seeds are counted, only captured seeds count.",
    },
  },
  mostWin: "Whoever then has more seeds wins; the same number is a draw.",
  repetition: {
    times: (times) =>
      `The game is over when the same position, with the same player to move, has come about for the ${ordinal(times)} time.`,
    result: {
      draw: "That is a draw.",
      void: "Such a game has no result.",
      count: "The seeds are then counted.",
    },
  },
  doubt: (note) => note,
};

function forward({ ownCircuit, rowsPerSide }: Scope): string {
  if (!ownCircuit) return "your row from left to right, then the enemy's row back, anticlockwise";
  if (rowsPerSide === 1) return "from left to right, and from its left end again";
  if (rowsPerSide === 2) {
    return "the outer row from left to right, then the inner row from right to left, and round again";
  }
  return "the outer row from left to right, the middle row from right to left, the inner row from left to right, and round again";
}

function backward({ ownCircuit, rowsPerSide }: Scope): string {
  if (!ownCircuit) return "your row from right to left, then the enemy's row back, clockwise";
  if (rowsPerSide === 1) return "from right to left, and from its right end again";
  if (rowsPerSide === 2) {
    return "the outer row from right to left, then the inner row from left to right, and round again";
  }
  return "the outer row from right to left, the middle row from left to right, the inner row from right to left, and round again";
}
