/** The end of a game: giving out the rest, and who has won. */
import type { Variant } from "../variant/variant.ts";
import { PHASE_OVER, type Layout, type Position } from "./layout.ts";
import type { EventSink } from "./sink.ts";

/** The compiled end rules of a variant. */
export interface Finishing {
  /** Gives the rest of the seeds out, in place, and marks the position as over. */
  readonly finish: (position: Position, reason: number, sink?: EventSink) => void;
  /** Marks a position that was read as over where it shows it: no seeds are left on a board whose games end by counting. */
  readonly recognise: (position: Position) => void;
  /** Of a finished position: 1 South wins, -1 North wins, 0 neither. */
  readonly outcome: (position: Position) => 1 | 0 | -1;
  /** As if the game ended here by counting. */
  readonly count: (position: Position) => 1 | 0 | -1;
}

/** Compiles the end rules. */
export function compileFinish({
  variant,
  layout,
  owner,
}: {
  readonly variant: Variant;
  readonly layout: Layout;
  readonly owner: (position: Position, hole: number) => number;
}): Finishing {
  const { end } = variant.rules;
  const counts = end.noAction === "count";
  const restToOwner = end.rest === "owner";
  const { holes, captured } = layout;

  function count(position: Position): 1 | 0 | -1 {
    let lead = position[captured]! - position[captured + 1]!;
    if (restToOwner) {
      for (let hole = 0; hole < holes; hole++) {
        lead += owner(position, hole) === 0 ? position[hole]! : -position[hole]!;
      }
    }
    return lead > 0 ? 1 : lead < 0 ? -1 : 0;
  }

  return {
    count,
    finish(position, reason, sink) {
      if (restToOwner) {
        for (let hole = 0; hole < holes; hole++) {
          const seeds = position[hole]!;
          if (seeds === 0) continue;
          const side = owner(position, hole);
          position[hole] = 0;
          position[captured + side] = position[captured + side]! + seeds;
          if (sink !== undefined) sink.sweep(hole, seeds, side);
        }
      }
      position[layout.phase] = PHASE_OVER;
      position[layout.value] = reason;
    },
    recognise(position) {
      if (!counts) return;
      for (let hole = 0; hole < holes; hole++) if (position[hole]! > 0) return;
      position[layout.phase] = PHASE_OVER;
      position[layout.value] = 0;
    },
    outcome(position) {
      if (counts) return count(position);
      return position[layout.side] === 0 ? -1 : 1;
    },
  };
}
