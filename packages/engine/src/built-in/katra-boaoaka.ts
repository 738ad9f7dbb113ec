/** Katra Boaoaka, ready to play. */
import { captureFile } from "../rules/captures.ts";
import { directionsField } from "../notation/further-fields.ts";
import { captureSown } from "../rules/destinations.ts";
import { compileKeepDirection } from "../rules/keep-direction.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { testHole, testRow } from "../rules/landing-tests.ts";
import { testAnyOpposite, testOppositeOuter } from "../rules/further-landing-tests.ts";
import { compileTrials } from "../rules/trials.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { katraBoaoakaRules as source } from "../variants/katra-boaoaka.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { file: captureFile },
  destinations: { sow: captureSown },
  tests: {
    hole: testHole,
    row: testRow,
    opposite: testAnyOpposite,
    oppositeOuter: testOppositeOuter,
  },
  turns: { keepDirection: compileKeepDirection, trials: compileTrials },
  fields: { directions: directionsField },
};

/** Katra Boaoaka with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const katraBoaoaka: MakeVariant = /* @__PURE__ */ readyVariant(source, kinds);
