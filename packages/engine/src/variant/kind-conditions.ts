/**
 * What the published schema says about the kinds of a union: which field excludes which, which fields a kind needs, and which fields and
 * words need a kind. As conditions on one object, so that editors complete the fields and can say what is missing. Where an option stands for
 * a tag nothing is said: that hangs on the option.
 */
import { kindsOfUnion, type Shape, type UnionKind } from "./shape.ts";
import type { Json } from "./variant.ts";

type Schema = Record<string, Json>;

/** The keywords to put beside the fields of the union. */
export function kindConditions(shape: Shape<unknown>): Schema {
  const kinds = kindsOfUnion(shape);
  const tags = [...new Set(kinds.flatMap((kind) => Object.keys(kind.tags)))];
  const owns = distinct(kinds.map(({ own }) => own));
  const fields = distinct(kinds.flatMap(({ object }) => Object.keys(object.fields)));
  const needed: Record<string, string[]> = {};
  const dependent: Schema = {};
  for (const field of fields) {
    const having = kinds.filter(({ object }) => Object.hasOwn(object.fields, field));
    const own = distinct(having.map((kind) => kind.own));
    const beside = having[0]!.object.required.filter((other) =>
      having.every(({ object }) => object.required.includes(other)),
    );
    const needs = distinct([...(own.length === 1 ? own : []), ...beside]).filter(
      (other) => other !== field,
    );
    if (needs.length > 0) needed[field] = needs;
    if (tags.includes(field)) continue;
    const among = tags.flatMap((tag) => {
      const words = valuesOf(tag, having);
      if (words.length === 0 || words.length === valuesOf(tag, kinds).length) return [];
      return [[tag, tagSchema(words)]];
    });
    if (among.length > 0) dependent[field] = { properties: Object.fromEntries(among) as Schema };
  }
  const schema: Schema = {};
  if (owns.length > 1) schema["oneOf"] = owns.map((own) => ({ required: [own] }));
  if (Object.keys(needed).length > 0) schema["dependentRequired"] = needed;
  if (Object.keys(dependent).length > 0) schema["dependentSchemas"] = dependent;
  const conditions = tags.flatMap((tag) =>
    valuesOf(tag, kinds).flatMap((value) => conditionsOf(tag, value, kinds, tags)),
  );
  if (conditions.length > 0) schema["allOf"] = conditions;
  return schema;
}

/** What a tag's value asks for besides what every kind with that tag does. */
function conditionsOf(
  tag: string,
  value: string,
  kinds: readonly UnionKind[],
  tags: readonly string[],
): Schema[] {
  const tagged = kinds.filter((kind) => kind.tags[tag] !== undefined);
  const here = tagged.filter((kind) => kind.tags[tag] === value);
  const isNeeded = (field: string, among: readonly UnionKind[]): boolean =>
    among.every(({ object }) => object.required.includes(field));
  const required = here[0]!.object.required.filter(
    (field) => isNeeded(field, here) && !isNeeded(field, tagged),
  );
  const words = tags.flatMap((other) => {
    const possible = valuesOf(other, here);
    const fewer = possible.length < valuesOf(other, tagged).length;
    return other !== tag && fewer ? [[other, tagSchema(possible)]] : [];
  });
  const then: Schema = {};
  if (required.length > 0) then["required"] = required;
  if (words.length > 0) then["properties"] = Object.fromEntries(words) as Schema;
  if (Object.keys(then).length === 0) return [];
  return [{ if: { properties: { [tag]: { const: value } }, required: [tag] }, then }];
}

/** One of these words, or an option that may give one. */
function tagSchema(words: readonly string[]): Json {
  return { anyOf: [{ enum: words }, { $ref: "#/$defs/OptionReference" }] };
}

function valuesOf(tag: string, kinds: readonly UnionKind[]): string[] {
  return distinct(kinds.map(({ tags }) => tags[tag]));
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}
