/** Captures, where a lap ends or opposite: which holes are emptied when a landing captures. One function for each kind; `all-kinds.ts` has the table. */
import type { Capture, CompileCapture, ConsequenceParts } from "./consequence-parts.ts";
import type { Layout, Position } from "./layout.ts";
import { tellCapture, type EventSink } from "./sink.ts";

/** The hole opposite and those behind it. */
export const captureFile: CompileCapture = (then, parts) =>
  compileFile(parts, Infinity, then.withLanding === true);

/** The hole opposite. */
export const captureOpposite: CompileCapture = (then, parts) =>
  compileFile(parts, 1, then.withLanding === true);

export function empty(
  layout: Layout,
  position: Position,
  hole: number,
  side: number,
  last: number,
  sink: EventSink | undefined,
): number {
  const seeds = position[hole]!;
  if (seeds === 0) return 0;
  position[hole] = 0;
  if (sink !== undefined) tellCapture(sink, layout, hole, seeds, layout.holes + side, last);
  return seeds;
}

function compileFile(parts: ConsequenceParts, depth: number, withLanding: boolean): Capture {
  const { layout } = parts;
  const { opposite, behind } = parts.topology;
  return (position, side, last, sink) => {
    let seeds = withLanding ? empty(layout, position, last, side, last, sink) : 0;
    let hole = opposite[last]!;
    for (let row = 0; row < depth && hole >= 0; row++) {
      seeds += empty(layout, position, hole, side, last, sink);
      hole = behind[hole]!;
    }
    return seeds;
  };
}

/** The landing hole, and an unbroken run next to it. */
export const captureLanding: CompileCapture = ({ chain }, parts) => {
  const { board, topology, layout } = parts;
  const { owner } = parts.sides;
  const count = board.holes.length;
  const totals = new Set(chain?.totals);
  const anyOwner = chain?.owner === "any";
  const steps =
    chain === undefined ? [] : { backward: [-1], forward: [1], both: [-1, 1] }[chain.direction];
  return (position, side, last, sink, direction) => {
    let seeds = empty(layout, position, last, side, last, sink);
    const { cells, length, places } = topology.tracks[side * 2 + direction]!;
    for (const step of steps) {
      let place = places[last]!;
      for (let walked = 1; walked < length; walked++) {
        place = (place + step + length) % length;
        const hole = cells[place]!;
        if (hole >= count || !totals.has(position[hole]!)) break;
        if (!anyOwner && owner(position, hole) === side) break;
        seeds += empty(layout, position, hole, side, last, sink);
      }
    }
    return seeds;
  };
};
