import { describe, expect, test } from "vitest";
import { compileHash, highHash, lowHash } from "./hash.ts";

function hashes(size: number, positions: readonly (readonly number[])[]): Set<string> {
  const hash = compileHash({ size });
  return new Set(
    positions.map((places) => {
      hash.compute(Int16Array.from(places));
      return `${lowHash(hash.low)} ${highHash(hash.high)}`;
    }),
  );
}

describe.each([2, 3, 7, 8])("positions of %i places", (size) => {
  const empty: readonly number[] = Array.from({ length: size }, () => 0);

  test("a seed more in any place is another hash", () => {
    const one = empty.map((_, place) => empty.with(place, 1));
    expect(hashes(size, [empty, ...one]).size).toBe(size + 1);
  });

  test("seeds that change places are another hash", () => {
    const places = empty.map((_, place) => place * place + 1);
    const swapped = places
      .slice(1)
      .map((_, at) => places.with(at, places[at + 1]!).with(at + 1, places[at]!));
    expect(hashes(size, [places, ...swapped]).size).toBe(size);
  });
});

test("any two numbers side by side are told apart", () => {
  const numbers = [0, 1, 2, 3, 5, 8, 100, 255, 256, 1000, 4095, 4096, 10_000, 32_767];
  const pairs = numbers.flatMap((one) => numbers.map((other) => [one, other]));
  expect(hashes(2, pairs).size).toBe(pairs.length);
});

describe("a quarter of a million positions that are much alike", () => {
  const COUNT = 1 << 18;
  // Of random numbers of 32 bits, 8 pairs are the same; that there are more than 30 by chance happens once in 10⁹ times.
  const MOST_PAIRS = 30;
  const size = 43;

  /** What stands at each place of the position of this number. All are different. */
  const families: readonly [name: string, place: (number: number, place: number) => number][] = [
    ["seeds in a few holes", (number, place) => (place < 9 ? (number >> (2 * place)) & 3 : 2)],
    ["seeds in even places", (number, place) => (place % 2 === 0 ? (number >> place) & 3 : 2)],
    ["seeds in odd places", (number, place) => (place % 2 === 1 ? (number >> (place - 1)) & 3 : 2)],
    ["owners only", (number, place) => (place < 25 ? 1 : (number >> (place - 25)) & 1)],
    [
      "seeds moved from hole to hole opposite",
      (number, place) => {
        if (place < 18) return (number >> place) & 1;
        return place < 36 ? 1 - ((number >> (35 - place)) & 1) : 0;
      },
    ],
    ["large numbers", (number, place) => (place < 3 ? ((number >> (6 * place)) & 63) * 499 : 0)],
  ];

  test.each(families)(
    "%s: no two have one hash, and halves are as good as chance",
    (_, placeOf) => {
      const hash = compileHash({ size });
      const position = new Int16Array(size);
      const low = new Int32Array(COUNT);
      const high = new Int32Array(COUNT);
      const whole = new Float64Array(COUNT);
      for (let number = 0; number < COUNT; number++) {
        for (let place = 0; place < size; place++) position[place] = placeOf(number, place);
        hash.compute(position);
        low[number] = lowHash(hash.low);
        high[number] = highHash(hash.high);
        // 53 bits of the 64 are still enough for no pair to be the same.
        whole[number] = high[number]! * 2 ** 21 + (low[number]! >>> 11);
      }
      expect(samePairs(low)).toBeLessThan(MOST_PAIRS);
      expect(samePairs(high)).toBeLessThan(MOST_PAIRS);
      expect(samePairs(whole)).toBe(0);
      // A table finds its places by the lowest bits: a random number leaves the share 1 / e of as many places empty.
      const found = new Set(low.map((half) => half & (COUNT - 1)));
      expect(found.size / COUNT).toBeGreaterThan(0.5);
    },
  );
});

/** How many neighbours are the same when the numbers are sorted. */
function samePairs(numbers: Int32Array | Float64Array): number {
  const sorted = numbers.toSorted();
  let same = 0;
  for (let at = 1; at < sorted.length; at++) same += Number(sorted[at] === sorted[at - 1]);
  return same;
}
