/** What belongs to a side: its holes and their seeds. */
import type { Layout, Position } from "./layout.ts";
import type { Topology } from "./topology.ts";

/** Looks at one side of a position; sides are 0 (South) and 1 (North). */
export interface Sides {
  /** Who owns a hole now. */
  readonly owner: (position: Position, hole: number) => number;
  /** Whether a side has no seeds on the board. */
  readonly isEmpty: (position: Position, side: number) => boolean;
}

/** Compiles the look at the sides of a board whose holes do not change hands; `territory.ts` looks at those where they do. */
export function compileSides({ holes }: Layout, { half }: Topology): Sides {
  const perSide = holes >> 1;
  return {
    owner: (_position, hole) => half[hole]!,
    isEmpty(position, side) {
      const from = side === 0 ? perSide : 0;
      for (let hole = from; hole < from + perSide; hole++) if (position[hole]! > 0) return false;
      return true;
    },
  };
}
