import { describe, expect, test } from "vitest";
import { compileHash } from "./hash.ts";

function hashes(size: number, positions: readonly (readonly number[])[]): Set<string> {
  const hash = compileHash({ size });
  return new Set(
    positions.map((places) => {
      hash.compute(Int16Array.from(places));
      return `${hash.low} ${hash.high}`;
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
