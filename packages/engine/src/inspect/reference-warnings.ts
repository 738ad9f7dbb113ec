/** What a definition names but has not: values of options, and rules that its notes are about. */
import { nearestWord } from "../variant/nearest.ts";
import { isPlainObject } from "../variant/report.ts";
import type { Shape } from "../variant/shape.ts";
import { variantShape } from "../variant/shapes.ts";
import { optionChoices, type Variant } from "../variant/variant.ts";
import type { Warn } from "./warn.ts";

/**
 * Warns of cases for values that an option never has (`unused-case`), and of notes about rules that are not in the definition (`no-rule`).
 * `chosen`: the variant with one choice of options after the other.
 */
export function warnOfReferences(chosen: readonly Variant[], warn: Warn): void {
  const { definition } = chosen[0]!;
  const values = new Map<string, Set<string>>();
  for (const { options } of chosen) {
    for (const { name, values: allowed } of optionChoices(definition, options)) {
      const known = values.get(name) ?? new Set<string>();
      for (const value of allowed) known.add(String(value));
      values.set(name, known);
    }
  }
  warnOfCases(definition, "", values, warn);
  const { house = [], disputed = [] } = definition;
  for (const [index, pointer] of house.entries()) {
    if (isRule(chosen, pointer)) continue;
    warn(`/house/${index}`, "no-rule", "a rule of this file", pointer, nearRule(chosen, pointer));
  }
  for (const [index, { rule }] of disputed.entries()) {
    if (isRule(chosen, rule)) continue;
    const path = `/disputed/${index}/rule`;
    warn(path, "no-rule", "a rule of this file", rule, nearRule(chosen, rule));
  }
}

function warnOfCases(
  value: unknown,
  path: string,
  values: ReadonlyMap<string, ReadonlySet<string>>,
  warn: Warn,
): void {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      warnOfCases(entry, `${path}/${index}`, values, warn);
    }
  } else if (isPlainObject(value)) {
    const { option, cases } = value;
    const known = typeof option === "string" ? values.get(option) : undefined;
    if (known !== undefined && isPlainObject(cases)) {
      for (const name of Object.keys(cases)) {
        if (known.has(name)) continue;
        const near = nearestWord(name, [...known]);
        warn(`${path}/cases/${name}`, "unused-case", [...known].join(" | "), name, near);
      }
    }
    for (const [name, entry] of Object.entries(value)) {
      warnOfCases(entry, `${path}/${name}`, values, warn);
    }
  }
}

/** The pointer with the first word that is no field replaced by the nearest field; undefined if that names no rule either. */
function nearRule(chosen: readonly Variant[], pointer: string): string | undefined {
  const names = pointer.split("/").slice(1);
  let shape: Shape<unknown> = variantShape as Shape<unknown>;
  for (const [place, name] of names.entries()) {
    const entry: Shape<unknown> = shape.kind === "either" ? shape.list : shape;
    if (entry.kind === "list" || entry.kind === "map") shape = entry.of;
    else if (entry.kind !== "object" && entry.kind !== "union") return undefined;
    else if (Object.hasOwn(entry.fields, name)) shape = entry.fields[name]!;
    else {
      const meant = nearestWord(name, Object.keys(entry.fields));
      const near = `/${names.with(place, meant ?? name).join("/")}`;
      return isRule(chosen, near) ? near : undefined;
    }
  }
  return undefined;
}

/** Whether a JSON pointer names a rule: one that is there, or one that is left as it usually is. Entries of lists must be there. */
function isRule(chosen: readonly Variant[], pointer: string): boolean {
  const names = pointer.split("/").slice(1);
  let shape: Shape<unknown> = variantShape as Shape<unknown>;
  for (const [place, name] of names.entries()) {
    const entry: Shape<unknown> = shape.kind === "either" ? shape.list : shape;
    if (entry.kind === "list") {
      if (!isThere(chosen, names.slice(0, place + 1))) return false;
      shape = entry.of;
    } else if (entry.kind === "map") shape = entry.of;
    else if (entry.kind !== "object" && entry.kind !== "union") return false;
    else if (!Object.hasOwn(entry.fields, name)) return false;
    else shape = entry.fields[name]!;
  }
  return true;
}

/** Whether names lead somewhere in the definition as it is written, or in its rules with some choice of options. */
function isThere(chosen: readonly Variant[], names: readonly string[]): boolean {
  return [chosen[0]!.definition, ...chosen.map(({ rules }) => rules)].some((root) => {
    let at: unknown = root;
    for (const name of names) {
      if (typeof at !== "object" || at === null || !Object.hasOwn(at, name)) return false;
      at = (at as Readonly<Record<string, unknown>>)[name];
    }
    return true;
  });
}
