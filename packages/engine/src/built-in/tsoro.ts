/** Tsoro, ready to play. */
import { compileBonus } from "../rules/bonus.ts";
import { captureFile } from "../rules/captures.ts";
import { choose, compileChoice } from "../rules/choice.ts";
import { captureOff } from "../rules/destinations.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { testHole, testMark, testOpposite, testRow } from "../rules/landing-tests.ts";
import { compileTaking } from "../rules/taking.ts";
import { compileTrials } from "../rules/trials.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { tsoroRules as source } from "../variants/tsoro.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { file: captureFile },
  destinations: { off: captureOff, choose },
  tests: { hole: testHole, row: testRow, mark: testMark, opposite: testOpposite },
  afterwards: compileBonus,
  turns: { trials: compileTrials, choice: compileChoice, taking: compileTaking },
};

/** Tsoro with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const tsoro: MakeVariant = /* @__PURE__ */ readyVariant(source, kinds);
