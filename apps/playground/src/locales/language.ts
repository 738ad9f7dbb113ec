/** Brings the messages of a language. English is always there; the others are fetched when wanted. */
import type { Language } from "../state/settings.ts";
import { en } from "./en.ts";
import type { Messages } from "./messages.ts";

const fetched: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => en,
  sw: async () => (await import("./sw.ts")).sw,
  ms: async () => (await import("./ms.ts")).ms,
};

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  sw: "Kiswahili",
  ms: "Bahasa Melayu",
};

/** The messages of a language, or English where they cannot be fetched. */
export async function loadMessages(language: Language): Promise<Messages> {
  try {
    return await fetched[language]();
  } catch {
    return en;
  }
}
