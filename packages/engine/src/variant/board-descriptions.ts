/** What the fields about the game, its board and the start of a turn mean. */
import { field, type Description } from "./description.ts";

const left = field(
  "From the left",
  "Only the first so many columns from the player's own left.",
  1,
);
const right = field(
  "From the right",
  "Only the first so many columns from the player's own right.",
  2,
);
const column = field("Column", "Only this column, counted from 1 at the player's own left.", 3);
const row = field(
  "Row",
  "Only this row of each half: nearest the middle, farthest from it, or between.",
  "outer",
);

/** By the name of the object, then by field. */
export const boardDescriptions: Readonly<Record<string, Readonly<Record<string, Description>>>> = {
  Variant: {
    format: field("Format", "The version of the variant language. Format 1 is read for ever.", 1),
    id: field(
      "Id",
      "A short name for programs: small letters, digits and single hyphens.",
      "tsoro",
    ),
    name: field("Name", "The name players use.", "Tsoro"),
    otherNames: field("Other names", "What else it is called.", ["Fuva", "Imbwe"]),
    origin: field("Origin", "Where the game comes from.", { people: "Shona", place: "Zimbabwe" }),
    disputed: field("Disputed", "What the sources disagree about or doubt.", [
      { rule: "/circuit/direction", note: "Others tell of a free choice." },
    ]),
    options: field(
      "Options",
      "What players may choose before a game. Anywhere else a value may be replaced by an option.",
      { columns: { values: [6, 8], default: 8 } },
    ),
    board: field("Board", "Rows, columns, stores and marked holes.", { rows: 4, columns: 8 }),
    total: field("Total", "How many seeds the set-up puts into the game, as a check on it.", 48),
    setup: field(
      "Set-up",
      "What the holes hold at the start. Later entries overwrite earlier ones.",
      [{ seeds: 2 }, { row: "inner", right: 1, seeds: 0 }],
    ),
    captured: field(
      "Captured",
      "Seeds captured before the first turn, where the game begins after a fixed opening.",
      { south: 1, north: 2 },
    ),
    reserve: field("Reserve", "Seeds each player has in reserve, to be entered one at a time.", 22),
    circuit: field("Circuit", "The order in which holes are sown.", { holes: "own", path: "loop" }),
    start: field("Start of a turn", "Which holes a turn may start from.", { minimum: 2 }),
    sowing: field("Sowing", "How a hand of seeds is sown.", { endlessAfter: 1000 }),
    landing: field(
      "Landing",
      "What follows where the last seed of a lap fell. The first case that fits decides; when none fits, the turn is over.",
      [{ when: { hole: "occupied" }, then: { relay: true } }],
    ),
    turn: field("Turn", "What else a turn may be: offers and passing.", { pass: "withSeeds" }),
    end: field("End", "When the game is over, and how it is counted.", { noAction: "loses" }),
    repetition: field("Repetition", "What happens when a position comes back.", {
      times: 3,
      result: "draw",
    }),
    house: field(
      "House rules",
      "JSON pointers to the rules of this file that were chosen because the sources are silent.",
      ["/repetition"],
    ),
  },
  Origin: {
    people: field("People", "Who plays it.", "Shona"),
    place: field("Place", "Where it is played.", "north-east Zimbabwe"),
    recorded: field("Recorded", "Who wrote it down, and when.", "J. B. Matthews, 1964"),
    sources: field("Sources", "Where its rules can be read.", ["Mancala World, Tsoro"]),
  },
  Dispute: {
    rule: field("Rule", "JSON pointer to the rule.", "/circuit/direction"),
    note: field("Note", "What the sources say.", "Others tell of a free choice."),
  },
  Option: {
    values: field(
      "Values",
      "The allowed values. They may hang on an option before this one.",
      [6, 8, 12],
    ),
    min: field("Smallest", "With `max`: any whole number from here.", 0),
    max: field("Largest", "With `min`: up to here, included.", 3),
    default: field("Default", "The value when nothing is chosen.", 8),
  },
  HoleSet: { row, left, right, column },
  SetupEntry: {
    row,
    left,
    right,
    column,
    side: field("Side", "Only on this side; absent: on both.", "south"),
    seeds: field("Seeds", "Seeds in each of these holes.", 2),
  },
  Board: {
    rows: field("Rows", "Rows of both halves together.", 4),
    columns: field("Columns", "Holes in a row.", 8),
    stores: field(
      "Stores",
      "`sown`: the circuit passes through the player's own store, after his last hole.",
      "sown",
    ),
    territory: field("Territory", "Whether holes can change hands.", true),
    capacity: field("Capacity", "The most seeds a hole may ever hold.", 1),
    claims: field(
      "Claims",
      "Holes that a player can claim: seeds that fall into them are his at once.",
      { most: 1 },
    ),
    house: field("House", "One hole of each player that is his until he loses it.", {
      mark: "house",
      works: 6,
    }),
    marks: field("Marks", "Holes with a name of their own, for use in conditions.", {
      head: [{ row: "outer", right: 2 }],
    }),
  },
  StartCaptured: {
    south: field("South", "Seeds South has captured.", 1),
    north: field("North", "Seeds North has captured.", 2),
  },
  House: {
    mark: field("Mark", "The mark of the hole; exactly one hole of each side bears it.", "house"),
    works: field("Works", "It works as a house while it holds at least so many seeds.", 6),
  },
  MustCapture: {
    minimum: field("Minimum", "The fewest seeds a hole must hold to begin a capturing turn.", 2),
    maximum: field("Maximum", "The most; fewer than the holes of the circuit.", 15),
  },
  Entry: {
    houseSows: field(
      "House sows",
      "So many seeds are sown from a working house that is the only occupied inner hole.",
      2,
    ),
    singles: field(
      "Singles",
      "Single seeds may be lifted although larger holes exist, while the house is owned or while it works.",
      "owned",
    ),
  },
  Block: {
    minimum: field("Minimum", "Only a hole with at least so many seeds can be blocked.", 2),
  },
  Claims: {
    most: field("Most", "How many holes each player may hold.", 1),
    except: field("Except", "Holes that nobody may claim, each seen from the side it lies on.", [
      { right: 1 },
    ]),
    mirrored: field(
      "Mirrored",
      "Whether a hole may be claimed although the enemy holds the one in the same place on the other side.",
      false,
    ),
  },
  Circuit: {
    holes: field(
      "Holes",
      "`own`: round the player's own rows; `all`: round the whole board.",
      "own",
    ),
    path: field(
      "Path",
      "`loop`: outer row left to right, inner row back, and round again; `serpentine`: row by row from the outer to the inner, then straight back.",
      "loop",
    ),
    direction: field(
      "Direction",
      "`backward` is the mirror image of forward; with `either` the player chooses for each turn.",
      "either",
    ),
  },
  Start: {
    rows: field(
      "Rows",
      "`all` own rows, only the outermost one that has seeds, or the inner row as long as it holds enough (`innerFirst`).",
      "outermostOccupied",
    ),
    mustCapture: field(
      "Must capture",
      "Turns that begin with a capture go before all others; only such turns capture, where the landing cases say so by `turn`.",
      { minimum: 2, maximum: 15 },
    ),
    loneEnd: field(
      "Lone end hole",
      "`inward`: the only occupied inner hole, at an end of the row, may not be sown out of the row.",
      "inward",
    ),
    entry: field(
      "Entry",
      "As long as a player has seeds in reserve, his turns begin with one of them.",
      { houseSows: 2 },
    ),
    minimum: field("Minimum", "The fewest seeds a hole must hold to be sown from.", 2),
    singles: field(
      "Singles",
      "`otherwiseStuck`: holes with fewer seeds may move only when no own hole has the minimum; `whenNoOther`: also when none of those is legal.",
      "otherwiseStuck",
    ),
    singleInto: field(
      "Where a single seed may go",
      "`empty`: only when the next hole is empty.",
      "empty",
    ),
    feeding: field(
      "Feeding",
      "`must`: when the enemy has no seeds, only a sowing that leaves him some is legal.",
      "must",
    ),
    loneStep: field(
      "Lone step",
      "A player whose whole side is one seed may step it straight forward.",
      true,
    ),
    barred: field(
      "Barred",
      "Holes with one of these numbers of seeds may be sown from only when no other hole may.",
      [2],
    ),
  },
  Sowing: {
    origin: field(
      "Origin",
      "Whether the hole a lap started from is sown or skipped when the lap goes right round; `startSkipped`: all laps leave out the hole that the first one started from.",
      "skipped",
    ),
    first: field(
      "First seed",
      "`origin`: the first seed of several falls back into the emptied hole.",
      "origin",
    ),
    jump: field("Jump", "Holes that are left out while sowing.", { owner: "enemy", totals: [2] }),
    passing: field("In passing", "Captures by any seed of a lap, not only the last.", {
      totals: [4],
      owner: "any",
      to: "owner",
    }),
    endlessAfter: field(
      "Endless after",
      "An action that needs more laps is endless and illegal.",
      1000,
    ),
  },
  Jump: {
    owner: field("Owner", "Whose holes, seen from the player who sows.", "enemy"),
    totals: field("Totals", "Numbers of seeds that make a hole be left out.", [2]),
    opening: field("Opening", "`sown`: in the first turn of the game no hole is left out.", "sown"),
  },
  Passing: {
    totals: field("Totals", "Totals at which the seeds of a hole are captured.", [4]),
    owner: field("Owner", "Whose holes, seen from the player who sows.", "any"),
    to: field("To", "Who gets the seeds: the player who sows, or the owner of the hole.", "owner"),
  },
};
