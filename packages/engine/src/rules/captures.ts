/** Captures, where a lap ends or across the board: which holes are emptied when a landing captures. One function for each kind; `all-kinds.ts` has the table. */
import type { CompileCapture } from "./consequence-parts.ts";
import type { Layout, Position } from "./layout.ts";
import { compileRowWithSeeds } from "./row-with-seeds.ts";
import type { EventSink } from "./sink.ts";

/** Empties a hole that is captured from the landing hole `last`; its seeds go to the place `to`, or into the hand (-1). Returns how many they are. */
export function empty(
  { names }: Layout,
  position: Position,
  hole: number,
  last: number,
  sink: EventSink | undefined,
  to: number,
): number {
  const seeds = position[hole]!;
  position[hole] = 0;
  if (seeds > 0) {
    sink?.({
      type: "capture",
      hole: names[hole]!,
      seeds,
      to: names[to] ?? "hand",
      from: names[last]!,
    });
  }
  return seeds;
}

/** The hole opposite, and those behind it as far as `rows` go. */
const captureAcross =
  (rows: number): CompileCapture =>
  ({ withLanding }, { layout, topology: { opposite, behind } }) =>
  (position, _side, last, sink, _direction, to) => {
    let seeds = withLanding ? empty(layout, position, last, last, sink, to) : 0;
    let hole = opposite[last]!;
    for (let row = 0; row < rows && hole >= 0; row++) {
      seeds += empty(layout, position, hole, last, sink, to);
      hole = behind[hole]!;
    }
    return seeds;
  };

/** The hole opposite and those behind it. */
export const captureFile: CompileCapture = /* @__PURE__ */ captureAcross(Infinity);

/** The hole opposite. */
export const captureOpposite: CompileCapture = /* @__PURE__ */ captureAcross(1);

/** The hole of the column in the enemy's innermost row with seeds. */
export const captureTarget: CompileCapture = (_then, { layout, topology }) => {
  const innermost = compileRowWithSeeds(topology);
  return (position, side, last, sink, _direction, to) =>
    empty(layout, position, innermost(position, 1 - side, last), last, sink, to);
};

/** The landing hole, and an unbroken run next to it. */
export const captureLanding: CompileCapture = ({ chain }, { topology, layout, sides }) => {
  // Without a chain no number of seeds keeps the run unbroken.
  const { direction: way, owner, totals = [] } = chain ?? {};
  const steps = [-1, 1].filter((step) => way !== (step < 0 ? "forward" : "backward"));
  return (position, side, last, sink, direction, to) => {
    let seeds = empty(layout, position, last, last, sink, to);
    const { cells, length, places } = topology.tracks[side * 2 + direction]!;
    for (const step of steps) {
      // The round stands twice in `cells`. A run ends at the latest where it began, for that hole is empty now.
      let place = places[last]! + (step < 0 ? length : 0);
      for (;;) {
        const hole = cells[(place += step)]!;
        if (hole >= layout.holes || !totals.includes(position[hole]!)) break;
        if (owner !== "any" && sides.owner(position, hole) === side) break;
        seeds += empty(layout, position, hole, last, sink, to);
      }
    }
    return seeds;
  };
};
