/** The step of a lone seed, straight forward out of the circuit. */
import { onlyDirection } from "./directions.ts";
import { AGAIN, END_TURN, FIRST_CONSEQUENCE, RELAY_NEXT } from "./landing.ts";
import { actionOf, STEP, type Position } from "./layout.ts";
import type { EventSink } from "./sink.ts";
import { SOW_ON, SOWN_TURN_OVER, SOWN_WAITS } from "./outcomes.ts";
import { compileRowWithSeeds } from "./row-with-seeds.ts";
import type { CompileTurnKind } from "./turn-parts.ts";

/** Compiles the step, where there is one: on three rows a side. */
export const compileLoneStep: CompileTurnKind = ({
  variant: { rules },
  layout: { holes, names },
  topology,
  landing,
  sowing,
  settle,
  consequences,
  settleTurn,
}) => {
  const { rowsPerSide, columns, half, row } = topology;
  if (rules.start?.loneStep !== true || rowsPerSide !== 3) return undefined;
  const perSide = rowsPerSide * columns;
  const innermost = compileRowWithSeeds(topology);
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

  /** Goes on from a hole as if the last seed of a sowing had just fallen among others there. */
  function land(
    position: Position,
    side: number,
    hole: number,
    sink: EventSink | undefined,
  ): number {
    let decision = landing.decisions[(side * 2 + 1) * landing.places + hole]!;
    if (decision < 0) decision = settle(position, side, direction, hole, decision);
    if (decision === END_TURN) return SOWN_TURN_OVER;
    if (decision === AGAIN) return SOWN_WAITS;
    if (decision === RELAY_NEXT) {
      const { cells, places } = topology.tracks[side * 2 + direction]!;
      const next = cells[places[hole]! + 1]!;
      return next >= holes || position[next] === 0
        ? SOWN_TURN_OVER
        : sowing.sow(position, side, direction, next, sink);
    }
    let captured = 0;
    if (decision >= FIRST_CONSEQUENCE) {
      const consequence = consequences[decision - FIRST_CONSEQUENCE]!;
      const outcome = consequence(position, side, hole, sink, direction);
      if (outcome < SOW_ON) return outcome;
      captured = outcome - SOW_ON;
    }
    // A step that captures sows on as a landing would: with the landing hole, from there.
    return sowing.sow(position, side, direction, hole, sink, captured);
  }

  return {
    starts(position, side, into, offset) {
      const lone = loneSeed(position, side);
      if (lone < 0 || row[lone] === 0) return 0;
      if (row[lone] === 1 && position[innermost(position, 1 - side, lone)] === 0) return 0;
      into[offset] = actionOf(STEP, lone);
      return 1;
    },
    texts: { [STEP]: (hole) => `${names[hole]!}^` },
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
        const outcome = row[to] === 0 ? land(position, side, to, sink) : SOWN_TURN_OVER;
        return settleTurn(position, outcome, sink);
      },
    },
  };
};
