/** The options of a definition that is known to be right: choosing them, and putting them in their places. */
import { VariantError } from "../errors.ts";
import type { Options, OptionValue } from "../types.ts";
import { refuseOthers } from "./refuse-others.ts";
import { optionChoices, type Json, type VariantSource } from "./variant.ts";

/** Every option with its value: the given one, or the default. Throws a VariantError: `option-value` or `unknown-option`. */
export function chooseOptions(source: VariantSource, given: Options): Options {
  const chosen: Record<string, OptionValue> = {};
  for (const { name, values, default: usual } of optionChoices(source, given)) {
    const value = Object.hasOwn(given, name) ? given[name]! : usual;
    if (!values.includes(value)) {
      const message = `${name} cannot be ${String(value)}`;
      throw new VariantError("option-value", name, message, values);
    }
    chosen[name] = value;
  }
  refuseOthers(source.id, given, chosen);
  return chosen;
}

/** The value with every option put in its place, at any depth; undefined where neither a case nor `else` fits. */
export function withOptions(value: Json, options: Options): Json | undefined {
  if (typeof value !== "object" || value === null) return value;
  if (isList(value)) return value.flatMap((entry) => withOptions(entry, options) ?? []);
  const { option, cases, else: otherwise } = value;
  if (typeof option === "string") {
    const chosen = options[option];
    if (cases === undefined) return chosen;
    const fitting = (cases as Readonly<Record<string, Json>>)[String(chosen)] ?? otherwise;
    return fitting === undefined ? undefined : withOptions(fitting, options);
  }
  const placed: [string, Json][] = [];
  for (const [key, entry] of Object.entries(value)) {
    const one = withOptions(entry, options);
    if (one !== undefined) placed.push([key, one]);
  }
  return Object.fromEntries(placed);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
