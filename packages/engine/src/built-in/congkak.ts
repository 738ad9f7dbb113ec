/** Congkak, ready to play. */
import { captureOpposite } from "../rules/captures.ts";
import { captureOff } from "../rules/destinations.ts";
import { endAllBelow } from "../rules/early-ends.ts";
import { endCounting } from "../rules/count-end.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { testHole, testOpposite, testOwner } from "../rules/landing-tests.ts";
import { compilePassing } from "../rules/passing.ts";
import { toOwner } from "../rules/rest-rules.ts";
import { decideStores } from "../rules/store-landing.ts";
import { compileTrials } from "../rules/trials.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { congkakRules as source } from "../variants/congkak.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { opposite: captureOpposite },
  destinations: { off: captureOff },
  tests: { hole: testHole, owner: testOwner, opposite: testOpposite },
  turns: { trials: compileTrials, passing: compilePassing },
  ends: { counting: endCounting, allBelow: endAllBelow },
  rests: { owner: toOwner },
  storeLandings: decideStores,
};

/** Congkak with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const congkak: MakeVariant = /* @__PURE__ */ readyVariant(source, kinds);
