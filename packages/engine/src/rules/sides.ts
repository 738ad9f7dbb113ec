/** What belongs to a side: its holes and their seeds. */
import type { Layout, Position } from "./layout.ts";
import type { Topology } from "./topology.ts";

/** Looks at one side of a position; sides are 0 (South) and 1 (North). */
export interface Sides {
  /** Who owns a hole now. */
  readonly owner: (position: Position, hole: number) => number;
  /** Whether a side has no seeds on the board. */
  readonly isEmpty: (position: Position, side: number) => boolean;
  /** Seeds of a side on the board. */
  readonly seeds: (position: Position, side: number) => number;
}

/** Compiles the look at the sides of a board, whether its holes change hands or not. */
export function compileSides(layout: Layout, { half }: Topology): Sides {
  const { holes, owners, territory } = layout;
  if (territory) {
    return {
      owner: (position, hole) => position[owners + hole]!,
      isEmpty(position, side) {
        for (let hole = 0; hole < holes; hole++) {
          if (position[hole]! > 0 && position[owners + hole] === side) return false;
        }
        return true;
      },
      seeds(position, side) {
        let seeds = 0;
        for (let hole = 0; hole < holes; hole++) {
          if (position[owners + hole] === side) seeds += position[hole]!;
        }
        return seeds;
      },
    };
  }
  const perSide = holes >> 1;
  return {
    owner: (_position, hole) => half[hole]!,
    isEmpty(position, side) {
      const from = side === 0 ? perSide : 0;
      for (let hole = from; hole < from + perSide; hole++) if (position[hole]! > 0) return false;
      return true;
    },
    seeds(position, side) {
      const from = side === 0 ? perSide : 0;
      let seeds = 0;
      for (let hole = from; hole < from + perSide; hole++) seeds += position[hole]!;
      return seeds;
    },
  };
}
