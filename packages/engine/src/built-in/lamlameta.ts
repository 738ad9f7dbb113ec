/** Lamlameta, ready to play. */
import { compileBarred } from "../rules/barred.ts";
import { captureTotals } from "../rules/further-captures.ts";
import { compileCarefulLap } from "../rules/careful-lap.ts";
import { captureOff } from "../rules/destinations.ts";
import { endCounting } from "../rules/count-end.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { testHole, testOwner } from "../rules/landing-tests.ts";
import { testOpening, testAnyOpposite } from "../rules/further-landing-tests.ts";
import { compileOpening } from "../rules/opening.ts";
import { toOwner } from "../rules/rest-rules.ts";
import { compileTrials } from "../rules/trials.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { lamlametaRules as source } from "../variants/lamlameta.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { totals: captureTotals },
  destinations: { off: captureOff },
  tests: { hole: testHole, owner: testOwner, opposite: testAnyOpposite, opening: testOpening },
  turns: { barred: compileBarred, trials: compileTrials, opening: compileOpening },
  ends: { counting: endCounting },
  rests: { owner: toOwner },
  laps: { careful: compileCarefulLap },
};

/** Lamlameta with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const lamlameta: MakeVariant = /* @__PURE__ */ readyVariant(source, kinds);
