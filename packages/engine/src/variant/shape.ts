/**
 * Shapes say what a value of the variant language may look like. They are plain data: the reader checks values by
 * them and the published JSON Schema is made from them, so the two cannot disagree. The type parameter ties each
 * shape to its type: a field that is missing here, or of another kind, does not compile.
 */
export type Shape<T> = (
  | { readonly kind: "integer"; readonly min: number; readonly max: number }
  | { readonly kind: "text"; readonly longest: number; readonly pattern?: RegExp }
  | { readonly kind: "word"; readonly words: readonly (string | number | boolean)[] }
  | { readonly kind: "scalar" }
  | { readonly kind: "either"; readonly list: Shape<unknown>; readonly word: Shape<unknown> }
  | {
      readonly kind: "list";
      readonly of: Shape<unknown>;
      readonly shortest: number;
      readonly longest: number;
    }
  | {
      readonly kind: "map";
      readonly of: Shape<unknown>;
      readonly keys: RegExp;
      readonly longest: number;
    }
  | {
      readonly kind: "object";
      readonly name: string;
      readonly fields: Readonly<Record<string, Shape<unknown>>>;
      readonly required: readonly string[];
      /** Fields of which exactly one must be present. */
      readonly oneOf?: readonly string[];
    }
) & {
  /** Whether options may stand for the value. Default true. */
  readonly fixed?: boolean;
  /** Never present: it only carries the type. */
  readonly type?: T;
};

/** A whole number, bounds included. */
export function integer(min: number, max: number): Shape<number> {
  return { kind: "integer", min, max };
}

/** A text of at most so many UTF-16 code units. */
export function text(longest: number, pattern?: RegExp): Shape<string> {
  return pattern === undefined ? { kind: "text", longest } : { kind: "text", longest, pattern };
}

/** One of a few words, numbers or truth values. */
export function word<const T extends string | number | boolean>(...words: readonly T[]): Shape<T> {
  return { kind: "word", words };
}

/** `true` or `false`. */
export function flag(): Shape<boolean> {
  return { kind: "word", words: [true, false] };
}

/** Any number, text or truth value: the value of an option. */
export function scalar(): Shape<string | number | boolean> {
  return { kind: "scalar" };
}

/** A list, bounds included. */
export function list<T>(of: Shape<T>, shortest: number, longest: number): Shape<readonly T[]> {
  return { kind: "list", of, shortest, longest };
}

/** A list, or one of a few words instead. */
export function either<L, W>(entries: Shape<L>, words: Shape<W>): Shape<L | W> {
  return { kind: "either", list: entries, word: words };
}

/** An object whose keys are names the author chooses. */
export function map<T>(
  of: Shape<T>,
  keys: RegExp,
  longest: number,
): Shape<Readonly<Record<string, T>>> {
  return { kind: "map", of, keys, longest };
}

type RequiredKeys<T> = {
  [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? never : K;
}[keyof T];

/** An object with known fields. `name` is its type's name, under which the schema describes it. */
export function object<T>(
  name: string,
  fields: { readonly [K in keyof T]-?: Shape<NonNullable<T[K]>> },
  required: readonly RequiredKeys<T>[],
  oneOf?: readonly (keyof T)[],
): Shape<T> {
  const shape = {
    kind: "object" as const,
    name,
    fields: fields as Readonly<Record<string, Shape<unknown>>>,
    required: required as readonly string[],
  };
  return oneOf === undefined ? shape : { ...shape, oneOf: oneOf as readonly string[] };
}

/** The same shape, but no option may stand for the value. */
export function fixed<T>(shape: Shape<T>): Shape<T> {
  return { ...shape, fixed: true };
}
