/** The way of seeds as a curve over the board, laid out in one way. Lengths are in pitches. Pure numbers: nothing is measured. */
import type { Board, Side } from "@magomba/engine";
import { BAND, MIDDLE } from "../layout/arrangement.ts";
import type { Arrangement } from "../layout/arrangement.ts";
import { placeOf } from "../layout/place.ts";

/** A place on the board, in pitches from its top left corner. */
export type Point = readonly [x: number, y: number];

/** The curve of one lap. */
export interface Curve {
  /** The line, as the data of an SVG path. */
  readonly line: string;
  /** An arrowhead at each of its ends. */
  readonly heads: string;
  /** Where it begins, in units of the drawing. */
  readonly start: Point;
}

/** Units of the drawing in a pitch. */
export const SCALE = 100;

/**
 * So far beside the middle of the holes a lap runs, the first one, the second and the third; then they begin again. Where seeds are drawn the laps run
 * over them, between the numbers above and below; where there are only numbers, in the middle, beside these.
 */
const TRACKS = { seeds: [0.17, 0.06, -0.05], counts: [0.36, 0.28, 0.2] } as const;
/** Two holes that follow each other lie no further apart. */
const STEP = 1.6;
const HEAD = 0.16;

/** The middle of a hole, or of a store, in an arrangement. */
export function middleOf(
  board: Board,
  name: string,
  below: Side,
  { kind, columns: band }: Arrangement,
): Point | undefined {
  const { rows, columns } = board;
  const hole = board.holes.find((it) => it.name === name);
  if (!hole) {
    const far = name !== below;
    if (kind === "stood") return [(far ? 0 : rows - 1 + MIDDLE) + 0.5, 0.2];
    return far ? [0.5, -0.3] : [columns - 0.5, rows + MIDDLE + 0.3];
  }
  const { row, column } = placeOf(board, hole, below);
  const across = row + (row < rows / 2 ? 0 : MIDDLE);
  if (kind === "stood") return [across + 0.5, columns - column - 0.5];
  const bands = Math.floor(column / band);
  return [column - bands * band + 0.5, across + bands * (rows + MIDDLE + BAND) + 0.5];
}

const difference = ([x0, y0]: Point, [x1, y1]: Point): Point => [x1 - x0, y1 - y0];
const length = ([x, y]: Point): number => Math.hypot(x, y);
const middle = ([x0, y0]: Point, [x1, y1]: Point): Point => [(x0 + x1) / 2, (y0 + y1) / 2];
const scaled = (pitches: number): number => Math.round(pitches * SCALE * 10) / 10;
const text = ([x, y]: Point): string => `${scaled(x)} ${scaled(y)}`;

/** A direction of length 1; none where there is no distance. */
function direction(from: Point, to: Point): Point {
  const way = difference(from, to);
  const far = length(way);
  return far === 0 ? [0, 0] : [way[0] / far, way[1] / far];
}

/** Which way a lap turns on the whole: 1 clockwise, -1 anticlockwise, 0 neither. */
export function turnOf(points: readonly Point[]): -1 | 0 | 1 {
  let sum = 0;
  for (let at = 2; at < points.length; at += 1) {
    const [first, second, third] = points.slice(at - 2, at + 1) as [Point, Point, Point];
    const [before, after] = [difference(first, second), difference(second, third)];
    // A leap is no turn.
    if (length(before) < STEP && length(after) < STEP)
      sum += before[0] * after[1] - before[1] * after[0];
  }
  return Math.sign(Math.round(sum * 1000)) as -1 | 0 | 1;
}

/** Moves the points to the outer side of a lap that turns this way. */
function beside(points: readonly Point[], turn: -1 | 1, away: number): readonly Point[] {
  return points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    const into = before ? direction(before, point) : direction(point, after ?? point);
    const out = after ? direction(point, after) : into;
    const along = into[0] * out[0] + into[1] * out[1];
    // Where it turns back on itself it goes round the hole.
    const share = along < -0.5 ? 0 : away / (1 + along);
    const aside: Point = [(into[1] + out[1]) * turn * share, -(into[0] + out[0]) * turn * share];
    return [point[0] + aside[0], point[1] + aside[1]];
  });
}

/** A smooth line through points: it bends at each of them and runs through the middles between. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const bends = rest.map((point, index) => {
    const next = rest[index + 1];
    if (!next) return `L${text(point)}`;
    return `Q${text(point)} ${text(middle(point, next))}`;
  });
  return `M${text(first)}${bends.join("")}`;
}

function headAt(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return "";
  const [x, y] = direction(before, tip);
  const barb = (side: -1 | 1): Point => [
    tip[0] - HEAD * (x - side * y * 0.7),
    tip[1] - HEAD * (y + side * x * 0.7),
  ];
  return `M${text(barb(-1))}L${text(tip)}L${text(barb(1))}`;
}

/** Runs of points without a leap, as from the end of a serpentine to its start or from band to band. */
function runsOf(points: readonly Point[]): readonly (readonly Point[])[] {
  const runs: Point[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && length(difference(last, point)) < STEP) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** The curves of laps on a board laid out in one way; each lap is the hole that is lifted and those that are sown. */
export function curvesOf(
  board: Board,
  laps: readonly (readonly string[])[],
  below: Side,
  arrangement: Arrangement,
  shown: keyof typeof TRACKS = "seeds",
): readonly Curve[] {
  const tracks = TRACKS[shown];
  const places = laps.map((holes) =>
    holes.flatMap((name) => {
      const point = middleOf(board, name, below, arrangement);
      return point ? [point] : [];
    }),
  );
  const usual = places.map(turnOf).find((turn) => turn !== 0) ?? -1;
  return places.flatMap((points, lap) => {
    const runs = runsOf(points).map((run) =>
      beside(run, turnOf(points) || usual, tracks[lap % tracks.length] ?? tracks[0]),
    );
    const start = runs[0]?.[0];
    if (!start) return [];
    return {
      line: runs.map(smooth).join(""),
      heads: runs.map(headAt).join(""),
      start: [scaled(start[0]), scaled(start[1])],
    };
  });
}
