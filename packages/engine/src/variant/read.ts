/** Reads a value by its shape, putting options in their places, and collects everything that is wrong. */
import { checkKind } from "./check-kind.ts";
import { nearestWord } from "./nearest.ts";
import { isPlainObject, pointer, report, type Reading } from "./report.ts";
import type { Form } from "./limits.ts";
import type { Shape } from "./shape.ts";

/** How deep option cases may lie in one another. */
const DEEPEST_CASES = 8;

/** The value of `shape` at `path`, or undefined if it is absent or wrong (then `reading.issues` says why). */
export function read<T>(
  shape: Shape<T>,
  value: unknown,
  path: string,
  reading: Reading,
): T | undefined {
  return readShape(shape, value, path, reading, false) as T | undefined;
}

function readShape(
  shape: Shape<unknown>,
  given: unknown,
  givenPath: string,
  reading: Reading,
  fixed: boolean,
): unknown {
  const still = fixed || shape.fixed === true;
  let value = given;
  let path = givenPath;
  if (!still) {
    const chosen = choose(given, givenPath, reading, 0);
    if (chosen === undefined) return undefined;
    ({ value, path } = chosen);
  }
  switch (shape.kind) {
    case "integer":
      if (typeof value === "number" && Number.isInteger(value)) {
        if (value >= shape.min && value <= shape.max) return value;
        return report(reading, path, "out-of-range", `${shape.min}..${shape.max}`, value);
      }
      return report(reading, path, "wrong-type", wanted(shape), value);
    case "text":
      if (typeof value !== "string") return report(reading, path, "wrong-type", "text", value);
      if (value.length > shape.longest) {
        return report(reading, path, "too-long", `at most ${shape.longest} characters`, value);
      }
      if (shape.form?.pattern.test(value) === false) {
        const { words } = shape.form;
        return report(reading, path, "malformed", words, value, formedAs(shape.form, value));
      }
      if (!isWellFormed(value)) return report(reading, path, "malformed", "Unicode text", value);
      return value;
    case "scalar":
      if (typeof value === "string" && value.length <= 64) return value;
      if (typeof value === "boolean" || (typeof value === "number" && Number.isInteger(value))) {
        return value;
      }
      return report(reading, path, "wrong-type", wanted(shape), value);
    case "word":
      if ((shape.words as readonly unknown[]).includes(value)) return value;
      return report(
        reading,
        path,
        "unknown-word",
        wanted(shape),
        value,
        typeof value === "string" ? nearestWord(value, shape.words.map(String)) : undefined,
      );
    case "either":
      return Array.isArray(value)
        ? readShape(shape.list, value, path, reading, still)
        : readShape(shape.word, value, path, reading, still);
    case "list":
      return readList(shape, value, path, reading, still);
    case "map":
      return readMap(shape, value, path, reading, still);
    case "object":
      return readObject(shape, value, path, reading, still);
    case "union":
      return readUnion(shape, value, path, reading, still);
  }
}

function readList(
  shape: Shape<unknown> & { kind: "list" },
  value: unknown,
  path: string,
  reading: Reading,
  fixed: boolean,
): unknown {
  if (!Array.isArray(value)) return report(reading, path, "wrong-type", "list", value);
  if (value.length > shape.longest) {
    return report(reading, path, "too-long", `at most ${shape.longest} entries`, value.length);
  }
  const entries: unknown[] = [];
  for (let index = 0; index < value.length; index++) {
    const entry = readShape(shape.of, value[index], `${path}/${index}`, reading, fixed);
    if (entry !== undefined) entries.push(entry);
  }
  if (value.length < shape.shortest) {
    return report(reading, path, "too-short", `at least ${shape.shortest} entries`, value.length);
  }
  return entries;
}

function readMap(
  shape: Shape<unknown> & { kind: "map" },
  value: unknown,
  path: string,
  reading: Reading,
  fixed: boolean,
): unknown {
  if (!isPlainObject(value)) return report(reading, path, "wrong-type", "object", value);
  const keys = Object.keys(value);
  if (keys.length > shape.longest) {
    return report(reading, path, "too-long", `at most ${shape.longest} names`, keys.length);
  }
  const entries: Record<string, unknown> = {};
  for (const key of keys) {
    if (!shape.keys.pattern.test(key)) {
      report(reading, pointer(path, key), "malformed", shape.keys.words, key);
      continue;
    }
    const entry = readShape(shape.of, value[key], pointer(path, key), reading, fixed);
    if (entry !== undefined) entries[key] = entry;
  }
  return entries;
}

