/** Katra, ready to play. */
import { captureTarget } from "../rules/captures.ts";
import { directionsField } from "../notation/further-fields.ts";
import { captureSown } from "../rules/destinations.ts";
import { compileKeepDirection } from "../rules/keep-direction.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { testHole, testRow, testTarget } from "../rules/landing-tests.ts";
import { compileTrials } from "../rules/trials.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { katraRules as source } from "../variants/katra.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { target: captureTarget },
  destinations: { sow: captureSown },
  tests: { hole: testHole, row: testRow, target: testTarget },
  turns: { keepDirection: compileKeepDirection, trials: compileTrials },
  fields: { directions: directionsField },
};

/** Katra with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const katra: MakeVariant = /* @__PURE__ */ readyVariant(source, kinds);
