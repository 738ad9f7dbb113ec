/** The language of what commands say. */
import { nearestWord } from "../variant/nearest.ts";
import { languages, type Language } from "../words/language.ts";
import { Refusal, withNearest } from "./refusal.ts";
import type { Surroundings } from "./surroundings.ts";

/** The language asked for, or that of the surroundings; English where they name none that is known. */
export function chooseLanguage(
  asked: string | undefined,
  environment: Surroundings["environment"],
): Language {
  if (asked !== undefined) {
    const known = languages.find((language) => language === asked.toLowerCase());
    if (known !== undefined) return known;
    throw new Refusal(
      withNearest(
        { code: "wrong-value", flag: "language", given: asked, allowed: languages },
        nearestWord(asked, languages),
      ),
    );
  }
  // The first of these that is set decides, as for every program in a terminal.
  const set = environment["LC_ALL"] || environment["LC_MESSAGES"] || environment["LANG"] || "";
  const spoken = set.slice(0, 2).toLowerCase();
  return languages.find((language) => language === spoken) ?? "en";
}
