/** What belongs to a side: its holes and their seeds. */
import type { Layout, Position } from "./layout.ts";
import type { StartRow } from "./start-parts.ts";

/** Looks at one side of a position; sides are 0 (South) and 1 (North). Its holes lie in its half, or anywhere where they change hands. */
export interface Sides extends StartRow {
  /** Who owns a hole now. */
  readonly owner: (position: Position, hole: number) => number;
  /** Whether a side has no seeds on the board. */
  readonly isEmpty: (position: Position, side: number) => boolean;
}

/** Compiles the look at the sides: each has the holes of its half, or those that the position keeps for it. */
export function compileSides({ holes, owners }: Layout): Sides {
  const half = holes >> 1;
  const span = owners > 0 ? holes : half;
  const first = (_position: Position, side: number): number =>
    owners > 0 || side === 1 ? 0 : half;
  const owner = (position: Position, hole: number): number =>
    owners > 0 ? position[owners + hole]! : hole < half ? 1 : 0;
  return {
    owner,
    isEmpty(position, side) {
      const from = first(position, side);
      for (let hole = from; hole < from + span; hole++) {
        if (position[hole]! > 0 && owner(position, hole) === side) return false;
      }
      return true;
    },
    span,
    first,
  };
}
