/** Goré, ready to play. */
import { offerPhase } from "../notation/phases.ts";
import { ownersField } from "../notation/position-fields.ts";
import { captureLanding } from "../rules/captures.ts";
import { captureOff } from "../rules/destinations.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { compileOffers } from "../rules/offers.ts";
import { testOwner, testTotal } from "../rules/landing-tests.ts";
import type { Options } from "../types.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { gore as source } from "../variants/gore.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { landing: captureLanding },
  destinations: { off: captureOff },
  tests: { owner: testOwner, total: testTotal },
  phases: { offer: offerPhase },
  fields: { territory: ownersField },
  offers: compileOffers,
};

/** Goré with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export function gore(options: Options = {}): Variant {
  return readyVariant(source, options, kinds);
}
