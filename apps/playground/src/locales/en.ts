import type { Messages } from "./messages.ts";
import { games } from "./games.en.ts";

const plural = new Intl.PluralRules("en");

function counted(count: number, one: string, other: string): string {
  return `${count} ${plural.select(count) === "one" ? one : other}`;
}

function list(items: readonly string[]): string {
  return new Intl.ListFormat("en").format(items);
}

const sides = { south: "South", north: "North" } as const;

const levelNames = [
  "newcomer",
  "beginner",
  "learner",
  "player",
  "rival",
  "adept",
  "master",
  "elder",
] as const;

const optionNames = new Map(
  Object.entries({
    columns: "Columns",
    rows: "Rows",
    bonus: "Bonus holes after a capture",
    heads: "Heads on each side",
    headsExempt: "Heads are safe from the bonus",
    direction: "Direction of sowing",
    loneStep: "A last single seed may step forward",
    seeds: "Seeds in each hole",
    emptyCapture: "The last seed is captured even alone",
    rest: "The rest at the end goes to",
    grandSlam: "A capture of everything",
    rules: "Rules",
    pie: "The second player may swap sides",
    times: "A position ends the game when it comes",
    onRepetition: "The rest of a repeated position goes to",
    goingRound: "Seeds on one side only may go round",
    singles: "Single seeds",
    opening: "Start position",
    withLanding: "The last seed is taken too",
    tradition: "Tradition",
    lone: "A lone seed opposite stops the turn",
    outer: "The hole behind a captured one",
    upToThree: "Only holes of up to three are captured",
    fours: "Fours go to",
    opposite: "The hole across is taken too",
    ending: "When a side cannot sow",
    pairsFixed: "Pairs may not be played",
    takasia: "Takasia: a hole may be blocked",
    malawi: "Malawian start",
  }),
);

const optionValues = new Map(
  Object.entries({
    forward: "always forward",
    backward: "always backward",
    either: "player’s choice",
    true: "yes",
    false: "no",
    owner: "its owner",
    runOut: "who ran out of seeds",
    nobody: "nobody",
    noCapture: "takes nothing",
    forbidden: "is forbidden",
    opponentKeepsRest: "leaves the rest to the enemy",
    captures: "takes all",
    even: "both, half each",
    ndyuka: "as told by the Ndyuka",
    computer: "as played by computers",
    whenNoOther: "when nothing else is legal",
    otherwiseStuck: "only without larger holes",
    two: "two in each hole",
    twentyNine: "after the opening of twenty-nine",
    nama: "Nama",
    damara: "Damara",
    both: "in each of the two holes",
    sum: "in both holes together",
    free: "as any other",
    needed: "must hold seeds too",
    any: "may be empty",
    chosenOnce: "chosen once for the game",
    sower: "the player who sows",
    stores: "he passes until all is in the stores",
    owned: "as long as the house is owned",
    works: "as long as the house works",
  }),
);

const reasons = {
  "row-empty": "The inner row of one side was empty.",
  stuck: "No move was left.",
  "none-left": "No seeds were left to play.",
  swept: "Too few seeds were left to go on; each side kept its own.",
  majority: "More than half of the seeds were captured.",
  repetition: "The same position came back too often.",
  resigned: "The other side gave up.",
} as const;

const botReasons = new Map(
  Object.entries({
    "worker-missing": "This browser cannot run it in the background.",
    "worker-blocked": "This page is not allowed to start it.",
    "worker-load": "Its program could not be fetched. Are you offline?",
    "worker-silent": "It gave no answer in time.",
    "worker-died": "It stopped in the middle of thinking.",
    "worker-version": "It belongs to another version of this page. Reload the page.",
    "search-failed": "It lost its way while thinking.",
  }),
);

