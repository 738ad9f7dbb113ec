/** The loss of the inner row. */
import type { Position } from "./layout.ts";
import type { Topology } from "./topology.ts";

/** Whether the inner row of a side holds no seeds. */
export type RowEmpty = (position: Position, side: number) => boolean;

/** Compiles the test. */
export function compileRowEmpty({ rowsPerSide, columns }: Topology): RowEmpty {
  return (position, side) => {
    const from = (rowsPerSide - side) * columns;
    for (let hole = from; hole < from + columns; hole++) if (position[hole]! > 0) return false;
    return true;
  };
}
