/** What starts of turns are. */
import type { Position } from "./layout.ts";
import type { ListActions } from "./mid-turn.ts";

/** What turns start by. */
export interface StartPlaces {
  /** Where the holes that may be sown from lie. */
  readonly row: StartRow;
  /** Writes the sowings from holes with so many seeds. */
  readonly list: StartList;
  /** Writes the starts. */
  readonly starts: ListActions;
}

/** Where holes of a side lie: so many one after the other, in board order. */
export interface StartRow {
  readonly span: number;
  /** The first of them. */
  readonly first: (position: Position, side: number) => number;
}

/** Writes the sowings of holes that hold at least `fewest` and fewer than `limit` seeds; returns how many. */
export type StartList = (
  position: Position,
  side: number,
  fewest: number,
  limit: number,
  into: Int32Array,
  offset: number,
) => number;
