/** What lies nearer to the middle than a hole, for searches. */
import type { Position } from "./layout.ts";
import type { Topology } from "./topology.ts";

/** Whether a side has seeds in rows of its own that lie nearer to the middle than a hole of its own. */
export type FartherIn = (position: Position, side: number, hole: number) => boolean;

/** Compiles the look. Those rows lie one after another: South's from the middle on, North's up to it. */
export function compileFartherIn({ row, rowsPerSide, columns }: Topology): FartherIn {
  const middle = rowsPerSide * columns;
  const nearer = Int16Array.from(row, (own) => own * columns);
  return (position, side, hole) => {
    const holes = nearer[hole]!;
    const from = side === 0 ? middle : middle - holes;
    for (let other = from; other < from + holes; other++) if (position[other]! > 0) return true;
    return false;
  };
}
