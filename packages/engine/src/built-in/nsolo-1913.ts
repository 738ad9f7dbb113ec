/** Nsolo (1913), ready to play. */
import type { Options } from "../types.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { nsolo1913 as source } from "../variants/nsolo-1913.ts";

/** Nsolo (1913) with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export function nsolo1913(options: Options = {}): Variant {
  return readyVariant(source, options);
}
