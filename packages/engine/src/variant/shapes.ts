/** The shapes of the variant language: one for each type of the definition files. */
import type { Dispute, OptionDefinition, Origin, VariantDefinition } from "./definition.ts";
import type {
  HouseDefinition,
  BoardDefinition,
  ClaimsDefinition,
  HoleSet,
  SetupEntry,
  StartCaptured,
} from "./board-definition.ts";
import type { EndDefinition, RepetitionDefinition, RestRule } from "./end-definition.ts";
import type {
  CircuitDefinition,
  JumpDefinition,
  PassingDefinition,
  SowingDefinition,
} from "./sowing-definition.ts";
import type {
  EntryDefinition,
  MustCaptureDefinition,
  StartDefinition,
} from "./start-definition.ts";
import type { BlockDefinition, OffersDefinition, TurnDefinition } from "./turn-definition.ts";
import { landingCase } from "./landing-shapes.ts";
import { MOST_COLUMNS, MOST_SEEDS, NAME, type Form } from "./limits.ts";
import {
  fixed,
  flag,
  integer,
  list,
  map,
  object,
  scalar,
  text,
  word,
  type Shape,
} from "./shape.ts";

const POINTER: Form = {
  pattern: /^(\/[A-Za-z0-9]+)+$/,
  words: "a JSON pointer, like /end/rest",
};
const ID: Form = {
  pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  words: "small letters, digits and single hyphens, a letter first",
};

const row = word("inner", "middle", "outer");
const seeds = integer(0, MOST_SEEDS);
const count = integer(1, MOST_SEEDS);
const columns = integer(1, MOST_COLUMNS);

const holeSet: Shape<HoleSet> = object<HoleSet>(
  "HoleSet",
  { row, left: integer(0, MOST_COLUMNS), right: integer(0, MOST_COLUMNS), column: columns },
  [],
);

const setupEntry: Shape<SetupEntry> = object<SetupEntry>(
  "SetupEntry",
  {
    row,
    left: integer(0, MOST_COLUMNS),
    right: integer(0, MOST_COLUMNS),
    column: columns,
    side: word("south", "north"),
    seeds,
  },
  ["seeds"],
);

const claims: Shape<ClaimsDefinition> = object<ClaimsDefinition>(
  "Claims",
  { most: integer(1, 72), except: list(holeSet, 0, 16), mirrored: flag() },
  ["most"],
);

const startCaptured: Shape<StartCaptured> = object<StartCaptured>(
  "StartCaptured",
  { south: seeds, north: seeds },
  ["south", "north"],
);

const house: Shape<HouseDefinition> = object<HouseDefinition>(
  "House",
  { mark: text(32, NAME), works: count },
  ["mark", "works"],
);

const board: Shape<BoardDefinition> = object<BoardDefinition>(
  "Board",
  {
    rows: word(2, 4, 6),
    columns,
    stores: word("none", "sown"),
    territory: flag(),
    capacity: count,
    claims,
    house,
    marks: map(list(holeSet, 0, 16), NAME, 8),
  },
  ["rows", "columns"],
);

const circuit: Shape<CircuitDefinition> = object<CircuitDefinition>(
  "Circuit",
  {
    holes: word("own", "all"),
    path: word("loop", "serpentine"),
    direction: word("forward", "backward", "either", "chosenOnce"),
  },
  ["holes"],
);

const mustCapture: Shape<MustCaptureDefinition> = object<MustCaptureDefinition>(
  "MustCapture",
  { minimum: count, maximum: count },
  ["minimum", "maximum"],
);

const entry: Shape<EntryDefinition> = object<EntryDefinition>(
  "Entry",
  { houseSows: count, singles: word("owned", "works") },
  [],
);

