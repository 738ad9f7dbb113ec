/** Oware, ready to play. */
import { captureLanding } from "../rules/captures.ts";
import { captureOff } from "../rules/destinations.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { compileTakingAll } from "../rules/taking-all.ts";
import { testOwner, testTotal } from "../rules/landing-tests.ts";
import type { Options } from "../types.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { oware as source } from "../variants/oware.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { landing: captureLanding },
  destinations: { off: captureOff },
  tests: { owner: testOwner, total: testTotal },
  takingAll: compileTakingAll,
};

/** Oware with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export function oware(options: Options = {}): Variant {
  return readyVariant(source, options, kinds);
}
