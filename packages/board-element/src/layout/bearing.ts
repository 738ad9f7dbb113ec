/** Directions on the board. */
import type { Board, Side } from "@magomba/engine";
import { placeOf } from "./place.ts";

/** The direction from one hole to another on the flat board, in degrees clockwise from right, to the nearest quarter of a turn. */
export function bearing(board: Board, from: string, to: string, below: Side): number {
  const [start, end] = [from, to].map((name) => board.holes.find((hole) => hole.name === name));
  if (!start || !end) return 0;
  const [first, second] = [placeOf(board, start, below), placeOf(board, end, below)];
  const [rows, columns] = [second.row - first.row, second.column - first.column];
  if (Math.abs(columns) >= Math.abs(rows)) return columns >= 0 ? 0 : 180;
  return rows > 0 ? 90 : 270;
}
