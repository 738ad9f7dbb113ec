/** Which languages the board speaks. English is always there, with its first words; all the rest is loaded when first needed. */
import { opening } from "./en-opening.ts";
import type { LanguageLoader } from "./load-language.ts";
import type { Messages, OpeningMessages } from "./messages.ts";

export type { LanguageLoader } from "./load-language.ts";

/** The languages, with the loaders of those that a page has added. */
const loaders = new Map<string, LanguageLoader | undefined>(
  "en sw ms fr pt sn mg".split(" ").map((tag) => [tag, undefined]),
);
const loaded = new Map<string, Messages>();

/** Adds a language, or replaces one. `tag` is a BCP 47 tag such as `fr` or `pt-BR`. */
export function addLanguage(tag: string, loader: LanguageLoader): void {
  loaders.set(tag.toLowerCase(), loader);
  loaded.delete(tag.toLowerCase());
}

/** The languages that can be asked for. */
export function languages(): readonly string[] {
  return [...loaders.keys()];
}

/** The nearest language the board speaks: `sw-TZ` → `sw`; English where none is near. */
export function nearestLanguage(tag: string): string {
  const wanted = tag.toLowerCase();
  const base = wanted.split("-", 1)[0] ?? "";
  return [wanted, base].find((name) => loaders.has(name)) ?? "en";
}

/** What is at hand already of a language; undefined when that is nothing. */
export function messagesAtHand(tag: string): OpeningMessages | undefined {
  const name = nearestLanguage(tag);
  return loaded.get(name) ?? (name === "en" && !loaders.get(name) ? opening : undefined);
}

/**
 * The messages of a language; those of English when they cannot be loaded, and then `failed` is told why. Rejects when English cannot be loaded
 * either. The next call tries again.
 */
export async function loadMessages(
  tag: string,
  failed?: (error: unknown) => void,
): Promise<Messages> {
  const name = nearestLanguage(tag);
  const known = loaded.get(name);
  if (known) return known;
  const { loadLanguage } = await import("./load-language.ts");
  return loadLanguage(name, loaders.get(name), loaded, failed);
}
