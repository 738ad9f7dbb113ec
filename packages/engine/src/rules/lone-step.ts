/** The step of a lone seed, straight forward out of the circuit. */
import { onlyDirection } from "./directions.ts";
import { actionOf, STEP, type Position } from "./layout.ts";
import { SOWN_TURN_OVER } from "./sowing.ts";
import { compileTarget } from "./target.ts";
import type { CompileTurnKind } from "./turn-parts.ts";

/** Compiles the step, where there is one: on three rows a side. */
export const compileLoneStep: CompileTurnKind = ({
  variant: { rules },
  layout: { names },
  topology,
  sowing,
  settleTurn,
}) => {
  const { rowsPerSide, columns, half, row } = topology;
  if (rules.start?.loneStep !== true || rowsPerSide !== 3) return undefined;
  const perSide = rowsPerSide * columns;
  const target = compileTarget(topology);
  const direction = onlyDirection(rules.circuit) ?? 0;

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
    starts(position, side, into, offset) {
      const lone = loneSeed(position, side);
      if (lone < 0 || row[lone] === 0) return 0;
      if (row[lone] === 1 && position[target(position, side, lone)] === 0) return 0;
      into[offset] = actionOf(STEP, lone);
      return 1;
    },
    plays: {
      [STEP](position, side, from, sink) {
        const to = from + (half[from] === 0 ? -columns : columns);
        position[from] = 0;
        position[to] = position[to]! + 1;
        if (sink !== undefined) {
          sink({ type: "lift", hole: names[from]!, seeds: 1, lap: 1 });
          sink({ type: "drop", hole: names[to]! });
        }
        // Only in the inner row does a step capture: what a landing on seeds would capture there.
        const outcome =
          row[to] === 0 ? sowing.land(position, side, direction, to, true, sink) : SOWN_TURN_OVER;
        return settleTurn(position, outcome, sink);
      },
    },
  };
};
