/** The options of a definition that is known to be right. */
import { VariantError } from "../errors.ts";
import type { Options, OptionValue } from "../types.ts";
import { refuseOthers } from "./refuse-others.ts";
import { optionChoices, type VariantSource } from "./variant.ts";

/** Every option with its value: the given one, or the default. Throws a VariantError: `option-value` or `unknown-option`. */
export function chooseOptions(source: VariantSource, given: Options): Options {
  const chosen: Record<string, OptionValue> = {};
  for (const { name, values } of optionChoices(source, given, chosen)) {
    if (!values.includes(chosen[name]!)) throw new VariantError("option-value", name, values);
  }
  refuseOthers(given, chosen);
  return chosen;
}
