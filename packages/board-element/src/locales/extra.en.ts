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
    timeLeft: "Time left",
    timeUsed: "Time used",
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
    plan: "Plan a reply",
    when: "If the other side plays",
    then: (theirs) => `If ${theirs}, then`,
    planned: (theirs, mine) => `If ${theirs}, then ${mine}`,
    add: "Add",
    forget: (planned) => `Forget: ${planned}`,
  },
  setup: {
    label: "Set up a position",
    tool: "A click on a hole",
    tools: {
      add: "adds a seed",
      remove: "takes a seed away",
      empty: "empties it",
      owner: "changes its owner",
      claim: "changes who has claimed it",
      block: "blocks it",
    },
    toMove: "To move",
    captured: (side) => `Captured by ${side}`,
    reserve: (side) => `Reserve of ${side}`,
    house: (side) => `${side} owns the house`,
    clear: "Empty the board",
    undo: "Undo",
    done: "Done",
    cancel: "Cancel",
    total: (seeds, wanted) => `${count(seeds, { one: "# seed", other: "# seeds" })} of ${wanted}.`,
    holds: (hole, seeds) => `${hole}: ${count(seeds, { one: "# seed", other: "# seeds" })}.`,
    owned: (hole, owner) => `${hole} belongs to ${owner}.`,
    claimed: (hole, by) => (by ? `${hole} is claimed by ${by}.` : `${hole} is claimed by nobody.`),
    blocked: (hole, blocked) => (blocked ? `${hole} is blocked.` : `${hole} is not blocked.`),
    invalid: (why) => `It cannot be so yet: ${why}.`,
    kept: "The game has changed meanwhile; what you put together is still here.",
    replaced: "The board now has another game. “Undo” brings back what you put together.",
    keys: "On a hole, + and − change its seeds, Delete empties it; with Shift a click takes away.",
  },
};