function readObject(
  shape: Shape<unknown> & { kind: "object" },
  value: unknown,
  path: string,
  reading: Reading,
  fixed: boolean,
): unknown {
  if (!isPlainObject(value)) return report(reading, path, "wrong-type", wanted(shape), value);
  const known = Object.keys(shape.fields);
  const result: Record<string, unknown> = {};
  const before = reading.issues.length;
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) {
      const near = nearestWord(key, known);
      report(reading, pointer(path, key), "unknown-field", known.join(" | "), key, near);
    }
  }
  for (const [key, field] of Object.entries(shape.fields)) {
    if (!Object.hasOwn(value, key)) continue;
    const entry = readShape(field, value[key], pointer(path, key), reading, fixed);
    if (entry !== undefined) result[key] = entry;
  }
  // A field whose cases say nothing for the options chosen is as good as not there; one that was read with an issue was meant.
  const given = reading.issues.length === before ? result : value;
  for (const key of shape.required) {
    if (!Object.hasOwn(given, key)) {
      report(reading, pointer(path, key), "missing", wanted(shape.fields[key]!), undefined);
    }
  }
  if (shape.oneOf !== undefined) {
    const present = shape.oneOf.filter((key) => Object.hasOwn(given, key));
    if (present.length !== 1) {
      report(reading, path, "exactly-one", shape.oneOf.join(" | "), present.join(", ") || "none");
    }
  }
  return result;
}

/** Reads the fields of any kind, then finds the kind they belong to. */
function readUnion(
  shape: Shape<unknown> & { kind: "union" },
  value: unknown,
  path: string,
  reading: Reading,
  fixed: boolean,
): unknown {
  const { name, fields } = shape;
  const before = reading.issues.length;
  const all = { kind: "object", name, fields, required: [] } as const;
  const given = readObject(all, value, path, reading, fixed);
  if (!isPlainObject(given)) return undefined;
  // Where a value is wrong, what else is there says little about the kind that was meant; the number of kinds does.
  const whole = reading.issues.length === before;
  checkKind(shape, whole ? given : (value as object), whole, path, reading);
  return given;
}

/** Follows option references at a place. Undefined: the place is as if absent, or the reference is wrong. */
function choose(
  value: unknown,
  path: string,
  reading: Reading,
  depth: number,
): { value: unknown; path: string } | undefined {
  if (!isPlainObject(value) || !Object.hasOwn(value, "option")) return { value, path };
  const name = value["option"];
  if (typeof name !== "string" || !Object.hasOwn(reading.options, name)) {
    const names = Object.keys(reading.options);
    const near = typeof name === "string" ? nearestWord(name, names) : undefined;
    report(reading, `${path}/option`, "unknown-option", names.join(" | ") || "none", name, near);
    return undefined;
  }
  if (depth >= DEEPEST_CASES) {
    report(reading, path, "too-deep", `at most ${DEEPEST_CASES} cases deep`, depth);
    return undefined;
  }
  reading.used.add(name);
  for (const key of Object.keys(value)) {
    if (key !== "option" && key !== "cases" && key !== "else") {
      report(reading, pointer(path, key), "unknown-field", "option | cases | else", key);
    }
  }
  const chosen = reading.options[name];
  if (!Object.hasOwn(value, "cases")) {
    if (Object.hasOwn(value, "else")) {
      report(reading, `${path}/else`, "unknown-field", "cases beside else", "else");
    }
    return { value: chosen, path };
  }
  const cases = value["cases"];
  if (!isPlainObject(cases)) {
    report(reading, `${path}/cases`, "wrong-type", "object", cases);
    return undefined;
  }
  const key = String(chosen);
  if (Object.hasOwn(cases, key)) {
    return choose(cases[key], pointer(`${path}/cases`, key), reading, depth + 1);
  }
  if (!Object.hasOwn(value, "else")) return undefined;
  return choose(value["else"], `${path}/else`, reading, depth + 1);
}

/** What may stand in a place, in a few words. */
function wanted(shape: Shape<unknown>): string {
  switch (shape.kind) {
    case "integer":
      return `whole number ${shape.min}..${shape.max}`;
    case "text":
      return shape.form?.words ?? "text";
    case "word":
      return shape.words.map((allowed) => JSON.stringify(allowed)).join(" | ");
    case "scalar":
      return "whole number, word or truth value";
    case "either":
      return `${wanted(shape.list)}, or ${wanted(shape.word)}`;
    case "list":
      return "list";
    case "map":
      return "object";
    case "object":
    case "union":
      return `object: ${shape.name}`;
  }
}

/** The text brought into a form, where that can be done by its letters' case and by hyphens alone. */
function formedAs({ pattern }: Form, value: string): string | undefined {
  const plain = value
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return pattern.test(plain) ? plain : undefined;
}

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

function isWellFormed(value: string): boolean {
  return !LONE_SURROGATE.test(value);
}
