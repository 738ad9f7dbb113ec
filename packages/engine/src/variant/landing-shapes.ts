/** The shapes of landing cases. */
import type { LandingCase, LandingCondition } from "./landing-definition.ts";
import { landingConsequence } from "./consequence-shapes.ts";
import { MOST_SEEDS, NAME } from "./limits.ts";
import { either, integer, list, object, text, word, type Shape } from "./shape.ts";

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

/** One landing case. */
export const landingCase: Shape<LandingCase> = object<LandingCase>(
  "LandingCase",
  { when: landingCondition, then: landingConsequence },
  ["when", "then"],
);
