/** A variant ready for use: the definition as written, the options chosen, and the rules that follow. */
import type { Board, Options, OptionValue } from "../types.ts";
import type { OptionDefinition, VariantDefinition } from "./definition.ts";

/** A JSON value. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** An option in the place of a value. */
export type OptionReference<T> = {
  readonly option: string;
  readonly cases?: Readonly<Record<string, Source<T>>>;
  readonly else?: Source<T>;
};

/** The fields of a definition in which no option can stand. */
type FixedField = "format" | "id" | "name" | "otherNames" | "origin" | "disputed" | "house";

/** A value as written: itself, or an option in its place, at any depth. */
export type Source<T> =
  | OptionReference<T>
  | (T extends readonly (infer Entry)[]
      ? readonly Source<Entry>[]
      : T extends object
        ? { readonly [Key in keyof T]: Source<T[Key]> }
        : T);

/** An option as a file says it: its values may hang on the options before it. */
export type OptionSource = Omit<OptionDefinition, "values"> & {
  readonly values?: ValuesSource | undefined;
};

/** The values of an option: a list, or a list chosen by an option before it. */
export type ValuesSource =
  | readonly OptionValue[]
  | {
      readonly option: string;
      readonly cases?: Readonly<Record<string, ValuesSource>>;
      readonly else?: ValuesSource;
    };

/** A variant as a file says it: pure JSON. */
export type VariantSource = {
  readonly [Key in keyof Omit<VariantDefinition, "options">]: Key extends FixedField
    ? VariantDefinition[Key]
    : Source<VariantDefinition[Key]>;
} & { readonly options?: Readonly<Record<string, OptionSource>> };

/**
 * A variant with its options chosen. Frozen plain data; it can be sent to a worker as `definition` and `options`, and
 * parsed again there.
 */
export interface Variant {
  readonly id: string;
  /** The definition as written. */
  readonly definition: VariantSource;
  /** Every option with its value, chosen or default. */
  readonly options: Options;
  /** The definition with the options put in their places. */
  readonly rules: VariantDefinition;
  readonly board: Board;
  /** Seeds in the game, on the board and captured together. */
  readonly total: number;
}

/** An option as a picker shows it. */
export interface OptionChoice {
  readonly name: string;
  /** Every allowed value, in the order of the definition. */
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
}

/**
 * The options of a definition with their allowed values. The values of an option may hang on options before it: those are taken as
 * `chosen` says, or at their defaults. What is taken is noted in `taken`.
 */
export function optionChoices(
  { options = {} }: Pick<VariantSource, "options">,
  chosen: Options = {},
  taken: Record<string, OptionValue> = {},
): OptionChoice[] {
  return Object.entries(options).map(([name, option]) => {
    const usual = option.default;
    taken[name] = Object.hasOwn(chosen, name) ? chosen[name]! : usual;
    const values = allowedValues(withOptions(option, taken) as never);
    return { name, values, default: usual };
  });
}

/** Plain data with every option put in its place, at any depth; nothing where neither a case nor `else` fits. */
export function withOptions(data: object, options: Options): unknown {
  return JSON.parse(JSON.stringify(data), (_name, value) => {
    // What became nothing leaves a gap in its list, which this closes.
    if (Array.isArray(value)) return value.flat();
    if (typeof value?.option !== "string") return value;
    const chosen = options[value.option];
    if (value.cases === undefined) return chosen;
    // A value may be a word that every object knows, as `constructor`.
    return Object.hasOwn(value.cases, String(chosen)) ? value.cases[String(chosen)] : value.else;
  });
}

/** Every value that an option of a definition without faults allows. */
export function allowedValues({ values, min, max }: OptionDefinition): readonly OptionValue[] {
  return values ?? Array.from({ length: max! - min! + 1 }, (_, further) => min! + further);
}
