/** Starts from a player's outermost row with seeds. */
import type { StartRow } from "./start-parts.ts";
import type { Topology } from "./topology.ts";

/** Compiles the row; it is the outermost one when there are no seeds. */
export function compileOutermost({ rowStart, rowsPerSide, columns }: Topology): StartRow {
  return {
    span: columns,
    first(position, side) {
      for (let row = rowsPerSide - 1; row >= 0; row--) {
        const first = rowStart[side * rowsPerSide + row]!;
        for (let hole = first; hole < first + columns; hole++) {
          if (position[hole]! > 0) return first;
        }
      }
      return rowStart[side * rowsPerSide + rowsPerSide - 1]!;
    },
  };
}
