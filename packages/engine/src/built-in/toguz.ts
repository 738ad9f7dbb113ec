/** Toguz Kumalak, ready to play. */
import type { Options } from "../types.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { toguz as source } from "../variants/toguz.ts";

/** Toguz Kumalak with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export function toguz(options: Options = {}): Variant {
  return readyVariant(source, options);
}
