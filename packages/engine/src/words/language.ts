/** The languages the rules can be told in. */

/** `en` English, `sw` Swahili, `ms` Malay. */
export type Language = "en" | "sw" | "ms";

/** All of them. */
export const languages: readonly Language[] = ["en", "sw", "ms"];
