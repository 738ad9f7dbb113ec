/** Owela, ready to play. */
import { captureFile } from "../rules/captures.ts";
import { captureSown } from "../rules/destinations.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { compileOnward } from "../rules/onward.ts";
import { testHole, testOpposite, testRow } from "../rules/landing-tests.ts";
import { compileTrials } from "../rules/trials.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { owelaRules as source } from "../variants/owela.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { file: captureFile },
  destinations: { sow: captureSown },
  tests: { hole: testHole, row: testRow, opposite: testOpposite },
  laps: { onward: compileOnward },
  turns: { trials: compileTrials },
};

/** Owela with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const owela: MakeVariant = /* @__PURE__ */ readyVariant(source, kinds);
