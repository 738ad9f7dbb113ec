/** The options of a definition that is known to be right. */
import { VariantError } from "../errors.ts";
import type { Options, OptionValue } from "../types.ts";
import { refuseOthers } from "./refuse-others.ts";
import { optionChoices, type VariantSource } from "./variant.ts";

/** Every option with its value: the given one, or the default. Throws a VariantError: `option-value` or `unknown-option`. */
export function chooseOptions(source: VariantSource, given: Options): Options {
  const chosen: Record<string, OptionValue> = {};
  for (const { name, values } of optionChoices(source, given, chosen)) {
    const value = chosen[name]!;
    if (values.includes(value)) continue;
    throw new VariantError("option-value", name, `${name} cannot be ${String(value)}`, values);
  }
  refuseOthers(source.id, given, chosen);
  return chosen;
}