export const en: Messages = {
  language: "en",
  page: {
    tagline: "Sowing games of Africa",
    skip: "Skip to the content",
    games: "Games",
    settings: "Settings",
    language: "Language",
    theme: "Appearance",
    themes: { system: "As the device", light: "Light", dark: "Dark" },
    speed: "Sowing speed",
    speeds: { slow: "Slow", usual: "Usual", fast: "Fast", instant: "At once" },
    material: "Board",
    materials: { wood: "Wood", earth: "Earth", paper: "Paper", plain: "Plain" },
    sound: "Sound",
    sounds: { off: "Off", on: "On" },
    close: "Close",
    broken: "Something went wrong on this page. Your game is in its address: reload to go on.",
  },
  library: {
    title: "Choose a game",
    lead: "Holes in the earth, a handful of seeds, and centuries of cunning. Choose a board: the bot is ready, and you move first.",
    others: "More games",
    play: (game) => `Play ${game} against the bot`,
    playShort: "Play",
    set: (game) => `Options for ${game}`,
    setShort: "Options",
    aboutOf: (game) => `About ${game}`,
    board: (rows, columns) => `${rows} rows of ${columns}`,
    picture: (game, rows, columns) =>
      `The board of ${game} at the start: ${rows} rows of ${columns} holes`,
  },
  about: {
    people: "People",
    place: "Place",
    recorded: "Recorded by",
    sources: "Sources",
    otherNames: "Also called",
    rules: "How it is played",
    house: "House rules",
    houseNote:
      "Where the sources leave a rule open, something had to be chosen. These choices are ours, not the tradition’s.",
    houseMark: "House rule",
    disputed: "In doubt",
    full: "The rules in full",
  },
  setup: {
    title: (game) => `New game of ${game}`,
    game: "Game",
    options: "Board and rules",
    players: "Players",
    start: "Start the game",
    cancel: "Cancel",
    usual: "usual",
    option: (name) => optionNames.get(name),
    value: (name, value) =>
      name === "bonus" && value === 0 ? "none" : (optionValues.get(String(value)) ?? String(value)),
    impossible: "These options do not go together.",
  },
  seats: {
    sides,
    human: "Human",
    bot: "Bot",
    playedBy: (side) => `${side} is played by`,
    levelOf: (side) => `Strength of ${side}’s bot`,
    levelValue: (level) => `${level} – ${levelNames[level - 1] ?? ""}`,
    timeOf: (side) => `Time of ${side}’s bot for each action`,
    captured: (seeds) => `${counted(seeds, "seed", "seeds")} captured`,
    inHoles: (seeds) => `${counted(seeds, "seed", "seeds")} in holes`,
    toAct: "to act",
  },
  play: {
    turn: (actor) => (actor === "you" ? "Your turn" : `${sides[actor]}’s turn`),
    decision: (decision) => {
      switch (decision.kind) {
        case "sow":
          return "Choose a hole to sow from.";
        case "step":
          return "Choose a seed to move.";
        case "sow-or-offer":
          return "Choose a hole to sow from, or offer holes for sale.";
        case "enter":
          return `Enter a seed: choose a hole for it. ${counted(decision.left, "seed", "seeds")} in reserve.`;
        case "swap":
          return "Swap sides, or choose a hole to sow from.";
        case "house":
          return `The last seed fell in your house ${decision.hole}: sow the house on, or stop?`;
        case "head":
          return `The last seed fell in the head ${decision.hole}: go on, or stop?`;
        case "take-holes":
          return `Choose an enemy hole to empty: ${counted(decision.left, "hole", "holes")} left.`;
        case "take-seeds":
          return `Take a seed from any enemy hole: ${counted(decision.left, "seed", "seeds")} left.`;
        case "answer":
          return `${list(decision.holes)} ${decision.holes.length === 1 ? "is" : "are"} for sale: accept, or decline?`;
        case "pass":
          return "No move is possible: pass.";
      }
    },
    thinking: (side) => `${sides[side]}’s bot is thinking…`,
    stop: "Stop",
    stopped: "The bot is paused.",
    resume: "Let the bot play",
    failed: "The bot could not play.",
    retry: "Try again",
    takeOver: "Play this side yourself",
    result: (result, winner) => {
      if (result.outcome === "draw") return "A draw";
      if (winner === null) return "No result";
      return winner === "you" ? "You have won" : `${sides[winner]} has won`;
    },
    reason: (result) =>
      result.outcome === "void"
        ? "The same position came back again and again."
        : reasons[result.reason],
    glory: "A victory without glory: an offer of holes was refused on the way.",
    again: "Play again",
    settingUp: "Setting up a position",
    settingUpHint: "A click on a hole changes its seeds.",
    lookingBack: "You are looking at an earlier position.",
    back: "Return to the game",
    refused: (action) => `${action} cannot be played now.`,
    board: (game) => `Board of ${game}`,
  },
  controls: {
    label: "Game controls",
    fresh: "New game",
    undo: "Undo",
    redo: "Redo",
    resign: "Resign",
    flip: "Flip board",
    copy: "Copy link",
    copied: "The link to this game has been copied.",
    copiedPart:
      "The link to this position has been copied. The game is too long for its moves to fit in.",
    copyFailed: "The link could not be copied. Here it is:",
    link: "Link to this game",
  },
  record: {
    title: "Moves",
    empty: "No moves yet.",
    first: "First position",
    previous: "One turn back",
    next: "One turn on",
    last: "Latest position",
    goTo: (number, side, actions) => `Turn ${number}, ${side}: ${actions}`,
  },
  opinion: {
    ask: "Who is ahead?",
    asking: "The bot is looking…",
    best: (action) => `The bot would play ${action}.`,
  },
  errors: {
    linkTitle: "This link does not work",
    link: {
      "link-malformed":
        "The link is not whole: characters are missing or do not belong in it. Ask for the whole link.",
      "link-too-long": "The link is longer than any link made here.",
      "link-version": "The link was not made here, or by a newer version of this page.",
      "link-variant": "The link names a game, or options of it, that are not known here.",
      "link-start": "The link begins from a position that cannot be.",
      "link-action": "The link contains a move that cannot be played.",
      "link-checksum": "The link has been changed on its way: its check does not fit its game.",
    },
    choose: "Choose a game instead",
    bot: (code) => botReasons.get(code) ?? "Something unexpected happened.",
  },
  games,
};
