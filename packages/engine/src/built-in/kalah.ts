/** Kalah, ready to play. */
import { captureOpposite } from "../rules/captures.ts";
import { captureOff } from "../rules/destinations.ts";
import { endSideEmpty } from "../rules/further-ends.ts";
import { endCounting } from "../rules/count-end.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { testHole, testOpposite, testOwner } from "../rules/landing-tests.ts";
import { compileOpening } from "../rules/opening.ts";
import { toOwner } from "../rules/rest-rules.ts";
import { toWhoRanOut } from "../rules/further-rest-rules.ts";
import { decideStores } from "../rules/store-landing.ts";
import { compileSwap } from "../rules/swap.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { kalahRules as source } from "../variants/kalah.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { opposite: captureOpposite },
  destinations: { off: captureOff },
  tests: { hole: testHole, owner: testOwner, opposite: testOpposite },
  turns: { swap: compileSwap, opening: compileOpening },
  ends: { counting: endCounting, sideEmpty: endSideEmpty },
  rests: { owner: toOwner, runOut: toWhoRanOut },
  storeLandings: decideStores,
};

/** Kalah with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const kalah: MakeVariant = /* @__PURE__ */ readyVariant(source, kinds);
