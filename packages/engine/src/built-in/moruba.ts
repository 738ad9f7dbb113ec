/** Moruba, ready to play. */
import { compileBonus } from "../rules/bonus.ts";
import { captureFile } from "../rules/captures.ts";
import { captureOff } from "../rules/destinations.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { testHole, testOpposite, testRow } from "../rules/landing-tests.ts";
import { compileTaking } from "../rules/taking.ts";
import { compileTrials } from "../rules/trials.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { morubaRules as source } from "../variants/moruba.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { file: captureFile },
  destinations: { off: captureOff },
  tests: { hole: testHole, row: testRow, opposite: testOpposite },
  afterwards: compileBonus,
  turns: { trials: compileTrials, taking: compileTaking },
};

/** Moruba with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const moruba: MakeVariant = /* @__PURE__ */ readyVariant(source, kinds);
