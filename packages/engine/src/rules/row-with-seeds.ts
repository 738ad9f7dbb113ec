/** The rows of a side that hold seeds. */
import type { Position } from "./layout.ts";
import type { Topology } from "./topology.ts";

/** The hole of a column (that of `hole`, which may lie anywhere) in a row of a side. */
export type FindHole = (position: Position, side: number, hole: number) => number;

/** Compiles the search for the innermost row with seeds, or for the outermost one; it is the outermost row where a side has none. */
export function compileRowWithSeeds(
  { rowsPerSide, columns, half }: Topology,
  fromOutside = false,
): FindHole {
  const column = half.map((_, hole) => hole % columns);
  /** The first hole of row r of side s, from the middle, is at [s * rowsPerSide + r]. */
  const rowStart = Int16Array.from(
    { length: 2 * rowsPerSide },
    (_, row) => (row < rowsPerSide ? rowsPerSide + row : 2 * rowsPerSide - 1 - row) * columns,
  );
  const last = rowsPerSide - 1;
  return (position, side, hole) => {
    const rows = side * rowsPerSide;
    for (let row = 0; row < rowsPerSide; row++) {
      const start = rowStart[rows + (fromOutside ? last - row : row)]!;
      for (let at = start; at < start + columns; at++) {
        if (position[at]! > 0) return start + column[hole]!;
      }
    }
    return rowStart[rows + last]! + column[hole]!;
  };
}

/** Compiles the search for the innermost row with seeds, where landing cases ask for it. */
export function compileInnermost(topology: Topology): FindHole {
  return compileRowWithSeeds(topology);
}
