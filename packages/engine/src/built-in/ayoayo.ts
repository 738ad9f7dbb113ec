/** Ayoayo, ready to play. */
import type { Options } from "../types.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { ayoayo as source } from "../variants/ayoayo.ts";

/** Ayoayo with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export function ayoayo(options: Options = {}): Variant {
  return readyVariant(source, options);
}
