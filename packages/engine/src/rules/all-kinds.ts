/** Every kind of rule: what variants carry that were parsed, for their rules can need any. A kind that is missing here does not compile. */
import {
  blockedField,
  claimsField,
  directionsField,
  housesField,
  reserveField,
} from "../notation/further-fields.ts";
import { ownersField } from "../notation/position-fields.ts";
import { compileBarred } from "./barred.ts";
import { compileBonus } from "./bonus.ts";
import {
  captureAnyLanding,
  captureBeyond,
  captureTarget,
  captureTotals,
} from "./further-captures.ts";
import { captureFile, captureOpposite } from "./captures.ts";
import { compileCarefulLap } from "./careful-lap.ts";
import { choose, compileChoice } from "./choice.ts";
import { captureOff, captureSown, captureSownFromEnd } from "./destinations.ts";
import { endAllBelow } from "./early-ends.ts";
import { endMajority, endRowEmpty, endSideEmpty } from "./further-early-ends.ts";
import { compileEnding } from "./ending.ts";
import { compileFartherIn } from "./farther-in.ts";
import { compileFeeding } from "./feeding.ts";
import { compileGuided } from "./guided.ts";
import { compileHouse } from "./house.ts";
import { compileKeepDirection } from "./keep-direction.ts";
import {
  testHole,
  testOwner,
  testAnyRow,
  testMark,
  testTotal,
  testTarget,
} from "./landing-tests.ts";
import {
  testClaimable,
  testNext,
  testBeyond,
  testAnyOpposite,
  testOppositeOuter,
  testTurn,
  testStage,
  testHouse,
  testBlocked,
  testOpening,
} from "./further-landing-tests.ts";
import type { AllRuleKinds } from "./kinds.ts";
import { compileLoneStep } from "./lone-step.ts";
import { compileOffers } from "./offers.ts";
import { compileOnward } from "./onward.ts";
import { compileOpening } from "./opening.ts";
import { compileOutermost } from "./outermost.ts";
import { compilePassing } from "./passing.ts";
import { evenly, toOther, toWhoRanOut } from "./further-rest-rules.ts";
import { toOwner } from "./rest-rules.ts";
import { compileSettle } from "./settle.ts";
import { compileSkippingLap } from "./skipping-lap.ts";
import { fitsStore } from "./store-landing.ts";
import { compileSwap } from "./swap.ts";
import { compileTaking } from "./taking.ts";
import { compileTakingAll } from "./taking-all.ts";
import { compileTestedTarget } from "./target.ts";
import { compileTerritory } from "./territory.ts";
import { compileTrials } from "./trials.ts";

/** All of them. */
export const allKinds: AllRuleKinds = {
  captures: {
    file: captureFile,
    opposite: captureOpposite,
    target: captureTarget,
    landing: captureAnyLanding,
    beyond: captureBeyond,
    totals: captureTotals,
  },
  destinations: { off: captureOff, sow: captureSown, sowFromEnd: captureSownFromEnd, choose },
  takingAll: compileTakingAll,
  bonus: compileBonus,
  tests: {
    hole: testHole,
    owner: testOwner,
    row: testAnyRow,
    mark: testMark,
    total: testTotal,
    claimable: testClaimable,
    next: testNext,
    beyond: testBeyond,
    opposite: testAnyOpposite,
    oppositeOuter: testOppositeOuter,
    target: testTarget,
    turn: testTurn,
    stage: testStage,
    house: testHouse,
    blocked: testBlocked,
    opening: testOpening,
  },
  turns: {
    choice: compileChoice,
    taking: compileTaking,
    offers: compileOffers,
    swap: compileSwap,
    passing: compilePassing,
    loneStep: compileLoneStep,
    keepDirection: compileKeepDirection,
    opening: compileOpening,
  },
  fields: {
    owners: ownersField,
    claims: claimsField,
    directions: directionsField,
    reserve: reserveField,
    houses: housesField,
    blocked: blockedField,
  },
  carefulLap: compileCarefulLap,
  skippingLap: compileSkippingLap,
  onward: compileOnward,
  guided: compileGuided,
  house: compileHouse,
  territory: compileTerritory,
  storeLanding: fitsStore,
  target: compileTestedTarget,
  fartherIn: compileFartherIn,
  settle: compileSettle,
  trials: compileTrials,
  feeding: compileFeeding,
  outermost: compileOutermost,
  barred: compileBarred,
  ending: compileEnding,
  earlyEnds: {
    innerRowEmpty: endRowEmpty,
    allBelow: endAllBelow,
    sideEmpty: endSideEmpty,
    majority: endMajority,
  },
  rests: { owner: toOwner, runOut: toWhoRanOut, other: toOther, even: evenly },
};
