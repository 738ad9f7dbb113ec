/** Kalah, ready to play. */
import type { Options } from "../types.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { kalah as source } from "../variants/kalah.ts";

/** Kalah with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export function kalah(options: Options = {}): Variant {
  return readyVariant(source, options);
}
