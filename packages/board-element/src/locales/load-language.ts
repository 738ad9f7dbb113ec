/** Loads a language. Comes with the rest of English: what another language leaves out is said in that. */
import { complete, messages as english } from "./en.ts";
import type { Messages, Translation } from "./messages.ts";

/** Loads a language: a module that exports its `messages`. */
export type LanguageLoader = () => Promise<{ readonly messages: Translation }>;

/** The languages that the board brings besides English. */
const own: Readonly<Record<string, LanguageLoader>> = {
  sw: () => import("./sw.ts"),
  ms: () => import("./ms.ts"),
  fr: () => import("./fr.ts"),
  pt: () => import("./pt.ts"),
  sn: () => import("./sn.ts"),
  mg: () => import("./mg.ts"),
};

/**
 * Loads the language of that name, by the page's own loader where it has one, and keeps it in `loaded`. Where it cannot be loaded, `failed` is told
 * why, and it is English.
 */
export async function loadLanguage(
  name: string,
  loader: LanguageLoader | undefined,
  loaded: Map<string, Messages>,
  failed: ((error: unknown) => void) | undefined,
): Promise<Messages> {
  try {
    const module = await (loader ?? own[name])?.();
    const messages = module ? complete(module.messages) : english;
    loaded.set(name, messages);
    return messages;
  } catch (error) {
    failed?.(error);
    return english;
  }
}
