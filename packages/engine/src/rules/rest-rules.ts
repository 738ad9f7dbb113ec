/** Who gets the seeds still on the board when captured seeds are counted: each hole's owner; the other kinds stand in `further-rest-rules.ts`. `all-kinds.ts` has the table. */
import type { CompileRest, GiveRest } from "./finish-parts.ts";
import { SIDES, type Layout, type Position } from "./layout.ts";
import type { EventSink } from "./sink.ts";

/** Gives seeds of a hole to a side. */
export function sweep(
  { names, captured }: Layout,
  position: Position,
  hole: number,
  seeds: number,
  side: number,
  sink: EventSink | undefined,
): void {
  if (seeds === 0) return;
  position[hole]! -= seeds;
  position[captured + side]! += seeds;
  sink?.({ type: "sweep", hole: names[hole]!, seeds, to: SIDES[side]! });
}

/** Each hole goes to the side that is told for it. */
export function sweepHoles(
  sideOf: (position: Position, hole: number) => number,
  layout: Layout,
): GiveRest {
  return (position, sink) => {
    for (let hole = 0; hole < layout.holes; hole++) {
      sweep(layout, position, hole, position[hole]!, sideOf(position, hole), sink);
    }
  };
}

/** Each hole's owner. */
export const toOwner: CompileRest = ({ owner }, layout) => sweepHoles(owner, layout);
