/** Endodoi, ready to play. */
import { captureOpposite } from "../rules/captures.ts";
import { captureOff } from "../rules/destinations.ts";
import { endCounting } from "../rules/count-end.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { testHole, testOwner } from "../rules/landing-tests.ts";
import { testAnyOpposite } from "../rules/further-landing-tests.ts";
import { toOwner } from "../rules/rest-rules.ts";
import { compileTrials } from "../rules/trials.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { endodoiRules as source } from "../variants/endodoi.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { opposite: captureOpposite },
  destinations: { off: captureOff },
  tests: { hole: testHole, owner: testOwner, opposite: testAnyOpposite },
  ends: { counting: endCounting },
  rests: { owner: toOwner },
  turns: { trials: compileTrials },
};

/** Endodoi with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const endodoi: MakeVariant = /* @__PURE__ */ readyVariant(source, kinds);
