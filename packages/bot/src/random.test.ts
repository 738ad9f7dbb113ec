import { expect, test } from "vitest";
import { Random } from "./random.ts";

test("the same seed gives the same numbers, another one others", () => {
  const numbers = (seed: number): number[] => {
    const random = new Random(seed);
    return Array.from({ length: 20 }, () => random.next());
  };
  expect(numbers(5)).toEqual(numbers(5));
  expect(numbers(5)).not.toEqual(numbers(6));
  expect(numbers(2 ** 32 + 5)).toEqual(numbers(5));
});

test.each([2 ** 31, 2 ** 32 - 1, -1, 2 ** 53, 0.5, NaN])(
  "the seed %d gives numbers like any other",
  (seed) => {
    const random = new Random(seed);
    const numbers = Array.from({ length: 20 }, () => random.below(1000));
    expect(numbers.every((it) => Number.isInteger(it) && it >= 0 && it < 1000)).toBe(true);
    expect(new Set(numbers).size).toBeGreaterThan(10);
  },
);

test("numbers below a bound are whole, in range and evenly spread", () => {
  const random = new Random(1);
  const counts = Array.from({ length: 7 }, () => 0);
  for (let time = 0; time < 7000; time++) {
    const number = random.below(7);
    expect(Number.isInteger(number) && number >= 0 && number < 7).toBe(true);
    counts[number] = counts[number]! + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
