/** Which languages the board speaks. English is always there, with its first words; all the rest is loaded when first needed. */
import { opening } from "./en-opening.ts";
import type { Messages, OpeningMessages, Translation } from "./messages.ts";

/** Loads a language: a module that exports its `messages`. */
export type LanguageLoader = () => Promise<{ readonly messages: Translation }>;

/** English, and what makes another language whole with it. */
const english = (): Promise<{
  readonly messages: Messages;
  readonly complete: (translation: Translation) => Messages;
}> => import("./en.ts");
const loaders = new Map<string, LanguageLoader>([
  ["en", english],
  ["sw", () => import("./sw.ts")],
  ["ms", () => import("./ms.ts")],
  ["fr", () => import("./fr.ts")],
  ["pt", () => import("./pt.ts")],
]);
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
  return loaded.get(name) ?? (loaders.get(name) === english ? opening : undefined);
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
  try {
    const module = await loaders.get(name)?.();
    if (module) {
      const { messages: own, complete } = await english();
      const messages = loaders.get(name) === english ? own : complete(module.messages);
      loaded.set(name, messages);
      return messages;
    }
  } catch (error) {
    // Said in English instead.
    failed?.(error);
  }
  return (await english()).messages;
}
