/** Bestemshe, ready to play. */
import { captureLanding } from "../rules/captures.ts";
import { compileCarefulLap } from "../rules/careful-lap.ts";
import { captureOff } from "../rules/destinations.ts";
import { endMajority } from "../rules/further-ends.ts";
import { endCounting } from "../rules/count-end.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { testOwner, testTotal } from "../rules/landing-tests.ts";
import { toOwner } from "../rules/rest-rules.ts";
import { fixedVariant } from "../variant/fixed-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { bestemsheRules as source } from "../variants/bestemshe.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { landing: captureLanding },
  destinations: { off: captureOff },
  tests: { owner: testOwner, total: testTotal },
  ends: { counting: endCounting, majority: endMajority },
  rests: { owner: toOwner },
  laps: { careful: compileCarefulLap },
};

/** Bestemshe with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const bestemshe: MakeVariant = /* @__PURE__ */ fixedVariant(source, kinds);
