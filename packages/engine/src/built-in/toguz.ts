/** Toguz Kumalak, ready to play. */
import { claimsField } from "../notation/further-fields.ts";
import { captureAnyLanding } from "../rules/further-captures.ts";
import { compileCarefulLap } from "../rules/careful-lap.ts";
import { captureOff } from "../rules/destinations.ts";
import { endMajority } from "../rules/further-ends.ts";
import { endCounting } from "../rules/count-end.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { testClaimable } from "../rules/further-landing-tests.ts";
import { testOwner, testTotal } from "../rules/landing-tests.ts";
import { toOwner } from "../rules/rest-rules.ts";
import { fixedVariant } from "../variant/fixed-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { toguzRules as source } from "../variants/toguz.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { landing: captureAnyLanding },
  destinations: { off: captureOff },
  tests: { owner: testOwner, total: testTotal, claimable: testClaimable },
  ends: { counting: endCounting, majority: endMajority },
  rests: { owner: toOwner },
  fields: { claims: claimsField },
  laps: { careful: compileCarefulLap },
};

/** Toguz Kumalak with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const toguz: MakeVariant = /* @__PURE__ */ fixedVariant(source, kinds);