const start: Shape<StartDefinition> = object<StartDefinition>(
  "Start",
  {
    rows: word("all", "outermostOccupied", "innerFirst"),
    mustCapture,
    loneEnd: word("inward"),
    entry,
    minimum: count,
    singles: word("never", "otherwiseStuck", "whenNoOther"),
    singleInto: word("any", "empty"),
    feeding: word("free", "must", "always"),
    loneStep: flag(),
    barred: list(count, 1, 64),
  },
  [],
);

const passing: Shape<PassingDefinition> = object<PassingDefinition>(
  "Passing",
  {
    totals: list(count, 1, 64),
    owner: word("own", "enemy", "any"),
    to: word("sower", "owner"),
  },
  ["totals", "owner", "to"],
);

const jump: Shape<JumpDefinition> = object<JumpDefinition>(
  "Jump",
  {
    owner: word("own", "enemy", "any"),
    totals: list(count, 1, 64),
    opening: word("sown", "left"),
  },
  ["owner", "totals"],
);

const sowing: Shape<SowingDefinition> = object<SowingDefinition>(
  "Sowing",
  {
    origin: word("sown", "skipped", "startSkipped"),
    first: word("next", "origin"),
    jump,
    passing,
    endlessAfter: integer(1, 10_000),
  },
  [],
);

const offers: Shape<OffersDefinition> = object<OffersDefinition>(
  "Offers",
  { holes: integer(1, 3), price: integer(0, MOST_SEEDS), keep: integer(0, 24) },
  ["holes", "price", "keep"],
);

const block: Shape<BlockDefinition> = object<BlockDefinition>("Block", { minimum: count }, [
  "minimum",
]);

const turn: Shape<TurnDefinition> = object<TurnDefinition>(
  "Turn",
  { offers, swap: flag(), block, pass: word("never", "withSeeds", "always") },
  [],
);

const rest: Shape<RestRule> = word("owner", "runOut", "other", "even", "nobody");

const end: Shape<EndDefinition> = object<EndDefinition>(
  "End",
  {
    noAction: word("loses", "count"),
    allBelow: count,
    majority: flag(),
    sideEmpty: flag(),
    innerRowEmpty: flag(),
    rest,
  },
  ["noAction"],
);

const repetition: Shape<RepetitionDefinition> = object<RepetitionDefinition>(
  "Repetition",
  {
    times: integer(2, 100),
    result: word("draw", "void", "count"),
    rest,
    except: word("sideEmpty"),
  },
  ["times", "result"],
);

const origin: Shape<Origin> = object<Origin>(
  "Origin",
  { people: text(200), place: text(200), recorded: text(400), sources: list(text(400), 0, 16) },
  [],
);

const dispute: Shape<Dispute> = object<Dispute>(
  "Dispute",
  { rule: text(200, POINTER), note: text(400) },
  ["rule", "note"],
);

/** An option's own definition. */
export const optionDefinition: Shape<OptionDefinition> = object<OptionDefinition>(
  "Option",
  {
    values: list(scalar(), 1, 64),
    min: integer(-1000, MOST_SEEDS),
    max: integer(-1000, MOST_SEEDS),
    default: scalar(),
  },
  ["default"],
);

/** The most options a variant may have. */
export const MOST_OPTIONS = 16;

/** A whole variant. */
export const variantShape: Shape<VariantDefinition> = object<VariantDefinition>(
  "Variant",
  {
    format: fixed(word(1)),
    id: fixed(text(40, ID)),
    name: fixed(text(80)),
    otherNames: fixed(list(text(80), 0, 16)),
    origin: fixed(origin),
    disputed: fixed(list(dispute, 0, 32)),
    options: map(optionDefinition, NAME, MOST_OPTIONS),
    board,
    setup: list(setupEntry, 1, 64),
    total: count,
    captured: startCaptured,
    reserve: seeds,
    circuit,
    start,
    sowing,
    landing: list(landingCase, 0, 64),
    turn,
    end,
    repetition,
    house: fixed(list(text(200, POINTER), 0, 64)),
  },
  ["format", "id", "name", "board", "setup", "circuit", "landing", "end", "repetition"],
);
