/** Pallanguzhi, ready to play. */
import { captureBeyond } from "../rules/further-captures.ts";
import { compileCarefulLap } from "../rules/careful-lap.ts";
import { captureOff } from "../rules/destinations.ts";
import { endCounting } from "../rules/count-end.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { compileOnward } from "../rules/onward.ts";
import { testBeyond, testNext } from "../rules/further-landing-tests.ts";
import { toOwner } from "../rules/rest-rules.ts";
import { compileTrials } from "../rules/trials.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { pallanguzhiRules as source } from "../variants/pallanguzhi.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { beyond: captureBeyond },
  destinations: { off: captureOff },
  tests: { next: testNext, beyond: testBeyond },
  ends: { counting: endCounting },
  rests: { owner: toOwner },
  laps: { careful: compileCarefulLap, onward: compileOnward },
  turns: { trials: compileTrials },
};

/** Pallanguzhi with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const pallanguzhi: MakeVariant = /* @__PURE__ */ readyVariant(source, kinds);
