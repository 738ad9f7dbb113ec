/**
 * Small numbers as letters that may stand in an address: six bits a letter, of which one says whether
 * another letter follows. Numbers below 32 take one letter.
 */
const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const base = 32;

/** Letters of one number, which must be a whole number from 0. */
export function numberToLetters(value: number): string {
  let text = "";
  let rest = value;
  while (rest >= base) {
    text += letters.charAt(base + (rest % base));
    rest = Math.floor(rest / base);
  }
  return text + letters.charAt(rest);
}

/** The numbers written in `text`, or undefined when it holds another character or ends within a number. */
export function lettersToNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  let value = 0;
  let scale = 1;
  for (const letter of text) {
    const digit = letters.indexOf(letter);
    if (digit === -1 || scale > base ** 4) return undefined;
    value += (digit % base) * scale;
    if (digit >= base) {
      scale *= base;
      continue;
    }
    numbers.push(value);
    value = 0;
    scale = 1;
  }
  return scale === 1 ? numbers : undefined;
}

/** A 32-bit number as exactly six letters. */
export function fixedLetters(value: number): string {
  let text = "";
  let rest = value;
  for (let at = 0; at < 6; at += 1) {
    text = letters.charAt(rest % 64) + text;
    rest = Math.floor(rest / 64);
  }
  return text;
}
