/** Reading a command's words: its own flags, and those that a variant's options bring. */
import { parseArgs } from "node:util";
import { nearestWord } from "../variant/nearest.ts";
import { optionChoices, type OptionChoice, type VariantSource } from "../variant/variant.ts";
import type { Options } from "../types.ts";
import { Refusal, withNearest } from "./refusal.ts";

/** A flag of a command: `text` takes a value, `switch` takes none, `choice` may stand alone for `true`. */
export type FlagKind = "text" | "switch" | "choice";

/** Flags by name, without the dashes. */
export type Flags = Readonly<Record<string, FlagKind>>;

/** What was read. */
export interface ReadWords {
  /** Values of `text` and `choice` flags by name. */
  readonly values: ReadonlyMap<string, string>;
  /** Names of the switches given. */
  readonly switches: ReadonlySet<string>;
  /** The words that belong to no flag, in order. */
  readonly words: readonly string[];
}

/** Flags that every command has. */
export const COMMON_FLAGS: Flags = { language: "text", help: "switch", version: "switch" };

const SHORT: Readonly<Record<string, string>> = { h: "help", V: "version" };

/** `headsExempt` as people write flags: `heads-exempt`. */
export function flagName(option: string): string {
  return option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Reads words by the flags that are known. Throws a Refusal for a flag that is not, and for a value that is missing. */
export function readWords(words: readonly string[], flags: Flags): ReadWords {
  const { tokens } = parseArgs({
    args: standingAlone(words, flags),
    options: Object.fromEntries(
      Object.entries(flags).map(([name, kind]) => [
        name,
        { type: kind === "switch" ? ("boolean" as const) : ("string" as const) },
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string>();
  const switches = new Set<string>();
  const others: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") others.push(token.value);
    if (token.kind !== "option") continue;
    const name = SHORT[token.name] ?? token.name;
    const kind = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (kind === undefined || token.name.length > 1 !== token.rawName.startsWith("--")) {
      const near = nearestWord(token.name, Object.keys(flags));
      throw new Refusal(withNearest({ code: "unknown-flag", given: token.rawName }, near));
    }
    if (kind === "switch") {
      if (token.value !== undefined) throw new Refusal({ code: "flag-with-value", flag: name });
      switches.add(name);
    } else if (token.value === undefined || (!token.inlineValue && isFlag(token.value))) {
      throw new Refusal({ code: "flag-without-value", flag: name });
    } else values.set(name, token.value);
  }
  return { values, switches, words: others };
}

/** Gives every `choice` flag that stands alone its value, `true`. */
function standingAlone(words: readonly string[], flags: Flags): string[] {
  const read: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (word === "--") return [...read, ...words.slice(at)];
    if (!word.startsWith("--") || flags[word.slice(2)] !== "choice") read.push(word);
    else if (words[at + 1] === "true" || words[at + 1] === "false") {
      read.push(`${word}=${words[++at]!}`);
    } else read.push(`${word}=true`);
  }
  return read;
}

function isFlag(word: string): boolean {
  return word.startsWith("--");
}

/**
 * The word that names the variant, before its options are known: the first that is no flag and no flag's value. An unknown flag
 * is taken to have a value, unless that value is a variant (`isVariant`).
 */
export function findVariantWord(
  words: readonly string[],
  flags: Flags,
  isVariant: (word: string) => boolean,
): string | undefined {
  let rest = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (rest || !word.startsWith("-")) return word;
    if (word === "--") rest = true;
    else if (word.startsWith("--") && !word.includes("=")) {
      const next = words[at + 1];
      const kind = flags[word.slice(2)];
      if (kind === "text") at++;
      else if (kind === undefined && next !== undefined && !isFlag(next) && !isVariant(next)) at++;
    }
  }
  return undefined;
}

/** The flags of a variant's options: `heads-exempt` and, as the file writes it, `headsExempt`. A command's own flags come first. */
export function optionFlags(source: VariantSource, own: Flags): Flags {
  const flags: Record<string, FlagKind> = { ...own };
  for (const { name, values } of optionChoices(source)) {
    const kind = values.every((value) => typeof value === "boolean") ? "choice" : "text";
    for (const flag of [flagName(name), name]) {
      if (!Object.hasOwn(flags, flag)) flags[flag] = kind;
    }
  }
  return flags;
}

/** The options that flags chose. Throws a Refusal for a value that an option does not allow. */
export function chosenOptions(source: VariantSource, own: Flags, read: ReadWords): Options {
  const chosen: Record<string, string | number | boolean> = {};
  for (const { name } of optionChoices(source)) {
    const flag = [flagName(name), name].find(
      (word) => !Object.hasOwn(own, word) && read.values.has(word),
    );
    if (flag === undefined) continue;
    const given = read.values.get(flag)!;
    // What an option allows may hang on the options before it.
    const choice = optionChoices(source, chosen).find((option) => option.name === name)!;
    chosen[name] = valueOf(choice, flag, given);
  }
  return chosen;
}

function valueOf(choice: OptionChoice, flag: string, given: string): string | number | boolean {
  const value = choice.values.find((allowed) => String(allowed) === given);
  if (value !== undefined) return value;
  const allowed = choice.values.map(String);
  throw new Refusal(
    withNearest({ code: "wrong-value", flag, given, allowed }, nearestOf(given, allowed)),
  );
}

/** The nearest word; numbers are not near to one another by their digits. */
function nearestOf(given: string, allowed: readonly string[]): string | undefined {
  return /^-?\d+$/.test(given) ? undefined : nearestWord(given, allowed);
}
