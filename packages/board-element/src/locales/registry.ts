/** Which languages the board speaks. English is always there; the others are loaded when first needed. */
import { messages as english } from "./en.ts";
import type { Messages, Translation } from "./messages.ts";

/** Loads a language: a module that exports its `messages`. */
export type LanguageLoader = () => Promise<{ readonly messages: Translation }>;

const loaders = new Map<string, LanguageLoader>([
  ["sw", () => import("./sw.ts")],
  ["ms", () => import("./ms.ts")],
]);
const loaded = new Map<string, Messages>([["en", english]]);

/** A whole language: what the translation leaves out is in English. */
function complete(translation: Translation): Messages {
  const groups = Object.entries(english).filter(
    ([, texts]) => Object(texts).constructor === Object,
  );
  const given: Readonly<Record<string, unknown>> = translation;
  const whole = groups.map(([name, texts]) => [name, { ...texts, ...Object(given[name]) }]);
  return { ...english, ...translation, ...Object.fromEntries(whole) };
}

/** Adds a language, or replaces one. `tag` is a BCP 47 tag such as `fr` or `pt-BR`. */
export function addLanguage(tag: string, loader: LanguageLoader): void {
  loaders.set(tag.toLowerCase(), loader);
  loaded.delete(tag.toLowerCase());
}

/** The languages that can be asked for. */
export function languages(): readonly string[] {
  return [...new Set([...loaded.keys(), ...loaders.keys()])];
}

/** The nearest language the board speaks: `sw-TZ` → `sw`; English where none is near. */
export function nearestLanguage(tag: string): string {
  const wanted = tag.toLowerCase();
  const base = wanted.split("-", 1)[0] ?? "";
  return [wanted, base].find((name) => loaded.has(name) || loaders.has(name)) ?? "en";
}

/** The messages of a language if they are at hand already. */
export function messagesAtHand(tag: string): Messages | undefined {
  return loaded.get(nearestLanguage(tag));
}

/** The messages of a language; those of English when they cannot be loaded. */
export async function loadMessages(tag: string): Promise<Messages> {
  const name = nearestLanguage(tag);
  const known = loaded.get(name);
  if (known) return known;
  try {
    const module = await loaders.get(name)?.();
    if (!module) return english;
    const messages = complete(module.messages);
    loaded.set(name, messages);
    return messages;
  } catch {
    return english;
  }
}
