/** Whole numbers given as flags. */
import type { ReadWords } from "./flags.ts";
import { Refusal } from "./refusal.ts";

/** The number a flag gives, or `usual` where the flag is not given. Throws a Refusal for anything but a whole number in the range. */
export function wholeNumber(
  { values }: ReadWords,
  flag: string,
  usual: number,
  [least, most]: readonly [least: number, most: number],
): number {
  const given = values.get(flag);
  if (given === undefined) return usual;
  const number = /^-?\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Refusal({ code: "wrong-value", flag, given, allowed: [`${least}..${most}`] });
}
