/** The variant a command is about: a built-in by its id, or a file. */
import { VariantError } from "../errors.ts";
import { nearestWord } from "../variant/nearest.ts";
import { defineVariant, parseVariant } from "../variant/parse.ts";
import type { Variant, VariantSource } from "../variant/variant.ts";
import { variant, variants } from "../variants/registry.ts";
import {
  chosenOptions,
  COMMON_FLAGS,
  findVariantWord,
  flagName,
  optionFlags,
  readWords,
  type Flags,
  type ReadWords,
} from "./flags.ts";
import { findJsonFault } from "./json-fault.ts";
import { Refusal, withNearest } from "./refusal.ts";
import type { Surroundings } from "./surroundings.ts";

/** The most bytes a variant's file may have. */
const MOST_BYTES = 1_000_000;

/** A variant with everything else that the command was told. */
export interface Loaded {
  readonly variant: Variant;
  readonly read: ReadWords;
  /** The words after the variant. */
  readonly words: readonly string[];
}

/** Whether a word names a file rather than a built-in variant. */
function isFile(word: string, { files }: Surroundings): boolean {
  if (variants.includes(word)) return false;
  return /[/\\]|\.json$/i.test(word) || files.exists(word);
}

/** The word among a command's words that names the variant. Throws a Refusal when there is none. */
export function variantWord(
  words: readonly string[],
  own: Flags,
  surroundings: Surroundings,
): string {
  const isVariant = (word: string): boolean =>
    variants.includes(word) || isFile(word, surroundings);
  const word = findVariantWord(words, { ...COMMON_FLAGS, ...own }, isVariant);
  if (word === undefined) throw new Refusal({ code: "missing-variant" });
  return word;
}

/** The JSON a word stands for: a built-in definition, or what is in the file. Throws a Refusal. */
export function readDefinition(word: string, surroundings: Surroundings): unknown {
  if (variants.includes(word)) return variant(word).definition;
  if (!isFile(word, surroundings)) {
    const near = nearestWord(word, variants);
    throw new Refusal(
      withNearest({ code: "unknown-variant", given: word, allowed: variants }, near),
    );
  }
  const { files } = surroundings;
  if (!files.exists(word)) throw new Refusal({ code: "no-file", file: word });
  if (files.size(word) > MOST_BYTES) {
    throw new Refusal({ code: "large-file", file: word, most: MOST_BYTES });
  }
  let text: string;
  try {
    text = files.read(word);
  } catch {
    throw new Refusal({ code: "unreadable-file", file: word });
  }
  // A byte order mark is no JSON, yet some editors write one.
  const json = text.replace(/^\uFEFF/, "");
  const fault = findJsonFault(json);
  if (fault !== undefined) throw new Refusal({ code: "not-json", file: word, fault });
  return JSON.parse(json);
}

/** Reads a command's words: which variant, with which options, and the rest. Throws a Refusal. */
export function loadVariant(
  words: readonly string[],
  own: Flags,
  surroundings: Surroundings,
): Loaded {
  const word = variantWord(words, own, surroundings);
  const json = readDefinition(word, surroundings);
  const parsed = parseVariant(json);
  if (!parsed.ok) {
    throw new Refusal({ code: "invalid-variant", file: word, issue: parsed.issues[0]! });
  }
  return withOptions(parsed.variant.definition, word, words, own);
}

/** The same for a definition that is known to be right. */
export function withOptions(
  source: VariantSource,
  word: string,
  words: readonly string[],
  own: Flags,
): Loaded {
  const flags = { ...COMMON_FLAGS, ...own };
  const read = readWords(words, optionFlags(source, flags));
  const rest = read.words.slice();
  rest.splice(rest.indexOf(word), 1);
  const options = chosenOptions(source, flags, read);
  try {
    return { variant: defineVariant(source, options), read, words: rest };
  } catch (error) {
    throw asRefusal(error, word, source);
  }
}

/** Options that are allowed one by one and do not go together. */
function asRefusal(error: unknown, word: string, source: VariantSource): unknown {
  if (!(error instanceof VariantError)) return error;
  const [issue] = error.issues;
  if (issue !== undefined) return new Refusal({ code: "invalid-variant", file: word, issue });
  const allowed = error.allowed.map(String);
  // What flags chose is allowed, so this is a default that another option rules out.
  const given = String(source.options?.[error.part]?.default);
  return new Refusal({ code: "wrong-value", flag: flagName(error.part), given, allowed });
}

/** Throws a Refusal when there are more words than a command knows what to do with. */
export function refuseExtraWords(words: readonly string[], most: number): void {
  const extra = words[most];
  if (extra !== undefined) throw new Refusal({ code: "extra-word", given: extra });
}
