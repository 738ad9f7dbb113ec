/** The shapes of landing cases. */
import type {
  BonusDefinition,
  ChainDefinition,
  LandingCase,
  LandingCondition,
  LandingConsequence,
} from "./definition.ts";
import { MOST_COLUMNS, MOST_SEEDS, NAME } from "./limits.ts";
import { either, flag, integer, list, object, text, word, type Shape } from "./shape.ts";

const seeds = integer(0, MOST_SEEDS);
const count = integer(1, MOST_SEEDS);

const landingCondition: Shape<LandingCondition> = object<LandingCondition>(
  "LandingCondition",
  {
    hole: word("empty", "occupied", "store"),
    owner: word("own", "enemy"),
    row: word("inner", "middle", "outer", "innermostOccupied"),
    mark: text(32, NAME),
    total: either(list(count, 1, 64), word("even", "odd")),
    claimable: word(true),
    next: word("empty", "occupied"),
    beyond: word("empty", "occupied"),
    opposite: either(list(seeds, 1, 64), word("empty", "occupied")),
    oppositeOuter: either(list(seeds, 1, 64), word("empty", "occupied")),
    target: word("empty", "occupied"),
    turn: word("capturing", "plain"),
    stage: word("entering", "moving"),
    house: word("working"),
    blocked: word(true),
    opening: word(false),
  },
  [],
);

const chain: Shape<ChainDefinition> = object<ChainDefinition>(
  "Chain",
  {
    direction: word("backward", "forward", "both"),
    owner: word("enemy", "any"),
    totals: list(count, 1, 64),
  },
  ["direction", "owner", "totals"],
);

const bonus: Shape<BonusDefinition> = object<BonusDefinition>(
  "Bonus",
  { holes: integer(0, 128), seeds: word("asCaptured"), exempt: text(32, NAME) },
  [],
  ["holes", "seeds"],
);

const landingConsequence: Shape<LandingConsequence> = object<LandingConsequence>(
  "LandingConsequence",
  {
    stop: word(true),
    relay: word<true | "next">(true, "next"),
    choose: list(word("relay", "stop"), 2, 2),
    again: word(true),
    capture: word("opposite", "file", "target", "landing", "beyond", "totals"),
    totals: list(count, 1, 64),
    claim: word(true),
    across: word(true),
    onwards: flag(),
    chain,
    withLanding: flag(),
    to: word("off", "sow", "sowFromEnd"),
    ends: integer(1, MOST_COLUMNS),
    sowWith: word("landing", "captured"),
    sowFrom: word("landing", "origin"),
    takingAll: word("allowed", "capturesNothing", "forbidden", "restToEnemy", "again"),
    lastSeeds: word("sow", "stay"),
    bonus,
  },
  [],
  ["stop", "relay", "choose", "again", "capture"],
);

/** One landing case. */
export const landingCase: Shape<LandingCase> = object<LandingCase>(
  "LandingCase",
  { when: landingCondition, then: landingConsequence },
  ["when", "then"],
);
