/** Whether the fields of an object are those of one kind of a union. */
import { pointer, report, type Reading } from "./report.ts";
import { kindsOfUnion, type Shape, type UnionKind } from "./shape.ts";

/**
 * Adds an issue where the object is of no kind or of several, lacks a field of its kind, or has one of another. `whole`: each of its fields is right
 * by itself; otherwise only the fields that tell kinds apart are looked at.
 */
export function checkKind(
  shape: Shape<unknown>,
  given: object,
  whole: boolean,
  path: string,
  reading: Reading,
): void {
  const fields = given as Readonly<Record<string, unknown>>;
  let kind = shape;
  while (kind.kind === "union") {
    const keys = Object.keys(kind.branches);
    let chosen: string | undefined;
    if (kind.tag === undefined) {
      const found = keys.filter((key) => Object.hasOwn(fields, key));
      if (found.length !== 1) {
        report(reading, path, "exactly-one", keys.join(" | "), found.join(", ") || "none");
        return;
      }
      chosen = found[0]!;
    } else {
      if (!whole) return;
      chosen = fields[kind.tag] as string | undefined;
      if (chosen === undefined || !keys.includes(chosen)) {
        const code = chosen === undefined ? "missing" : "impossible";
        report(reading, pointer(path, kind.tag), code, keys.join(" | "), chosen);
        return;
      }
    }
    kind = kind.branches[chosen]!;
  }
  if (!whole || kind.kind !== "object") return;
  for (const key of kind.required) {
    if (Object.hasOwn(fields, key)) continue;
    report(reading, pointer(path, key), "missing", kind.name, undefined);
  }
  for (const key of Object.keys(fields)) {
    if (Object.hasOwn(kind.fields, key)) continue;
    const { expected, received } = belongsTo(key, kindsOfUnion(shape), fields);
    report(reading, pointer(path, key), "impossible", expected, received);
  }
}

/** The kinds that a field belongs to, where the given object is of another. */
function belongsTo(
  field: string,
  kinds: readonly UnionKind[],
  given: Readonly<Record<string, unknown>>,
): { expected: string; received: string } {
  const having = kinds.filter(({ object }) => Object.hasOwn(object.fields, field));
  const expected: string[] = [];
  const received: string[] = [];
  for (const tag of Object.keys(having[0]?.tags ?? {})) {
    const words = [...new Set(having.map(({ tags }) => tags[tag]!))];
    const found = given[tag] as string | undefined;
    if (found !== undefined && words.includes(found)) continue;
    expected.push(`${tag} ${words.join(" | ")}`);
    received.push(found ?? `no ${tag}`);
  }
  return { expected: expected.join(", "), received: received.join(", ") };
}
