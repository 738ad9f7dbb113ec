/** Everything that can be said about a definition without playing it: what is wrong, and what is worth a look. */
import type { Issue } from "../errors.ts";
import { landingCase } from "../variant/landing-shapes.ts";
import { parseVariant } from "../variant/parse.ts";
import { isPlainObject } from "../variant/report.ts";
import { read } from "../variant/read.ts";
import { optionChoices, type Variant } from "../variant/variant.ts";
import { warnOfReferences } from "./reference-warnings.ts";
import { warnInto } from "./warn.ts";
import { warningsOf } from "./warnings.ts";

/** What inspecting answers: the variant with its default options unless something is wrong, and all issues. */
export interface Inspection {
  readonly variant: Variant | undefined;
  /** Errors, or else warnings. A warning is given only when it holds whatever the options. */
  readonly issues: readonly Issue[];
}

/** At most so many choices of options are looked at. */
const MOST_CHOICES = 64;

/** Inspects a definition: the issues of `parseVariant`, or else warnings: see `warningsOf` and `warnOfReferences`, and `unused-option`. */
export function inspectVariant(json: unknown): Inspection {
  const parsed = parseVariant(json);
  if (!parsed.ok) return { variant: undefined, issues: parsed.issues };
  const { variant } = parsed;
  const choices = choicesOf(variant);
  const lists = choices.map((chosen) => warningsOf(chosen, casesOf(chosen)));
  const [first, ...others] = lists;
  const lasting = first!.filter(({ path, code }) =>
    others.every((list) => list.some((other) => other.path === path && other.code === code)),
  );
  const references: Issue[] = [];
  warnOfReferences(choices, warnInto(references));
  return { variant, issues: [...lasting, ...unusedOptions(variant), ...references] };
}

/** The variant itself, and one with each other value of each option. */
function choicesOf(variant: Variant): Variant[] {
  const chosen = [variant];
  for (const { name, values } of optionChoices(variant.definition)) {
    for (const value of values) {
      if (value === variant.options[name] || chosen.length >= MOST_CHOICES) continue;
      const other = parseVariant(variant.definition, { [name]: value });
      if (other.ok) chosen.push(other.variant);
    }
  }
  return chosen;
}

/** The places in the file of the landing cases that are left once options are chosen. */
function casesOf({ definition, options }: Variant): number[] {
  const { landing } = definition as { readonly landing: unknown };
  if (!Array.isArray(landing)) return [];
  const entries: readonly unknown[] = landing;
  return [...entries.keys()].filter((index) => {
    const reading = { options, issues: [], used: new Set<string>() };
    return read(landingCase, entries[index], "", reading) !== undefined;
  });
}

function unusedOptions({ definition }: Variant): Issue[] {
  const named = new Set<unknown>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const entry of value as unknown[]) walk(entry);
    else if (isPlainObject(value)) {
      if (typeof value["option"] === "string") named.add(value["option"]);
      for (const entry of Object.values(value)) walk(entry);
    }
  };
  walk(definition);
  return Object.keys(definition.options ?? {})
    .filter((name) => !named.has(name))
    .map((name) => ({
      path: `/options/${name}`,
      code: "unused-option",
      expected: "a rule that names it",
      received: name,
      severity: "warning" as const,
    }));
}
