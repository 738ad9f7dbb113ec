/** Awari, ready to play. */
import type { Options } from "../types.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { awari as source } from "../variants/awari.ts";

/** Awari with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export function awari(options: Options = {}): Variant {
  return readyVariant(source, options);
}
