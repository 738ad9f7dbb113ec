/** Where the arrow keys lead, whatever way the board is laid out. */
import type { Arrangement, Shape } from "./arrangement.ts";

/** A place on the board as the reader sees it when it lies flat; 0-based from the top left. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A step on the screen. */
export type Heading = "up" | "down" | "left" | "right";

const STEPS: Readonly<Record<Heading, readonly [rows: number, columns: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};
/** A stood board is turned by a quarter: what is up on the screen is right on the flat board. */
const STOOD: Readonly<Record<Heading, Heading>> = {
  up: "right",
  right: "down",
  down: "left",
  left: "up",
};

/**
 * The place one step from another on the screen; the same place at the edge. Left and right run through a whole row, from band
 * to band; up and down go on to the next band.
 */
export function step(
  shape: Shape,
  arrangement: Pick<Arrangement, "kind" | "columns">,
  from: Place,
  heading: Heading,
): Place {
  const [rows, columns] = STEPS[arrangement.kind === "stood" ? STOOD[heading] : heading];
  const row = from.row + rows;
  const column = from.column + columns;
  if (row >= 0 && row < shape.rows) {
    return column >= 0 && column < shape.columns ? { row, column } : from;
  }
  if (arrangement.kind !== "folded") return from;
  const next = from.column + rows * arrangement.columns;
  if (
    next < 0 ||
    from.column - (from.column % arrangement.columns) + rows * arrangement.columns >= shape.columns
  ) {
    return from;
  }
  return { row: rows > 0 ? 0 : shape.rows - 1, column: Math.min(next, shape.columns - 1) };
}

/** The first or last place of a row. */
export function rowEnd(shape: Shape, from: Place, end: "first" | "last"): Place {
  return { row: from.row, column: end === "first" ? 0 : shape.columns - 1 };
}
