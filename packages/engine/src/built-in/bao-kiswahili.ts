/** Bao la Kiswahili, ready to play. */
import type { Options } from "../types.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { baoKiswahili as source } from "../variants/bao-kiswahili.ts";

/** Bao la Kiswahili with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export function baoKiswahili(options: Options = {}): Variant {
  return readyVariant(source, options);
}
