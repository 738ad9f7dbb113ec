/** Katra Boaoaka, ready to play. */
import type { Options } from "../types.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { katraBoaoaka as source } from "../variants/katra-boaoaka.ts";

/** Katra Boaoaka with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export function katraBoaoaka(options: Options = {}): Variant {
  return readyVariant(source, options);
}
