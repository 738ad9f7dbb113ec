/** How each language writes numbers, ordinals and lists. */
import type { Language } from "./language.ts";

/** Numbers and lists in one language. */
export interface NumberWords {
  readonly number: (value: number) => string;
  /** A number with its noun in the right form. */
  readonly count: (value: number, one: string, many: string) => string;
  /** `third`. */
  readonly ordinal: (value: number) => string;
  readonly and: (words: readonly string[]) => string;
  readonly or: (words: readonly string[]) => string;
}

function numbersIn(
  language: Language,
  ordinal: (value: number) => string,
  /** Whether the number stands before its noun. */
  before: boolean,
): NumberWords {
  const format = new Intl.NumberFormat(language);
  const plural = new Intl.PluralRules(language);
  const all = new Intl.ListFormat(language, { type: "conjunction" });
  const any = new Intl.ListFormat(language, { type: "disjunction" });
  const number = (value: number): string => format.format(value);
  return {
    number,
    count: (value, one, many) => {
      const noun = plural.select(value) === "one" ? one : many;
      return before ? `${number(value)} ${noun}` : `${noun} ${number(value)}`;
    },
    ordinal,
    and: (words) => all.format(words),
    or: (words) => any.format(words),
  };
}

const ENGLISH = [
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];
const SUFFIXES = { one: "st", two: "nd", few: "rd", other: "th", zero: "th", many: "th" };
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });

/** English: `2 seeds`, `third`, `21st`. */
export const englishNumbers: NumberWords = numbersIn(
  "en",
  (value) => ENGLISH[value - 2] ?? `${value}${SUFFIXES[ordinals.select(value)]}`,
  true,
);

const SWAHILI = ["pili", "tatu", "nne", "tano", "sita", "saba", "nane", "tisa", "kumi"];

/** Swahili: the number follows its noun: `kete 2`; the ordinal follows «ya»: `tatu`, `12`. */
export const swahiliNumbers: NumberWords = numbersIn(
  "sw",
  (value) => SWAHILI[value - 2] ?? String(value),
  false,
);

const MALAY = [
  "kedua",
  "ketiga",
  "keempat",
  "kelima",
  "keenam",
  "ketujuh",
  "kelapan",
  "kesembilan",
  "kesepuluh",
];

/** Malay: `2 biji`, `ketiga`, `ke-12`. */
export const malayNumbers: NumberWords = numbersIn(
  "ms",
  (value) => MALAY[value - 2] ?? `ke-${value}`,
  true,
);
