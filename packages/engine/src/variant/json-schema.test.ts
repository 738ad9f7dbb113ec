import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { variant } from "../index.ts";
import { descriptions } from "./descriptions.ts";
import { variantJsonSchema } from "./json-schema.ts";
import { parseVariant } from "./parse.ts";
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

  test("goes out with the package, under its own name", () => {
    const manifest = JSON.parse(
      readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
    ) as {
      files: readonly string[];
      exports: Record<string, unknown>;
      publishConfig: { exports: Record<string, unknown> };
    };
    const path = "./variant.schema.json";
    expect(manifest.files).toContain("variant.schema.json");
    expect([manifest.exports[path], manifest.publishConfig.exports[path]]).toEqual([path, path]);
  });
});

describe("a file that names its schema, as editors want it", () => {
  const { definition } = variant("katro");
  const $schema = "./node_modules/@magomba/engine/variant.schema.json";

  test("is the same variant, without that name", () => {
    const read = parseVariant({ $schema, ...definition });
    expect(read).toEqual(parseVariant(definition));
    expect(read.ok && Object.keys(read.variant.definition)).not.toContain("$schema");
  });

  test.each([[7], [null], [{}]])("by %j is refused", (named) => {
    const read = parseVariant({ $schema: named, ...definition });
    expect(read.ok ? [] : read.issues.map(({ path, code }) => [path, code])).toEqual([
      ["/$schema", "unknown-field"],
    ]);
  });
});
