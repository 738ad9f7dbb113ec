/** Katra, ready to play. */
import type { Options } from "../types.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { katra as source } from "../variants/katra.ts";

/** Katra with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export function katra(options: Options = {}): Variant {
  return readyVariant(source, options);
}
