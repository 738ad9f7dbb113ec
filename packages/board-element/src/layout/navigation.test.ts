import { describe, expect, test } from "vitest";
import { rowEnd, step } from "./navigation.ts";
import type { Heading } from "./navigation.ts";

const shape = { rows: 4, columns: 10 };
const flat = { kind: "flat", columns: 10 } as const;
const stood = { kind: "stood", columns: 10 } as const;
const folded = { kind: "folded", columns: 4 } as const;

describe("a step on a flat board", () => {
  test.each([
    ["up", 1, 5],
    ["down", 3, 5],
    ["left", 2, 4],
    ["right", 2, 6],
  ] as const)("%s", (heading, row, column) => {
    expect(step(shape, flat, { row: 2, column: 5 }, heading)).toEqual({ row, column });
  });

  test.each([
    ["up", 0, 5],
    ["down", 3, 5],
    ["left", 2, 0],
    ["right", 2, 9],
  ] as const)("%s stops at the edge", (heading, row, column) => {
    expect(step(shape, flat, { row, column }, heading)).toEqual({ row, column });
  });
});

describe("a step on a stood board", () => {
  // The near side is on the right, and the first column at the bottom.
  test.each([
    ["up", 2, 6],
    ["down", 2, 4],
    ["left", 1, 5],
    ["right", 3, 5],
  ] as const)("%s", (heading, row, column) => {
    expect(step(shape, stood, { row: 2, column: 5 }, heading)).toEqual({ row, column });
  });
});

describe("a step on a folded board", () => {
  const cases: readonly [Heading, [number, number], [number, number]][] = [
    ["right", [1, 3], [1, 4]],
    ["down", [3, 1], [0, 5]],
    ["up", [0, 5], [3, 1]],
    ["down", [1, 1], [2, 1]],
    // The last band is narrower: its last hole is the nearest below.
    ["down", [3, 7], [0, 9]],
    ["down", [3, 9], [3, 9]],
    ["up", [0, 2], [0, 2]],
  ];
  test.each(cases)("%s from %o", (heading, [row, column], [toRow, toColumn]) => {
    expect(step(shape, folded, { row, column }, heading)).toEqual({ row: toRow, column: toColumn });
  });
});

test("the ends of a row", () => {
  expect(rowEnd(shape, { row: 2, column: 5 }, "first")).toEqual({ row: 2, column: 0 });
  expect(rowEnd(shape, { row: 2, column: 5 }, "last")).toEqual({ row: 2, column: 9 });
});
