import fc from "fast-check";
import { expect, test } from "vitest";
import { timesStood, withStood, type StoodBefore } from "./repetition.ts";

/** Few hashes for many positions, so that hashes coincide in both halves or in the lower one. */
const stood = fc.record({
  seeds: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 2, maxLength: 2 }),
  shift: fc.constantFrom(0, 3, 30),
});

function fewHashes([first, second]: readonly number[], shift: number): number {
  return (first! << shift) ^ ((second! & 1) << 20);
}

test("a position has stood as often as it was added, whatever its hash", () => {
  fc.assert(
    fc.property(fc.array(stood, { maxLength: 40 }), (all) => {
      const shift = all[0]?.shift ?? 0;
      const counts = new Map<string, number>();
      let tree: StoodBefore;
      for (const { seeds } of all) {
        const hash = fewHashes(seeds, shift);
        const position = Int16Array.from(seeds);
        const times = (counts.get(String(seeds)) ?? 0) + 1;
        expect(timesStood(tree, position, hash)).toBe(times);
        counts.set(String(seeds), times);
        tree = withStood(tree, position, hash);
      }
    }),
  );
});

test("adding leaves the tree before it as it was", () => {
  const one = Int16Array.of(1);
  const two = Int16Array.of(2);
  const before = withStood(undefined, one, 9);
  const after = withStood(withStood(before, one, 9), two, 0x19);
  expect(timesStood(before, one, 9)).toBe(2);
  expect(timesStood(before, two, 0x19)).toBe(1);
  expect(timesStood(after, one, 9)).toBe(3);
  expect(timesStood(after, two, 0x19)).toBe(2);
});
