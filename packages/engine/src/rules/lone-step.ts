/** The step of a lone seed, straight forward out of the circuit. */
import type { Position } from "./layout.ts";
import { compileTarget } from "./target.ts";
import type { Topology } from "./topology.ts";

/** The compiled step. */
export interface LoneStep {
  /** The hole of a side's only seed, if that may step; -1 otherwise. */
  readonly from: (position: Position, side: number) => number;
  /** Where a seed steps from a hole. */
  readonly to: (hole: number) => number;
}

/** Compiles the step, for three rows a side. */
export function compileLoneStep(topology: Topology): LoneStep {
  const { rowsPerSide, columns, half, row } = topology;
  const perSide = rowsPerSide * columns;
  const target = compileTarget(topology);

  /** The hole of the only seed of a side; -1 when it has none or more. */
  function loneSeed(position: Position, side: number): number {
    const from = side === 0 ? perSide : 0;
    let lone = -1;
    for (let hole = from; hole < from + perSide; hole++) {
      const seeds = position[hole]!;
      if (seeds === 0) continue;
      if (seeds > 1 || lone >= 0) return -1;
      lone = hole;
    }
    return lone;
  }

  return {
    to: (hole) => hole + (half[hole] === 0 ? -columns : columns),
    from(position, side) {
      const lone = loneSeed(position, side);
      if (lone < 0 || row[lone] === 2) return lone;
      return row[lone] === 1 && position[target(position, side, lone)]! > 0 ? lone : -1;
    },
  };
}
