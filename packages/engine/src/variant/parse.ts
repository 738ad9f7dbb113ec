/** From untrusted JSON to a variant, or to everything that is wrong with it. */
import { VariantError, type Issue } from "../errors.ts";
import type { Options, OptionValue } from "../types.ts";
import { allKinds } from "../rules/all-kinds.ts";
import { checkRules } from "./check.ts";
import { chooseOptions } from "./choose-options.ts";
import type { OptionDefinition } from "./definition.ts";
import { makeVariant } from "./make-variant.ts";
import { nearestWord } from "./nearest.ts";
import { isPlainObject, report, type Reading } from "./report.ts";
import { read } from "./read.ts";
import { MOST_OPTIONS, optionDefinition, variantShape } from "./shapes.ts";
import { snapshot } from "./snapshot.ts";
import { allowedValues, type Json, type Variant, type VariantSource } from "./variant.ts";

/** What parsing answers. */
export type ParsedVariant =
  | { readonly ok: true; readonly variant: Variant }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** At most so many other option values are tried, one at a time, when a definition is parsed. */
const MOST_TRIED_VALUES = 256;

/**
 * Reads a definition with the given options (the rest at their defaults). Without options given, every allowed
 * value of every option is tried too, so that a variant that parses can be played with any of them.
 */
export function parseVariant(json: unknown, options?: Options): ParsedVariant {
  const unread: Issue[] = [];
  const whole = snapshot(json, unread);
  if (whole === undefined) return { ok: false, issues: unread };
  const copy = withoutSchema(whole);
  const first = parseWith(copy, options ?? {});
  if (!first.ok || options !== undefined) return first;
  const issues: Issue[] = [];
  let tried = 0;
  for (const [name, option] of Object.entries(first.variant.rules.options ?? {})) {
    for (const value of allowedValues(option)) {
      if (value === option.default || tried++ >= MOST_TRIED_VALUES) continue;
      const other = parseWith(copy, { [name]: value });
      if (other.ok) continue;
      for (const issue of other.issues) {
        if (!issues.some((known) => known.path === issue.path && known.code === issue.code)) {
          issues.push({ ...issue, received: `${issue.received} (${name}: ${String(value)})` });
        }
      }
    }
  }
  return issues.length === 0 ? first : { ok: false, issues };
}

/** Editors find the schema of a file by its field `$schema`. It says nothing about the game, and is no part of the variant. */
function withoutSchema(json: Json): Json {
  const fields: unknown = json;
  if (!isPlainObject(fields) || typeof fields["$schema"] !== "string") return json;
  const own = Object.entries(json as object).filter(([name]) => name !== "$schema");
  return Object.freeze(Object.fromEntries(own) as Record<string, Json>);
}

function parseWith(given: Json, chosen: Options): ParsedVariant {
  const issues: Issue[] = [];
  const json: unknown = given;
  if (!isPlainObject(json)) {
    report({ issues }, "", "wrong-type", "Variant", json);
    return { ok: false, issues };
  }
  const options = readOptions(json, chosen, issues);
  if (options === undefined) return { ok: false, issues };
  const reading: Reading = { options, issues, used: new Set() };
  const rules = read(variantShape, json, "", reading);
  if (rules === undefined || issues.length > 0) return { ok: false, issues };
  checkRules(rules, reading);
  if (issues.length > 0) return { ok: false, issues };
  const variant = makeVariant(given as unknown as VariantSource, options, rules, allKinds);
  return { ok: true, variant };
}

/**
 * Every option's value: the given one, or the default. An option's values may hang on the options before it. Where a value is not allowed,
 * the first that is stands for it, so that the rest can be read; undefined where an option has none.
 */
function readOptions(
  json: Record<string, unknown>,
  given: Options,
  issues: Issue[],
): Options | undefined {
  const raw = Object.hasOwn(json, "options") ? json["options"] : {};
  const names = isPlainObject(raw) ? Object.keys(raw) : [];
  const chosen: Record<string, OptionValue> = {};
  let whole = true;
  for (const name of names.slice(0, MOST_OPTIONS)) {
    const path = `/options/${name}`;
    const reading: Reading = { options: chosen, issues, used: new Set() };
    const before = issues.length;
    const option = read(optionDefinition, (raw as Record<string, unknown>)[name], path, reading);
    if (option === undefined || issues.length > before || !checkOption(option, path, issues)) {
      whole = false;
      continue;
    }
    const allowed = allowedValues(option);
    const value = Object.hasOwn(given, name) ? given[name]! : option.default;
    chosen[name] = allowed.includes(value) ? value : allowed[0]!;
    if (chosen[name] === value) continue;
    const place = Object.hasOwn(given, name) ? path : `${path}/default`;
    report({ issues }, place, "option-value", allowed.join(" | "), value, near(value, allowed));
  }
  for (const name of Object.keys(given)) {
    if (!names.includes(name)) {
      report({ issues }, "/options", "unknown-option", names.join(" | ") || "none", name);
    }
  }
  return whole ? chosen : undefined;
}

function near(value: OptionValue, allowed: readonly OptionValue[]): string | undefined {
  return typeof value === "string" ? nearestWord(value, allowed.map(String)) : undefined;
}

function checkOption(option: OptionDefinition, path: string, issues: Issue[]): boolean {
  const { values, min, max } = option;
  const range = min !== undefined && max !== undefined;
  if ((values === undefined) !== range || (values !== undefined && (min ?? max) !== undefined)) {
    report({ issues }, path, "exactly-one", "values | min and max", Object.keys(option).join(", "));
    return false;
  }
  if (range && (min > max || max - min >= 1000)) {
    report({ issues }, `${path}/max`, "out-of-range", `${min}..${min + 999}`, max);
    return false;
  }
  return true;
}

/**
 * The variant of a definition that is known to be right, with options chosen.
 * Throws a VariantError: `unknown-option`, `option-value` or `invalid-variant`.
 */
export function defineVariant(source: VariantSource, options: Options = {}): Variant {
  const parsed = parseWith(source as unknown as Json, options);
  if (parsed.ok) return parsed.variant;
  if (parsed.issues.every(({ code }) => code === "unknown-option" || code === "option-value")) {
    // Throws what is wrong with the options, unless the definition itself is at fault.
    chooseOptions(source, options);
  }
  const first = parsed.issues[0];
  const reason = first === undefined ? "" : `${first.path} ${first.code}`;
  throw new VariantError("invalid-variant", source.id, [], parsed.issues, reason);
}
