/** Pallanguzhi, ready to play. */
import type { Options } from "../types.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { pallanguzhi as source } from "../variants/pallanguzhi.ts";

/** Pallanguzhi with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export function pallanguzhi(options: Options = {}): Variant {
  return readyVariant(source, options);
}
