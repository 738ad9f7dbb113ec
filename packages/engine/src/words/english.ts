import { englishLanding } from "./english-landing.ts";
import { englishNumbers } from "./numbers.ts";
import type { RulesWords } from "./messages.ts";
import { englishTurn } from "./english-turn.ts";

const { count, number, ordinal, and } = englishNumbers;

/** The name of a mark, in the singular or plural. Names that are not known stand as the variant's author wrote them. */
function markName(mark: string, amount: number): string {
  if (mark === "head") return amount === 1 ? "head" : "heads";
  if (mark === "house") return amount === 1 ? "house" : "houses";
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
  claims: {
    most: (most) =>
      `Each player may claim ${holes(most)}. Whoever sows into a claimed hole, the seeds that fall there are at once captured by the player who claimed it.`,
    mirrored: {
      true: "You may claim a hole even if the enemy has claimed the one in the same place on the other side.",
      false:
        "You may not claim a hole if the enemy has claimed the one in the same place on the other side.",
    },
    except: (where) => `Nobody may claim ${and(where)}.`,
  },
  house: ({ mark, works }) =>
    `Your ${markName(mark, 1)} is yours until it is lifted whole or captured, or until your first capture in a turn without a seed from the reserve; then it is lost for good and is a hole like any other. While it is yours and holds at least ${seeds(works)}, it works as a house: a working house.`,
  leftAndRight: "Left and right are meant as each player sits.",
  mark: (mark, amount, where) =>
    `Each player has ${number(amount)} ${markName(mark, amount)}: ${and(where)}.`,

  holeSet: {
    parts: {
      row: { inner: "inner row", middle: "middle row", outer: "outer row" },
      left: (amount) => (amount === 1 ? "leftmost hole" : `${number(amount)} leftmost holes`),
      right: (amount) => (amount === 1 ? "rightmost hole" : `${number(amount)} rightmost holes`),
      column: (place) => (place === 1 ? "leftmost hole" : `${ordinal(place)} hole from the left`),
    },
    phrase: ({ row, left, right, column }, set, each, side) => {
      const whose = side === undefined ? "each player's" : side === "south" ? "South's" : "North's";
      const rows = each ? `${whose} ${row ?? ""}` : `the ${row ?? ""}`;
      const every = side === undefined ? "each row" : `each of ${whose} rows`;
      const of = `of ${row === undefined ? every : rows}`;
      if (column !== undefined) return `the ${column} ${of}`;
      if (left !== undefined && right !== undefined) {
        return `${each ? "every hole" : "the holes"} ${of} that ${each ? "is" : "are"} among the ${left} and among the ${right}`;
      }
      const end = left ?? right;
      if (end !== undefined) {
        const several = (set.left ?? set.right ?? 1) > 1;
        return `${each && several ? "each of the" : "the"} ${end} ${of}`;
      }
      const all = each ? "every hole" : "all holes";
      if (row === undefined) return side === undefined ? all : `${all} of ${whose}`;
      return `${all} ${of}`;
    },
  },
  setup: {
    entry: (where, amount, instead) => {
      if (amount === 0) return `${instead ? "But" : "At the start"} ${where} is empty.`;
      const what = `${seeds(amount)} ${amount === 1 ? "lies" : "lie"}`;
      return instead ? `But ${what} in ${where}.` : `At the start ${what} in ${where}.`;
    },
    others: "All other holes are empty.",
    captured: ({ south, north }) =>
      `Before the first turn South has already captured ${seeds(south)} and North ${seeds(north)}.`,
    reserve: (amount) => `Each player has ${seeds(amount)} in reserve besides.`,
    total: (amount) => `There ${amount === 1 ? "is" : "are"} ${seeds(amount)} in all.`,
  },

  ...englishTurn,

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
    innerRowEmpty: {
      true: "A player whose inner row is empty, even in mid-turn after a capture, has lost.",
      false: "",
    },
    rest: {
      other:
        "When the seeds are counted, the player who is not to move adds all that are still on the board to those he has captured.",
      even: "When the seeds are counted, each player adds half of those still on the board to those he has captured; an odd one goes to the player with more on his side.",
      owner:
        "When the seeds are counted, each player adds those in his own holes to those he has captured.",
      runOut:
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
    rest: {
      other: "In that case the player who is not to move adds all that are still on the board.",
      owner: "In that case each player adds those in his own holes.",
      runOut: "In that case a player who has none left on the board adds all that are there.",
      even: "In that case each player adds half of those on the board; an odd one goes to the player with more on his side.",
      nobody: "In that case only captured seeds count.",
    },
    except: {
      sideEmpty: "Positions in which a player has no seeds on the board do not count for this.",
    },
  },
  doubt: (note) => note,
};
