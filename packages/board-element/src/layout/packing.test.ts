import { describe, expect, test } from "vitest";
import { DRAWN, heapPath, stripPath } from "./packing.ts";

const points = (path: string): number[][] =>
  path === ""
    ? []
    : path
        .slice(1)
        .split("L")
        .map((pair) => pair.split(" ").map(Number));

describe("a heap", () => {
  test("of nothing is nothing", () => {
    expect(heapPath(3, 0)).toBe("");
  });

  test("has one vertex for each seed", () => {
    for (let seeds = 1; seeds <= DRAWN; seeds += 1)
      expect(points(heapPath(5, seeds))).toHaveLength(seeds);
  });

  test("never moves a seed when another is added", () => {
    for (const hole of [0, 7, 31]) {
      const full = points(heapPath(hole, DRAWN));
      for (let seeds = 1; seeds < DRAWN; seeds += 1) {
        expect(points(heapPath(hole, seeds))).toEqual(full.slice(0, seeds));
      }
    }
  });

  test("lies inside its hole", () => {
    for (let hole = 0; hole < 32; hole += 1) {
      for (const [x = 0, y = 0] of points(heapPath(hole, DRAWN))) {
        expect(Math.hypot(x - 50, y - 50)).toBeLessThan(38);
      }
    }
  });

  test("of very many seeds is drawn like one of the most that are drawn", () => {
    expect(heapPath(2, 200)).toBe(heapPath(2, DRAWN));
  });

  test("differs from hole to hole", () => {
    expect(heapPath(1, 5)).not.toBe(heapPath(2, 5));
  });
});

test("a strip draws the seeds it has room for", () => {
  expect(points(stripPath(3, 10))).toHaveLength(3);
  expect(points(stripPath(30, 10))).toHaveLength(10);
  expect(stripPath(0, 10)).toBe("");
});
