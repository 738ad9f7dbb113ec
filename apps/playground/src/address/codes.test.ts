import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checksum } from "./checksum.ts";
import { fixedLetters, lettersToNumbers, numberToLetters } from "./codes.ts";

describe("numbers as letters", () => {
  it("come back as they were", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000)), (numbers) => {
        expect(lettersToNumbers(numbers.map(numberToLetters).join(""))).toEqual(numbers);
      }),
    );
  });

  it("take one letter below 32 and two below 1024", () => {
    expect(numberToLetters(0)).toHaveLength(1);
    expect(numberToLetters(31)).toHaveLength(1);
    expect(numberToLetters(32)).toHaveLength(2);
    expect(numberToLetters(1023)).toHaveLength(2);
  });

  it.each([["a"], ["0 1"], ["é"], ["____________0"]])("refuses %j", (text) => {
    expect(lettersToNumbers(text)).toBeUndefined();
  });

  it("fixed ones always take six letters", () => {
    fc.assert(
      fc.property(fc.nat(0xffffffff), (number) => {
        expect(fixedLetters(number)).toMatch(/^[\w-]{6}$/u);
      }),
    );
  });
});

describe("checksum", () => {
  it("is the published CRC-32", () => {
    expect(checksum("123456789")).toBe(0xcbf43926);
    expect(checksum("")).toBe(0);
  });
});
