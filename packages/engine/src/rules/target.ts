/** The target of a capture by row priority. */
import type { VariantDefinition } from "../variant/definition.ts";
import type { Position } from "./layout.ts";
import type { Topology } from "./topology.ts";

/** The hole of a column in the enemy's innermost row with seeds; in his outermost row when he has none. */
export type FindTarget = (position: Position, side: number, hole: number) => number;

/** What it is known by whether landing cases ask for targets. */
export interface TargetParts {
  readonly rules: VariantDefinition;
  readonly topology: Topology;
}

/** Compiles the search for the tests of landings; undefined where no case asks for targets. */
export function compileTestedTarget({ rules, topology }: TargetParts): FindTarget | undefined {
  return rules.landing.some(({ when }) => when.target !== undefined)
    ? compileTarget(topology)
    : undefined;
}

/** Compiles the search for targets on a board. */
export function compileTarget({ rowStart, rowsPerSide, columns, column }: Topology): FindTarget {
  return (position, side, hole) => {
    const rows = (1 - side) * rowsPerSide;
    const last = rows + rowsPerSide - 1;
    for (let row = rows; row < last; row++) {
      const start = rowStart[row]!;
      for (let at = start; at < start + columns; at++) {
        if (position[at]! > 0) return start + column[hole]!;
      }
    }
    return rowStart[last]! + column[hole]!;
  };
}
