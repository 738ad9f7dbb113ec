import fc from "fast-check";
import { expect, test } from "vitest";
import { keyOf, timesStood, withStood, type Stood } from "./repetition.ts";

/** The key of a position that has only these seeds. */
function key(...seeds: readonly number[]): string {
  return keyOf(Int16Array.from(seeds), String(seeds));
}

const few = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 2, maxLength: 2 });

test("a position has stood as often as it was added", () => {
  fc.assert(
    fc.property(fc.array(few, { minLength: 1, maxLength: 40 }), (all) => {
      const counts = new Map<string, number>();
      let tree: Stood | undefined;
      for (const seeds of all) {
        counts.set(String(seeds), (counts.get(String(seeds)) ?? 0) + 1);
        tree = withStood(tree, key(...seeds));
        expect(timesStood(tree, key(...seeds))).toBe(counts.get(String(seeds)));
      }
      for (const seeds of all) {
        expect(timesStood(tree!, key(...seeds))).toBe(counts.get(String(seeds)));
      }
    }),
  );
});

test("positions of one hash are told apart", () => {
  const [one, two] = [Int16Array.of(0), Int16Array.of(0)].map((same, at) => keyOf(same, `${at}`));
  const tree = withStood(withStood(undefined, one!), two!);
  expect([timesStood(tree, one!), timesStood(tree, two!)]).toEqual([1, 1]);
});

test("adding leaves the tree before it as it was", () => {
  const before = withStood(undefined, key(1));
  const after = withStood(withStood(before, key(1)), key(2));
  expect(timesStood(before, key(1))).toBe(1);
  expect(timesStood(after, key(1))).toBe(2);
  expect(timesStood(after, key(2))).toBe(1);
});

/** How many positions stand below one another at most. */
function depth(tree: Stood | undefined): number {
  return tree === undefined ? 0 : 1 + Math.max(depth(tree.less), depth(tree.more));
}

test("the tree of a long game does not grow to one side", () => {
  let tree: Stood | undefined;
  // Seeds that go over one by one, as in a game that lasts.
  for (let seeds = 0; seeds < 4000; seeds++) tree = withStood(tree, key(4000 - seeds, seeds));
  // The least there can be is 12; of random orders the mean is about 26.
  expect(depth(tree)).toBeLessThan(50);
});
