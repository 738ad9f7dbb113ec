import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { descriptions } from "./descriptions.ts";
import { variantJsonSchema } from "./json-schema.ts";
import type { Shape } from "./shape.ts";
import { variantShape } from "./shapes.ts";

/** Every object of the language with its fields, found by walking the shapes. */
function objectsOf(shape: Shape<unknown>, found: Map<string, string[]>): Map<string, string[]> {
  switch (shape.kind) {
    case "list":
    case "map":
      return objectsOf(shape.of, found);
    case "either":
      return objectsOf(shape.list, objectsOf(shape.word, found));
    case "union":
    case "object":
      found.set(shape.name, Object.keys(shape.fields).toSorted());
      for (const field of Object.values(shape.fields)) objectsOf(field, found);
      return found;
    default:
      return found;
  }
}

describe("the published schema", () => {
  test("is what the shapes say", () => {
    const file = new URL("../../variant.schema.json", import.meta.url);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(variantJsonSchema());
  });

  test("describes every field, and no other", () => {
    const described = Object.entries(descriptions).map(([name, fields]) => [
      name,
      Object.keys(fields).toSorted(),
    ]);
    expect(Object.fromEntries(described)).toEqual(
      Object.fromEntries(objectsOf(variantShape, new Map())),
    );
  });

  test("gives every field a title, a text and an example", () => {
    const poor = Object.values(descriptions)
      .flatMap((fields) => Object.values(fields))
      .filter(({ title, text, examples }) => title === "" || text === "" || examples.length === 0);
    expect(poor).toEqual([]);
  });
});
