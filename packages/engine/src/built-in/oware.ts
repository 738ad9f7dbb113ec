/** Oware, ready to play. */
import { captureLanding } from "../rules/captures.ts";
import { captureOff } from "../rules/destinations.ts";
import { endMajority, endRepeated, endUncompared } from "../rules/further-ends.ts";
import { compileFeeding } from "../rules/feeding.ts";
import { endCounting } from "../rules/count-end.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { testOwner, testTotal } from "../rules/landing-tests.ts";
import { evenly } from "../rules/further-rest-rules.ts";
import { toOwner } from "../rules/rest-rules.ts";
import { compileSkippingLap } from "../rules/skipping-lap.ts";
import { compileTakingAll } from "../rules/taking-all.ts";
import { compileTrials } from "../rules/trials.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { owareRules as source } from "../variants/oware.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { landing: captureLanding },
  destinations: { off: captureOff },
  tests: { owner: testOwner, total: testTotal },
  takingAll: compileTakingAll,
  ends: {
    counting: endCounting,
    repeated: endRepeated,
    uncompared: endUncompared,
    majority: endMajority,
  },
  rests: { owner: toOwner, even: evenly },
  laps: { skipping: compileSkippingLap },
  turns: { feeding: compileFeeding, trials: compileTrials },
};

/** Oware with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const oware: MakeVariant = /* @__PURE__ */ readyVariant(source, kinds);
