import type { ExtraMessages } from "./extra-messages.ts";
import { plural } from "./messages.ts";

const count = plural("en");

/** What only some boards say, in English. */
export const extra: ExtraMessages = {
  moves: {
    label: "Moves",
    none: "Nothing has been played yet.",
    first: "To the start",
    previous: "Back one turn",
    next: "Forward one turn",
    last: "To the end",
    turn: (it) => `Turn ${it.number}, ${it.side}: ${it.actions}`,
    line: (number) => `Another line from turn ${number}`,
  },
  puzzle: {
    right: "Right.",
    wrong: (action) => `${action} is not the answer. Try again.`,
    solved: "Solved!",
    unsolved: "Solve the puzzle to its end.",
  },
  meter: {
    label: "Evaluation",
    unevaluated: "Not evaluated.",
    even: "Even.",
    ahead: (side, seeds) =>
      `${side} is ahead by ${count(seeds, { one: "# seed", other: "# seeds" })}.`,
    wins: (side, actions) =>
      `${side} wins in ${count(actions, { one: "# action", other: "# actions" })}.`,
  },
  premove: {
    set: (hole) => `${hole} will be played when your turn comes.`,
    left: (hole) => `${hole} will not be played.`,
    dropped: (why) => `Not played: ${why}`,
  },
};
