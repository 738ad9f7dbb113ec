import { expect, test } from "vitest";
import { mix } from "../random.ts";
import { endScore, fromTable, toTable } from "./score.ts";
import { exactScore, lowerBound, Table, upperBound } from "./table.ts";

test("an entry comes back as it was stored", () => {
  const table = new Table(10);
  for (const [low, high] of keys(50)) {
    const entry = { action: high | 1, score: -(low >> 12), depth: low & 0xff, bound: upperBound };
    table.store(low, high, entry.action, entry.score, entry.depth, entry.bound);
    expect(table.probe(low, high)).toBe(true);
    expect(table).toMatchObject(entry);
  }
});

test("nothing is found under a key that differs in any bit", () => {
  const table = new Table(10);
  const [low, high] = [0x1234_5678, 0x0abc_def0];
  table.store(low, high, 5, 100, 7, exactScore);
  for (let bit = 0; bit < 32; bit++) {
    expect(table.probe(low ^ (1 << bit), high), `low bit ${bit}`).toBe(false);
    expect(table.probe(low, high ^ (1 << bit)), `high bit ${bit}`).toBe(false);
  }
});

test("an empty table finds nothing, not even under the key zero", () => {
  const table = new Table(10);
  expect(table.probe(0, 0)).toBe(false);
  table.store(0, 0, 1, 1, 1, lowerBound);
  expect(table.probe(0, 0)).toBe(true);
  table.clear();
  expect(table.probe(0, 0)).toBe(false);
});

test("a deep result outlives shallow ones that meet it, and the last of those is kept too", () => {
  const table = new Table(10);
  const low = 77;
  table.store(low, 1, 1, 10, 9, exactScore);
  table.store(low, 2, 2, 20, 3, exactScore);
  table.store(low, 3, 3, 30, 3, exactScore);
  expect([1, 2, 3].map((high) => table.probe(low, high))).toEqual([true, false, true]);
});

test("what a small search stores does not remain for the next one", () => {
  const table = new Table(14);
  table.clear(100);
  for (const [low, high] of keys(3000)) table.store(low, high, 1, 1, 5, exactScore);
  table.clear();
  expect(keys(3000).filter(([low, high]) => table.probe(low, high))).toEqual([]);
});

test("ends keep their distance from the node they were found at", () => {
  const wonInThree = endScore(1, 0, 5 + 3);
  expect(fromTable(toTable(wonInThree, 5), 9)).toBe(endScore(1, 0, 9 + 3));
  const lostInTwo = endScore(1, 1, 4 + 2);
  expect(fromTable(toTable(lostInTwo, 4), 1)).toBe(endScore(1, 1, 1 + 2));
  for (const estimate of [-400_000, -1, 0, 1, 400_000]) {
    expect(fromTable(toTable(estimate, 7), 3)).toBe(estimate);
  }
});

/** Keys that look like hashes. */
function keys(count: number): [low: number, high: number][] {
  return Array.from({ length: count }, (_, index) => [mix(index + 1), mix(index + 0x5000_0000)]);
}
