/** The end of a game: giving out the rest, and who has won. */
import type { Variant } from "../variant/variant.ts";
import { OVER_REASONS, PHASE_OVER, type Layout, type Position } from "./layout.ts";
import { compileRest, type Rest } from "./rest-rules.ts";
import { compileRowEmpty } from "./row-empty.ts";
import type { Sides } from "./sides.ts";
import { tellSweep, type EventSink } from "./sink.ts";
import type { Topology } from "./topology.ts";

/** The index of `majority` in `OVER_REASONS`. */
const MAJORITY = 1;
const REPETITION = OVER_REASONS.indexOf("repetition");

/** The compiled end rules of a variant. */
export interface Finishing {
  /** Gives the rest of the seeds out, in place, and marks the position as over. */
  readonly finish: (position: Position, reason: number, sink?: EventSink) => void;
  /** Of a finished position: 1 South wins, -1 North wins, 0 neither. */
  readonly outcome: (position: Position) => 1 | 0 | -1;
  /** As if the game ended here by counting. */
  readonly count: (position: Position) => 1 | 0 | -1;
}

/** Compiles the end rules. */
export function compileFinish({
  variant,
  layout,
  sides,
  topology,
}: {
  readonly variant: Variant;
  readonly layout: Layout;
  readonly sides: Sides;
  readonly topology: Topology;
}): Finishing {
  const rowEmpty = compileRowEmpty(variant.rules, topology);
  const { end, repetition } = variant.rules;
  const counts = end.noAction === "count";
  const rest = compileRest(end.rest ?? "nobody", sides);
  const repeated = repetition.rest === undefined ? rest : compileRest(repetition.rest, sides);
  const { holes, captured } = layout;

  function count(position: Position): 1 | 0 | -1 {
    let lead = position[captured]! - position[captured + 1]!;
    rest.begin(position);
    for (let hole = 0; hole < holes; hole++) {
      const seeds = position[hole]!;
      const south = rest.south(position, hole, seeds);
      if (south >= 0) lead += 2 * south - seeds;
    }
    return lead > 0 ? 1 : lead < 0 ? -1 : 0;
  }

  function finish(position: Position, reason: number, sink?: EventSink): void {
    // Who has more than half has won, whatever lies on the board: it stays there.
    if (reason !== MAJORITY) {
      giveOut(reason === REPETITION ? repeated : rest, position, sink);
    }
    position[layout.phase] = PHASE_OVER;
    position[layout.value] = reason;
  }

  function giveOut(shares: Rest, position: Position, sink: EventSink | undefined): void {
    shares.begin(position);
    for (let hole = 0; hole < holes; hole++) {
      const seeds = position[hole]!;
      if (seeds === 0) continue;
      const south = shares.south(position, hole, seeds);
      if (south < 0) continue;
      sweep(position, hole, south, 0, sink);
      sweep(position, hole, seeds - south, 1, sink);
    }
  }

  function sweep(
    position: Position,
    hole: number,
    seeds: number,
    side: number,
    sink: EventSink | undefined,
  ): void {
    if (seeds === 0) return;
    position[hole] = position[hole]! - seeds;
    position[captured + side] = position[captured + side]! + seeds;
    if (sink !== undefined) tellSweep(sink, layout, hole, seeds, side);
  }

  return {
    count,
    finish,
    outcome(position) {
      if (counts) return count(position);
      if (rowEmpty !== undefined) {
        if (rowEmpty(position, 0)) return -1;
        if (rowEmpty(position, 1)) return 1;
      }
      return position[layout.side] === 0 ? -1 : 1;
    },
  };
}
