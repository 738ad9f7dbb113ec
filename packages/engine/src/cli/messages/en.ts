import type { Side } from "../../types.ts";
import { shownList, shownNumber, shownShare } from "./shown.ts";
import { faultHere } from "../json-fault.ts";
import type { Messages } from "./messages.ts";

const language = "en";
const plural = new Intl.PluralRules(language);
const number = shownNumber(language);
const share = shownShare(language);
const anyOf = shownList(language);

function count(amount: number, one: string, many: string): string {
  return `${number(amount)} ${plural.select(amount) === "one" ? one : many}`;
}

const side: Readonly<Record<Side, string>> = { south: "South", north: "North" };

const reasons: Messages["play"]["reasons"] = {
  stuck: "the player to move has no legal action",
  "none-left": "the player to move has no seeds left",
  "row-empty": "the inner row of the losing side is empty",
  swept: "too few seeds are left on the board",
  majority: "more than half of the seeds are captured",
  repetition: "the position came back too often",
  resigned: "the other player resigned",
};

const issue = (expected: string, received: string): string =>
  `expected ${expected}, received ${received}`;
const place = (line: number, column: number): string => `line ${line}, column ${column}`;
const endOfText = "the end of the text";

/** The command line in English. */
export const messages: Messages = {
  refusals: {
    "no-command": () => "no command given",
    "unknown-command": ({ given }) => `there is no command ${given}`,
    "unknown-flag": ({ given }) => `there is no option ${given} here`,
    "flag-without-value": ({ flag }) => `--${flag} needs a value`,
    "flag-with-value": ({ flag }) => `--${flag} takes no value`,
    "wrong-value": ({ flag, given, allowed }) =>
      `--${flag} cannot be ${given}; it may be ${anyOf(allowed)}`,
    "missing-variant": () => "name a variant or a variant's file",
    "missing-depth": () => "say how deep to count, for example: magomba perft katro 5",
    "extra-word": ({ given }) => `there is a word too many: ${given}`,
    "unknown-variant": ({ given, allowed }) =>
      `there is no variant ${given}; there are ${anyOf(allowed)}`,
    "wrong-depth": ({ given }) => `the depth must be a whole number from 0 to 100, not ${given}`,
    "wrong-position": ({ reason, part }) => `the position cannot be: ${reason}, at ${part}`,
    "no-file": ({ file }) => `there is no file ${file}`,
    "unreadable-file": ({ file }) => `${file} cannot be read`,
    "large-file": ({ file, most }) => `${file} is larger than ${number(most)} bytes`,
    "not-json": ({ file, fault }) =>
      `${file} is not JSON: ${issue(fault.expected, faultHere(fault, place, endOfText))}`,
    "invalid-variant": ({ file, issue }) =>
      `${file} is not a valid variant: ${issue.path || "/"} ${issue.code} (magomba check ${file} says all)`,
  },
  nearest: (word) => `did you mean ${word}?`,
  tryHelp: "magomba --help says more",

  help: {
    usage: "Usage",
    commands: "Commands",
    flags: "Options",
    purpose: {
      perft: "count the sequences of so many actions",
      check: "check a variant and try it out in random games",
      rules: "tell the rules in words",
      play: "play in this terminal",
      variants: "list the built-in variants and their options",
    },
    purposeOf: {
      position: "count from this position instead of the start",
      divide: "count for each first action, then in all",
      bot: "let a bot play North: random",
      seed: "repeat the same random games",
      games: "how many random games to play (default 200)",
      time: "how many milliseconds they may take (default 5000)",
      language: "en, sw or ms (default: as LANG says)",
      help: "this text",
      version: "the version",
    },
    words: {
      variant: "VARIANT",
      depth: "DEPTH",
      options: "[OPTIONS]",
      text: "TEXT",
      number: "NUMBER",
    },
    variantNote:
      "VARIANT is the id of a built-in variant or the path of a JSON file. The variant's own options are flags too: --columns 8, --heads-exempt.",
  },

  check: {
    severity: { error: "error", warning: "warning" },
    issue,
    place,
    endOfText,
    codes: {
      missing: "a needed field is not there",
      "unknown-field": "no field of that name stands here, or it belongs to another kind",
      "unknown-word": "none of the words that may stand here",
      "unknown-option": "an option that the file does not have",
      "unknown-mark": "a mark that no hole bears",
      "option-value": "a value that the option does not have",
      "wrong-type": "text for a number, a list for an object, and so on",
      "out-of-range": "a number too small or too large",
      "too-short": "a text or list with too little in it",
      "too-long": "a text or list with too much in it",
      "too-deep": "too many things within one another",
      malformed: "a text that does not have the form it needs",
      "exactly-one": "none, or more than one, of fields of which one is needed",
      "no-such-row": "a row that a board of this size does not have",
      impossible: "rules that cannot stand together",
      "over-capacity": "more seeds in a hole than it can hold",
      "wrong-total": "the set-up does not add up to the stated total",
      shadowed: "what comes before it or after it leaves it nothing to decide",
      "no-effect": "a rule that changes nothing",
      "no-target": "a capture for which there is no hole, or too few seeds",
      "unused-mark": "a mark that no rule names",
      "unused-option": "an option that nothing hangs on",
      "unused-case": "a case for a value that the option never has",
      "no-rule": "a note about a rule that is not there",
      "never-ends": "nothing in the rules but repetition can end a game",
      "not-json": "a text that is not JSON",
    },
    good: (name) => `${name}: the definition is valid.`,
  },

  trial: {
    heading: (it) =>
      `Trial with seed ${it.seed}: ${count(it.games, "random game", "random games")}`,
    outOfTime: "The time ran out before all of them were played.",
    games: (it) =>
      `finished ${number(it.finished)}, unfinished after ${count(it.limit, "action", "actions")}: ${number(it.unfinished)}`,
    length: (it) =>
      `length: mean ${count(it.length.mean, "action", "actions")}, longest ${number(it.length.longest)}`,
    branching: (it) =>
      `choice: mean ${count(it.branching.mean, "action", "actions")}, most ${number(it.branching.most)}`,
    wins: (it) =>
      `wins: South ${number(it.wins.south)}, North ${number(it.wins.north)}` +
      (it.southShare === undefined ? "" : `; South, who moves first, won ${share(it.southShare)}`),
    others: (it) =>
      `draws ${number(it.draws)}, without a result ${number(it.voids)}, ended by repetition ${number(it.repetitions)}`,
    noProblems: "No problems were met.",
    problems: {
      "endless-sowing": (it) =>
        `${count(it.count, "sowing was", "sowings were")} endless and therefore not legal`,
      "never-ends": () => "no game came to an end",
      "over-capacity": (it) => `a hole overflowed ${count(it.count, "time", "times")}`,
      "over-at-start": () => "the game is over before it begins",
      failed: (it) => `the engine failed ${count(it.count, "time", "times")}: ${it.detail ?? ""}`,
    },
    example: (position, action) =>
      `for example ${action === undefined ? "at" : `${action} at`} ${position}`,
  },

  rules: {
    otherNames: "Also called",
    people: "Played by",
    place: "Place",
    recorded: "Recorded by",
    sources: "Sources",
    options: "Options",
    houseMark: "[house rule]",
    houseNote: "A house rule is one that the sources leave open: it was chosen here.",
  },

  play: {
    side,
    decision: (turn, who, kind, subject) => {
      const start = `Turn ${turn}, ${side[who]}`;
      switch (kind) {
        case "turn":
          return `${start} to move`;
        case "head":
          return `${start}: go on from ${subject} or stop`;
        case "take":
          return `${start}: take from the enemy's holes, ${count(Number(subject), "more time", "more times")}`;
        case "offer":
          return `${start}: ${subject} on offer; accept or decline`;
        case "swap":
          return `${start}: swap sides (swap), or sow`;
      }
    },
    captured: (who, seeds) => `${side[who]} has captured ${count(seeds, "seed", "seeds")}`,
    reserve: (who, seeds) => `${side[who]} has ${count(seeds, "seed", "seeds")} in reserve`,
    claims: (who, holes) => `${side[who]} has claimed ${holes.join(", ")}`,
    house: (who) => `${side[who]} still owns the house`,
    blocked: (hole) => `${hole} is blocked for this turn`,
    botPlays: (who, action) => `${side[who]} (bot) plays ${action}`,
    result: ({ outcome, winner, reason, withoutGlory }) => {
      const why = reasons[reason];
      if (outcome === "void") return `No result: ${why}.`;
      if (winner === null) return `A draw: ${why}.`;
      return `${side[winner]} wins${withoutGlory === true ? ", without glory" : ""}: ${why}.`;
    },
    reasons,
    help: "Type an action or its number, or: undo, moves, save FILE, resign, quit.",
    notLegal: (given) => `${given} is not a legal action here.`,
    endless: (given) => `${given} would never come to an end, so it is not legal.`,
    over: "The game is over. You can still type undo, moves, save FILE or quit.",
    nothingToUndo: "There is nothing to undo.",
    saved: (file) => `Saved in ${file}.`,
    notSaved: (file) => `${file} cannot be written.`,
    saveWhere: "Name the file: save FILE.",
    noMoves: "Nothing has been played yet.",
  },
};
