/** Tsoro (Matthews), ready to play. */
import type { Options } from "../types.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { tsoroMatthews as source } from "../variants/tsoro-matthews.ts";

/** Tsoro (Matthews) with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export function tsoroMatthews(options: Options = {}): Variant {
  return readyVariant(source, options);
}
