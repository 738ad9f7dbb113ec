/** The step of a lone seed, straight forward out of the circuit. */
import { directionsOf } from "./directions.ts";
import { actionOf, STEP } from "./layout.ts";
import { compileRowWithSeeds } from "./row-with-seeds.ts";
import type { CompileTurnKind } from "./turn-parts.ts";

/** Compiles the step, where there is one: on three rows a side. */
export const compileLoneStep: CompileTurnKind = ({ rules, layout, topology, sowing }, turn) => {
  const { starts } = turn;
  const { rowsPerSide, columns, row, tracks } = topology;
  if (rules.start?.loneStep !== true || rowsPerSide !== 3) return undefined;
  const perSide = rowsPerSide * columns;
  const innermost = compileRowWithSeeds(topology);
  const direction = directionsOf(rules.circuit).first;

  return {
    starts(position, side, into, offset) {
      const count = starts(position, side, into, offset);
      const from = (1 - side) * perSide;
      let seeds = 0;
      let lone = 0;
      for (let hole = from; hole < from + perSide; hole++) {
        if (position[hole]! > 0) lone = hole;
        seeds += position[hole]!;
      }
      into[offset + count] = actionOf(STEP, lone);
      const steps =
        seeds === 1 &&
        (row[lone] === 2 ||
          (row[lone] === 1 && position[innermost(position, 1 - side, lone)]! > 0));
      return steps ? count + 1 : count;
    },
    [STEP]: {
      text: (hole) => `${layout.names[hole]!}^`,
      play(position, side, from, sink) {
        const to = from + (side === 0 ? -columns : columns);
        const { cells, places, length } = tracks[side * 2 + direction]!;
        // As a lap that ends there. In the inner row it captures as if the seed had fallen on others.
        const before = cells[places[to]! + length - 1]!;
        const outcome = sowing.sow(position, side, direction, from, sink, before, row[to]);
        return turn.settleTurn(position, outcome, sink);
      },
    },
  };
};
