import type { Language } from "../../words/language.ts";
import { messages as en } from "./en.ts";
import type { Messages } from "./messages.ts";
import { messages as ms } from "./ms.ts";
import { messages as sw } from "./sw.ts";

const all: Readonly<Record<Language, Messages>> = { en, sw, ms };

/** The command line's messages in a language. */
export function messagesIn(language: Language): Messages {
  return all[language];
}
