/** Nsolo, ready to play. */
import { compileBonus } from "../rules/bonus.ts";
import { captureOpposite } from "../rules/captures.ts";
import { captureOff } from "../rules/destinations.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { testHole, testOpposite, testRow } from "../rules/landing-tests.ts";
import { compilePassing } from "../rules/passing.ts";
import { compileTaking } from "../rules/taking.ts";
import { compileTrials } from "../rules/trials.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { nsoloRules as source } from "../variants/nsolo.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { opposite: captureOpposite },
  destinations: { off: captureOff },
  tests: { hole: testHole, row: testRow, opposite: testOpposite },
  afterwards: compileBonus,
  turns: { trials: compileTrials, taking: compileTaking, passing: compilePassing },
};

/** Nsolo with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const nsolo: MakeVariant = /* @__PURE__ */ readyVariant(source, kinds);
