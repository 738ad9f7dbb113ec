/** Oware, ready to play. */
import type { Options } from "../types.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { oware as source } from "../variants/oware.ts";

/** Oware with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export function oware(options: Options = {}): Variant {
  return readyVariant(source, options);
}
