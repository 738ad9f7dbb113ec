/** Bao la Kimasai, ready to play. */
import type { Options } from "../types.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { kimasai as source } from "../variants/kimasai.ts";

/** Bao la Kimasai with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export function kimasai(options: Options = {}): Variant {
  return readyVariant(source, options);
}
