/** Endodoi, ready to play. */
import type { Options } from "../types.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { endodoi as source } from "../variants/endodoi.ts";

/** Endodoi with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export function endodoi(options: Options = {}): Variant {
  return readyVariant(source, options);
}
