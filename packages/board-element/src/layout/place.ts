/** Where holes are seen. */
import type { Board, Hole, Side } from "@magomba/engine";
import type { Place } from "./navigation.ts";

/** Where a hole is seen: with North below, the board is turned by half a turn. */
export function placeOf(board: Board, hole: Hole, below: Side): Place {
  const index = below === "south" ? hole.index : board.holes.length - 1 - hole.index;
  return { row: Math.floor(index / board.columns), column: index % board.columns };
}

/** The hole seen at a place. */
export function holeAt(board: Board, place: Place, below: Side): Hole | undefined {
  const index = place.row * board.columns + place.column;
  return board.holes[below === "south" ? index : board.holes.length - 1 - index];
}
