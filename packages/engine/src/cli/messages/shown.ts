/** How languages write numbers, shares and lists. */
import type { Language } from "../../words/language.ts";

/** Writes numbers, with one decimal place where they are not whole. */
export function shownNumber(language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false });
  return (value) => format.format(value);
}

/** Writes shares from 0 to 1 as per cent. */
export function shownShare(language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  return (value) => format.format(value);
}

/** More words than this are not all listed. */
const MOST_LISTED = 12;

/** Writes alternatives: `a, b or c`. A long run of whole numbers is written as its ends. */
export function shownList(language: Language): (words: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { type: "disjunction" });
  return (words) => {
    const shown = shownRange(words);
    if (shown !== undefined) return shown;
    if (words.length <= MOST_LISTED) return format.format(words);
    return format.format([...words.slice(0, MOST_LISTED), "…"]);
  };
}

/** `8..36` for at least four whole numbers that follow one another; else undefined. */
export function shownRange(words: readonly string[]): string | undefined {
  if (words.length < 4) return undefined;
  const first = Number(words[0]);
  const follows = words.every((word, index) => word === String(first + index));
  return follows ? `${first}..${words.at(-1)!}` : undefined;
}
