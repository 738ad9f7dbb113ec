/** Options that a variant does not have. */
import { VariantError } from "../errors.ts";
import type { Options } from "../types.ts";

/** Throws a VariantError, `unknown-option`, if any was given that is not among the chosen ones. */
export function refuseOthers(given: Options, chosen: Options): void {
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(chosen, name)) continue;
    throw new VariantError("unknown-option", name, Object.keys(chosen));
  }
}
