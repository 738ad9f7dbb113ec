/** Hus, ready to play. */
import { captureFile } from "../rules/captures.ts";
import { captureSown } from "../rules/destinations.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { compileOnward } from "../rules/onward.ts";
import { testHole, testOpposite, testRow } from "../rules/landing-tests.ts";
import { testOppositeOuter } from "../rules/further-landing-tests.ts";
import { compileTrials } from "../rules/trials.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { husRules as source } from "../variants/hus.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { file: captureFile },
  destinations: { sow: captureSown },
  tests: { hole: testHole, row: testRow, opposite: testOpposite, oppositeOuter: testOppositeOuter },
  laps: { onward: compileOnward },
  turns: { trials: compileTrials },
};

/** Hus with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const hus: MakeVariant = /* @__PURE__ */ readyVariant(source, kinds);
