import { describe, expect, test } from "vitest";
import { variant } from "@magomba/engine";
import { arrangements } from "../layout/arrangement.ts";
import type { Arrangement } from "../layout/arrangement.ts";
import { SCALE, curvesOf, middleOf, turnOf } from "./path-shape.ts";
import type { Point } from "./path-shape.ts";

const { board } = variant("kimasai");
const [flat, stood, folded] = arrangements(board) as [Arrangement, Arrangement, Arrangement];
const around = ["B11", "B12", "A12", "A11"];

/** All the points that a line is drawn by, in pitches. */
function pointsOf(line: string): readonly Point[] {
  const numbers = (line.match(/-?[\d.]+/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index): Point => [
    numbers[index * 2]! / SCALE,
    numbers[index * 2 + 1]! / SCALE,
  ]);
}
const apart = ([x0, y0]: Point, [x1, y1]: Point): number => Math.hypot(x1 - x0, y1 - y0);

describe("the middle of a hole", () => {
  test.each([
    ["flat", flat, [0.5, 2.74]],
    // Turned by a quarter, the near side on the right and its left end below.
    ["stood", stood, [2.74, 11.5]],
  ] as const)("A1 on a board laid out %s", (_, arrangement, [x, y]) => {
    const [across, down] = middleOf(board, "A1", "south", arrangement)!;
    expect(across).toBeCloseTo(x);
    expect(down).toBeCloseTo(y);
  });

  test("lies in the next band after the columns of the first", () => {
    const band = folded.columns;
    const [first, next] = [1, band + 1].map((column) =>
      middleOf(board, `a${column}`, "south", folded)!,
    ) as [Point, Point];
    expect(next[0]).toBeCloseTo(first[0]);
    expect(next[1]).toBeGreaterThan(first[1] + board.rows);
  });

  test("is on the other side of the board where North sits below", () => {
    expect(middleOf(board, "b12", "north", flat)).toEqual(middleOf(board, "B1", "south", flat));
  });
});

describe("a curve", () => {
  test.each([
    ["flat", flat],
    ["stood", stood],
  ])("keeps to its holes and bulges out where it turns, laid out %s", (_, arrangement) => {
    const [curve] = curvesOf(board, [around], "south", arrangement);
    const drawn = pointsOf(curve!.line);
    const middles = around.map((name) => middleOf(board, name, "south", arrangement)!);
    // Nothing of it is further from the way through the middles than half a hole.
    for (const point of drawn)
      expect(Math.min(...middles.map((it) => apart(it, point)))).toBeLessThan(0.75);
    expect(apart(drawn[0]!, middles[0]!)).toBeLessThan(0.5);
    expect(apart(drawn.at(-1)!, middles.at(-1)!)).toBeLessThan(0.5);
    const centre: Point = [
      middles.reduce((sum, [x]) => sum + x, 0) / 4,
      middles.reduce((sum, [, y]) => sum + y, 0) / 4,
    ];
    const corner = (points: readonly Point[]): number =>
      Math.max(...points.map((it) => apart(it, centre)));
    expect(corner(drawn)).toBeGreaterThan(corner(middles));
  });

  test("of another lap runs beside it", () => {
    const lap = ["B3", "B4", "B5"];
    const curves = curvesOf(board, [lap, lap, lap], "south", flat);
    expect(new Set(curves.map(({ line }) => line)).size).toBe(3);
  });

  test("is broken where seeds leap, with an arrowhead at each end", () => {
    const katro = variant("katro").board;
    const laid = { ...flat, columns: 6 };
    const [curve] = curvesOf(katro, [["A5", "A6", "C1", "C2"]], "south", laid);
    const { line, heads } = curve!;
    expect(line.match(/M/g)).toHaveLength(2);
    expect(heads.match(/M/g)).toHaveLength(2);
  });

  test("leads into a store", () => {
    const kalah = variant("kalah").board;
    const [laid] = arrangements(kalah) as [Arrangement];
    const [curve] = curvesOf(kalah, [["A5", "A6", "south"]], "south", laid);
    expect(curve?.line.match(/M/g)).toHaveLength(1);
    expect(pointsOf(curve!.line).at(-1)![1]).toBeGreaterThan(2);
  });

  test("is none where no hole is known", () => {
    expect(curvesOf(board, [[]], "south", flat)).toEqual([]);
  });
});

test.each([
  [around, -1],
  [around.toReversed(), 1],
  [["B1", "B2", "B3"], 0],
] as const)("the way through %s turns by %s", (holes, expected) => {
  expect(turnOf(holes.map((name) => middleOf(board, name, "south", flat)!))).toBe(expected);
});
