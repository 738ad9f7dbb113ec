/** The kinds of rules that the five traditional games need. `all-kinds.ts` adds those of the other games. */
import { ownersField } from "../notation/position-fields.ts";
import { compileBonus } from "./bonus.ts";
import { captureFile, captureLanding, captureOpposite, captureTarget } from "./captures.ts";
import { choose, compileChoice } from "./choice.ts";
import { captureOff, captureSown } from "./destinations.ts";
import { endCounting } from "./count-end.ts";
import { endAllBelow } from "./early-ends.ts";
import type { AllRuleKinds } from "./kinds.ts";
import {
  testAnyRow,
  testHole,
  testMark,
  testOpposite,
  testOwner,
  testTarget,
  testTotal,
} from "./landing-tests.ts";
import { compileLoneStep } from "./lone-step.ts";
import { compileOffers } from "./offers.ts";
import { compileOutermost } from "./outermost.ts";
import { compilePassing } from "./passing.ts";
import { toOwner } from "./rest-rules.ts";
import { compileTaking } from "./taking.ts";
import { compileTrials } from "./trials.ts";

type Some<Table extends keyof AllRuleKinds, Name extends keyof AllRuleKinds[Table]> = Readonly<
  Pick<AllRuleKinds[Table], Name>
>;

/** In this table those of the tables are named, so that whoever adds the others knows which are here. */
interface TraditionalKinds extends Pick<AllRuleKinds, "afterwards"> {
  readonly captures: Some<"captures", "file" | "opposite" | "target" | "landing">;
  readonly destinations: Some<"destinations", "off" | "sow" | "choose">;
  readonly tests: Some<
    "tests",
    "hole" | "owner" | "row" | "mark" | "total" | "opposite" | "target"
  >;
  readonly turns: Some<
    "turns",
    "outermost" | "loneStep" | "trials" | "choice" | "taking" | "offers" | "passing"
  >;
  readonly ends: Some<"ends", "counting" | "allBelow">;
  readonly rests: Some<"rests", "owner">;
  readonly fields: Some<"fields", "owners">;
}

/** All that any of the five needs. */
export const traditionalKinds: TraditionalKinds = {
  captures: {
    file: captureFile,
    opposite: captureOpposite,
    target: captureTarget,
    landing: captureLanding,
  },
  destinations: { off: captureOff, sow: captureSown, choose },
  tests: {
    hole: testHole,
    owner: testOwner,
    row: testAnyRow,
    mark: testMark,
    total: testTotal,
    opposite: testOpposite,
    target: testTarget,
  },
  afterwards: compileBonus,
  turns: {
    outermost: compileOutermost,
    loneStep: compileLoneStep,
    trials: compileTrials,
    choice: compileChoice,
    taking: compileTaking,
    offers: compileOffers,
    passing: compilePassing,
  },
  ends: { counting: endCounting, allBelow: endAllBelow },
  rests: { owner: toOwner },
  fields: { owners: ownersField },
};
