/** Walak-pussa, ready to play. */
import type { Options } from "../types.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { walakPussa as source } from "../variants/walak-pussa.ts";

/** Walak-pussa with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export function walakPussa(options: Options = {}): Variant {
  return readyVariant(source, options);
}
