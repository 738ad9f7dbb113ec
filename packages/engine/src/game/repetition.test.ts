import fc from "fast-check";
import { expect, test } from "vitest";
import { standing, withStood, type StoodBefore } from "./repetition.ts";

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
        const now = standing(tree, Int16Array.from(seeds), hash);
        const times = (counts.get(String(seeds)) ?? 0) + 1;
        expect(now.times).toBe(times);
        counts.set(String(seeds), times);
        tree = withStood(tree, now, hash);
      }
    }),
  );
});

test("adding leaves the tree before it as it was", () => {
  const first = standing(undefined, Int16Array.of(1), 9);
  const before = withStood(undefined, first, 9);
  const second = standing(before, Int16Array.of(1), 9);
  const other = standing(before, Int16Array.of(2), 0x19);
  const after = withStood(withStood(before, second, 9), other, 0x19);
  expect(standing(before, Int16Array.of(1), 9).times).toBe(2);
  expect(standing(before, Int16Array.of(2), 0x19).times).toBe(1);
  expect(standing(after, Int16Array.of(1), 9).times).toBe(3);
  expect(standing(after, Int16Array.of(2), 0x19).times).toBe(2);
});
