/** Katro, ready to play. */
import { captureTarget } from "../rules/captures.ts";
import { captureSown } from "../rules/destinations.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { testHole, testAnyRow, testTarget } from "../rules/landing-tests.ts";
import { compileLoneStep } from "../rules/lone-step.ts";
import { compileOutermost } from "../rules/outermost.ts";
import { compileTrials } from "../rules/trials.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { katroRules as source } from "../variants/katro.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { target: captureTarget },
  destinations: { sow: captureSown },
  tests: { hole: testHole, row: testAnyRow, target: testTarget },
  turns: { outermost: compileOutermost, loneStep: compileLoneStep, trials: compileTrials },
};

/** Katro with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const katro: MakeVariant = /* @__PURE__ */ readyVariant(source, kinds);
