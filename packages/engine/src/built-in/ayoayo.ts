/** Ayoayo, ready to play. */
import { captureOpposite } from "../rules/captures.ts";
import { captureOff } from "../rules/destinations.ts";
import { compileFeeding } from "../rules/feeding.ts";
import { endCounting } from "../rules/count-end.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { testHole, testOpposite, testOwner } from "../rules/landing-tests.ts";
import { toOwner } from "../rules/rest-rules.ts";
import { compileSkippingLap } from "../rules/skipping-lap.ts";
import { compileTrials } from "../rules/trials.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { ayoayoRules as source } from "../variants/ayoayo.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { opposite: captureOpposite },
  destinations: { off: captureOff },
  tests: { hole: testHole, owner: testOwner, opposite: testOpposite },
  ends: { counting: endCounting },
  rests: { owner: toOwner },
  laps: { skipping: compileSkippingLap },
  turns: { feeding: compileFeeding, trials: compileTrials },
};

/** Ayoayo with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const ayoayo: MakeVariant = /* @__PURE__ */ readyVariant(source, kinds);
