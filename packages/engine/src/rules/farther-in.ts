/** What lies nearer to the middle than a hole. */
import type { Position } from "./layout.ts";
import type { Topology } from "./topology.ts";

/** Whether a side has seeds in rows of its own that lie nearer to the middle than a hole of its own. */
export type FartherIn = (position: Position, side: number, hole: number) => boolean;

/** Compiles the look. */
export function compileFartherIn({ row, rowStart, rowsPerSide, columns }: Topology): FartherIn {
  return (position, side, hole) => {
    for (let inner = row[hole]! - 1; inner >= 0; inner--) {
      const first = rowStart[side * rowsPerSide + inner]!;
      for (let other = first; other < first + columns; other++) {
        if (position[other]! > 0) return true;
      }
    }
    return false;
  };
}
