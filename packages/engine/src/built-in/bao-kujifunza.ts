/** Bao la Kujifunza, ready to play. */
import type { Options } from "../types.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { baoKujifunza as source } from "../variants/bao-kujifunza.ts";

/** Bao la Kujifunza with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export function baoKujifunza(options: Options = {}): Variant {
  return readyVariant(source, options);
}
