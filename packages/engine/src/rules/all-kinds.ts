/** Every kind of rule: what variants carry that were parsed, for their rules can need any. A kind that is missing here does not compile. */
import {
  blockedField,
  claimsField,
  directionsField,
  housesField,
  reserveField,
} from "../notation/further-fields.ts";
import { compileAfterwards } from "./afterwards.ts";
import { compileBarred } from "./barred.ts";
import { captureAnyLanding, captureBeyond, captureTotals } from "./further-captures.ts";
import { compileCarefulLap } from "./careful-lap.ts";
import {
  endMajority,
  endRepeated,
  endRowEmpty,
  endSideEmpty,
  endUncompared,
} from "./further-ends.ts";
import { compileFeeding } from "./feeding.ts";
import { captureSownFromEnd, compileGuided } from "./guided.ts";
import { compileKeepDirection } from "./keep-direction.ts";
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
import { compileOnward } from "./onward.ts";
import { compileOpening } from "./opening.ts";
import { evenly, toOther, toWhoRanOut } from "./further-rest-rules.ts";
import { compileSkippingLap } from "./skipping-lap.ts";
import { decideStores } from "./store-landing.ts";
import { compileSwap } from "./swap.ts";
import { compileTakingAll } from "./taking-all.ts";
import { traditionalKinds } from "./traditional-kinds.ts";

/** All of them. */
export const allKinds: AllRuleKinds = {
  ...traditionalKinds,
  captures: {
    ...traditionalKinds.captures,
    landing: captureAnyLanding,
    beyond: captureBeyond,
    totals: captureTotals,
  },
  destinations: { ...traditionalKinds.destinations, sowFromEnd: captureSownFromEnd },
  takingAll: compileTakingAll,
  afterwards: compileAfterwards,
  tests: {
    ...traditionalKinds.tests,
    claimable: testClaimable,
    next: testNext,
    beyond: testBeyond,
    opposite: testAnyOpposite,
    oppositeOuter: testOppositeOuter,
    turn: testTurn,
    stage: testStage,
    house: testHouse,
    blocked: testBlocked,
    opening: testOpening,
  },
  turns: {
    guided: compileGuided,
    keepDirection: compileKeepDirection,
    barred: compileBarred,
    ...traditionalKinds.turns,
    feeding: compileFeeding,
    swap: compileSwap,
    opening: compileOpening,
  },
  fields: {
    ...traditionalKinds.fields,
    claims: claimsField,
    directions: directionsField,
    reserve: reserveField,
    houses: housesField,
    blocked: blockedField,
  },
  laps: { careful: compileCarefulLap, skipping: compileSkippingLap, onward: compileOnward },
  storeLandings: decideStores,
  ends: {
    counting: traditionalKinds.ends.counting,
    repeated: endRepeated,
    uncompared: endUncompared,
    majority: endMajority,
    sideEmpty: endSideEmpty,
    allBelow: traditionalKinds.ends.allBelow,
    innerRowEmpty: endRowEmpty,
  },
  rests: { ...traditionalKinds.rests, runOut: toWhoRanOut, other: toOther, even: evenly },
};
