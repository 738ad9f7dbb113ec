/** Starts from a player's outermost row with seeds. */
import type { StartDefinition } from "../variant/start-definition.ts";
import type { StartRow } from "./start-parts.ts";
import type { Topology } from "./topology.ts";

/** Compiles the row, where turns start from it; it is the outermost one when there are no seeds. */
export function compileOutermost(
  { rows }: StartDefinition,
  { rowStart, rowsPerSide, columns }: Topology,
): StartRow | undefined {
  if (rows !== "outermostOccupied") return undefined;
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
