/** The rows a turn may start from: one function for each kind. */
import type { StartDefinition } from "../variant/start-definition.ts";
import type { Layout, Position } from "./layout.ts";
import type { Topology } from "./topology.ts";

/** Where the holes that a turn may start from lie: so many in a row, in board order. */
export interface StartRows {
  readonly span: number;
  readonly first: (position: Position, side: number) => number;
}

type CompileRows = (topology: Topology) => StartRows;

/** All of the player's own holes. */
const ownRows: CompileRows = ({ rowsPerSide, columns }) => {
  const span = rowsPerSide * columns;
  return { span, first: (_position, side) => (side === 0 ? span : 0) };
};

/** His outermost row with seeds; his outermost row when there are none. */
const outermostRow: CompileRows = ({ rowStart, rowsPerSide, columns }) => ({
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
});

const ROWS: Readonly<Record<NonNullable<StartDefinition["rows"]>, CompileRows>> = {
  all: ownRows,
  outermostOccupied: outermostRow,
  // Only guided turns have it, and they look at the rows themselves.
  innerFirst: ownRows,
};

/** Compiles the rows of a variant. Where holes change hands every hole may be one's own. */
export function compileStartRows(
  { rows = "all" }: StartDefinition,
  { territory, holes }: Layout,
  topology: Topology,
): StartRows {
  return territory ? { span: holes, first: () => 0 } : ROWS[rows](topology);
}
