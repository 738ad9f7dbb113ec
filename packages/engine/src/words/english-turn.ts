import type { RulesWords } from "./messages.ts";
import { englishNumbers } from "./numbers.ts";
import { needsMore, type Scope } from "./scope.ts";

const { count, number, or } = englishNumbers;

const seeds = (amount: number): string => count(amount, "seed", "seeds");

const holesOf = { own: "holes of your own", enemy: "the enemy's holes", any: "all holes" };
const oneHoleOf = { own: "a hole of your own", enemy: "a hole of the enemy's", any: "any hole" };

/** Exactly so many seeds. */
function exactly(totals: readonly number[]): string {
  return `exactly ${or(totals.map(number))} ${totals.length === 1 && totals[0] === 1 ? "seed" : "seeds"}`;
}

/** Turns, in English. */
export const englishTurn: Pick<
  RulesWords,
  "order" | "lap" | "start" | "circuit" | "sowing" | "turn"
> = {
  order: "South moves first; then the players take turns.",
  lap: ({ singleSeeds }) =>
    singleSeeds
      ? "On your turn you move one seed to the next hole."
      : "On your turn you lift all the seeds of one hole and sow them one by one into the holes that follow. That is a lap.",
  start: {
    mustCapture: ({ minimum, maximum }) =>
      `If you can begin with a capture, you must: you then start from any hole of yours with ${number(minimum)} to ${seeds(maximum)} whose first lap ends in a capture. That is a capturing turn; every other turn is a plain one.`,
    rows: {
      all: ({ territory, rules }) =>
        `You may start from any hole ${territory ? "you own" : "of yours"}${needsMore(rules) ? "" : " that has seeds"}.`,
      outermostOccupied:
        "You may start only from a hole with seeds in your outermost row that has any.",
      innerFirst:
        "In a plain turn you start from your inner row; only if no hole there holds enough seeds may you start from your outer row.",
    },
    minimum: (least) => (least === 1 ? "" : `The hole must hold at least ${seeds(least)}.`),
    singles: {
      never: "A hole with fewer is never played.",
      otherwiseStuck: ({ rules }) =>
        rules.start?.minimum === 2
          ? "Only when you have no such hole may you move a single seed."
          : "Only when you have no such hole may you play one with fewer.",
      whenNoOther: ({ rules }) =>
        rules.start?.minimum === 2
          ? "Only when you have no such hole, or none of them may be played, may you move a single seed."
          : "Only when you have no such hole, or none of them may be played, may you play one with fewer.",
    },
    barred: (totals) => `A hole with ${exactly(totals)} may be played only when no other hole may.`,
    loneEnd: {
      inward:
        "If the only seeds in your inner row lie in a hole at its end, you may not sow them out of the row.",
    },
    entry: ({ houseSows, singles = "works" }, { rules }) =>
      [
        "As long as you have seeds in reserve, your turns begin with one of them: you put it into a hole of your inner row that has seeds.",
        "If it can capture there as if it were the last seed of a lap, it must, and that is a capturing turn.",
        `If it can capture nowhere, you put it into a hole that holds at least ${seeds(rules.start?.minimum ?? 1)}, or into any if there is none, lift that whole hole and sow it: a plain turn.`,
        ...(rules.board.house === undefined
          ? []
          : [
              singles === "owned"
                ? "As long as the house is yours you may do that with a single seed too, even if there are larger holes."
                : "As long as your house works you may do that with a single seed too, even if there are larger holes.",
              "A working house may not be lifted so.",
              ...(houseSows === undefined
                ? []
                : [
                    `If your working house is the only hole of your inner row with seeds, you sow only ${number(houseSows)} of its seeds, and it stays yours.`,
                  ]),
            ]),
      ].join(" "),
    singleInto: {
      any: "A single seed may move into any hole.",
      empty: ({ singleSeeds }) =>
        singleSeeds
          ? "The hole that it goes to must be empty."
          : "A single seed may move only into an empty hole.",
    },
    feeding: {
      always: "You must play so that the enemy has seeds after your move, if you can.",
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
      chosenOnce: (scope) =>
        `In your first turn you choose whether they go forward or backward, and keep to that for the whole game. Forward is ${forward(scope)}; backward is ${backward(scope)}.`,
      forward: (scope) => `They go forward: ${forward(scope)}.`,
      backward: (scope) => `They go backward: ${backward(scope)}.`,
      either: (scope) =>
        `Each turn you choose whether they go forward or backward. Forward is ${forward(scope)}; backward is ${backward(scope)}.`,
    },
  },
  sowing: {
    first: {
      next: "The first seed falls into the hole after the emptied one.",
      origin:
        "The first seed falls back into the hole you emptied; only a single seed goes to the next hole.",
    },
    jump: ({ owner, totals, opening }) =>
      `While sowing you leave out ${holesOf[owner]} with ${exactly(totals)}; the seed goes to the next hole that takes one.${opening === "sown" ? " In the first turn of the game no hole is left out." : ""}`,
    passing: ({ owner, totals, to }) =>
      `As soon as a seed you sow makes ${exactly(totals)} in ${oneHoleOf[owner]}, ${to === "sower" ? "you capture them" : "the owner of the hole captures them"} and sowing goes on.`,
    origin: {
      sown: "On a lap that goes right round, the hole it started from gets a seed like any other.",
      skipped: "On a lap that goes right round, the hole it started from is left out.",
      startSkipped:
        "Whichever lap of a sowing goes past it, the hole that the sowing started from is left out.",
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
    swap: {
      true: "After the first player's whole first turn, the second may swap sides instead of moving: he takes over the first player's side with all that is on it, and the first player moves next.",
      false: "",
    },
    block: ({ minimum }, { rules }) =>
      `After a plain turn${rules.reserve === undefined ? "" : " without a seed from the reserve"}, if the enemy has no turn that begins with a capture, and all such turns you would have yourself capture the same hole of his, that hole is blocked in his next turn: he may not start from it. It is blocked only if it holds at least ${seeds(minimum)}, ${rules.board.house === undefined ? "and another hole of his inner row does so too" : "another hole of his inner row does so too, and it is not a house he still owns"}.`,
  },
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
