/** The rows of a side that hold seeds. */
import type { Position } from "./layout.ts";
import type { Topology } from "./topology.ts";

/** The hole of a column (that of `hole`, which may lie anywhere) in a row of a side. */
export type FindHole = (position: Position, side: number, hole: number) => number;

/** Compiles the search for the innermost row with seeds, or for the outermost one: the row at the end of the search where a side has none. */
export function compileRowWithSeeds(
  { rowsPerSide, columns }: Topology,
  fromOutside = false,
): FindHole {
  const last = rowsPerSide - 1;
  return (position, side, hole) => {
    let start = 0;
    for (let looked = 0; looked <= last; looked++) {
      const row = fromOutside ? last - looked : looked;
      start = (side === 0 ? rowsPerSide + row : last - row) * columns;
      for (let at = start; at < start + columns; at++) {
        if (position[at]! > 0) return start + (hole % columns);
      }
    }
    return start + (hole % columns);
  };
}
