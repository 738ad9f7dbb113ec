/** The rows of a side that hold seeds. */
import type { Position } from "./layout.ts";
import type { Topology } from "./topology.ts";

/** The hole of a column (that of `hole`, which may lie anywhere) in a row of a side. */
export type FindHole = (position: Position, side: number, hole: number) => number;

/** Compiles the search for the innermost row with seeds, or for the outermost one: the row at the end of the search where a side has none. */
export function compileRowWithSeeds(
  { row: rowOf, rowsPerSide, columns }: Topology,
  fromOutside = false,
): FindHole {
  const columnOf = Uint8Array.from(rowOf, (_, hole) => hole % columns);
  // Where rows begin: South's in the order of the search, then North's.
  const starts = Int16Array.from({ length: rowsPerSide * 2 }, (_, index) => {
    const looked = index % rowsPerSide;
    const row = fromOutside ? rowsPerSide - 1 - looked : looked;
    return (index < rowsPerSide ? rowsPerSide + row : rowsPerSide - 1 - row) * columns;
  });
  return (position, side, hole) => {
    let row = side * rowsPerSide;
    const last = row + rowsPerSide - 1;
    search: for (; row < last; row++) {
      const start = starts[row]!;
      for (let at = start; at < start + columns; at++) if (position[at]! > 0) break search;
    }
    return starts[row]! + columnOf[hole]!;
  };
}
