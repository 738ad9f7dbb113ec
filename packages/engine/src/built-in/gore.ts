/** Goré, ready to play. */
import { ownersField } from "../notation/position-fields.ts";
import { captureLanding } from "../rules/captures.ts";
import { captureOff } from "../rules/destinations.ts";
import { endAllBelow } from "../rules/early-ends.ts";
import { endCounting } from "../rules/count-end.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { testOwner, testTotal } from "../rules/landing-tests.ts";
import { compileOffers } from "../rules/offers.ts";
import { compilePassing } from "../rules/passing.ts";
import { toOwner } from "../rules/rest-rules.ts";
import { fixedVariant } from "../variant/fixed-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { goreRules as source } from "../variants/gore.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { landing: captureLanding },
  destinations: { off: captureOff },
  tests: { owner: testOwner, total: testTotal },
  turns: { offers: compileOffers, passing: compilePassing },
  ends: { counting: endCounting, allBelow: endAllBelow },
  rests: { owner: toOwner },
  fields: { owners: ownersField },
};

/** Goré with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const gore: MakeVariant = /* @__PURE__ */ fixedVariant(source, kinds);
