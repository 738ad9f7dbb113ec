import type { Form } from "./limits.ts";

/**
 * Shapes say what a value of the variant language may look like. They are plain data: the reader checks values by
 * them and the published JSON Schema is made from them, so the two cannot disagree. The type parameter ties each
 * shape to its type: a field that is missing here, or of another kind, does not compile.
 */
export type Shape<T> = (
  | { readonly kind: "integer"; readonly min: number; readonly max: number }
  | { readonly kind: "text"; readonly longest: number; readonly form?: Form }
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
      readonly keys: Form;
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
  | {
      /** An object of one of several kinds. */
      readonly kind: "union";
      readonly name: string;
      /** The field whose value tells the kind; undefined: the kinds are told apart by which field is there. */
      readonly tag: string | undefined;
      /** Objects or unions, by the field that only that kind has, or by the value of `tag`. */
      readonly branches: Readonly<Record<string, Shape<unknown>>>;
      /** Every field of any kind. */
      readonly fields: Readonly<Record<string, Shape<unknown>>>;
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
export function text(longest: number, form?: Form): Shape<string> {
  return form === undefined ? { kind: "text", longest } : { kind: "text", longest, form };
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
  keys: Form,
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

/** An object of one of several kinds, told apart by the field that only that kind has. `K`: the kinds by those fields. */
export function byField<K>(
  name: string,
  branches: { readonly [F in keyof K]: Shape<K[F]> },
): Shape<K[keyof K]> {
  return union(name, undefined, branches);
}

/** An object of one of several kinds, told apart by the value of a field that all have. */
export function byTag<T, Tag extends keyof T & string>(
  name: string,
  tag: Tag,
  branches: {
    readonly [V in T[Tag] & string]: Shape<Extract<T, { readonly [F in Tag]: V }>>;
  },
): Shape<T> {
  return union(name, tag, branches);
}

function union<T>(
  name: string,
  tag: string | undefined,
  branches: Readonly<Record<string, Shape<unknown>>>,
): Shape<T> {
  const fields: Record<string, Shape<unknown>> = {};
  for (const branch of Object.values(branches)) {
    if (branch.kind !== "object" && branch.kind !== "union") continue;
    for (const [field, shape] of Object.entries(branch.fields)) {
      const known = fields[field];
      // A tag has other words in each branch; any other field is the same wherever it is.
      const words = known?.kind === "word" && shape.kind === "word";
      fields[field] = words ? word(...new Set([...known.words, ...shape.words])) : shape;
    }
  }
  return { kind: "union", name, tag, branches, fields };
}

/** One kind of a union: what tells it, and its object. */
export interface UnionKind {
  /** The field that only it has, where kinds are told apart so. */
  readonly own: string | undefined;
  /** The values of the tags. */
  readonly tags: Readonly<Record<string, string>>;
  readonly object: Shape<unknown> & { readonly kind: "object" };
}

/** All kinds of a union, in their order. */
export function kindsOfUnion(shape: Shape<unknown>): readonly UnionKind[] {
  if (shape.kind === "object") return [{ own: undefined, tags: {}, object: shape }];
  if (shape.kind !== "union") return [];
  const { tag, branches } = shape;
  return Object.entries(branches).flatMap(([key, branch]) =>
    kindsOfUnion(branch).map(({ own, tags, object: of }) =>
      tag === undefined
        ? { own: key, tags, object: of }
        : { own, tags: { [tag]: key, ...tags }, object: of },
    ),
  );
}
