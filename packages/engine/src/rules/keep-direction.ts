/** Directions chosen once: the way a player sows in first is his for the whole game. */
import { SIDES, type Layout, type Position } from "./layout.ts";
import type { EventSink } from "./sink.ts";

/** Remembers the direction of a side's first sowing; later ones change nothing. */
export type KeepDirection = (
  position: Position,
  side: number,
  direction: number,
  sink: EventSink | undefined,
) => void;

/** Compiles it for a layout with directions. */
export function compileKeepDirection({ directions }: Layout): KeepDirection {
  return (position, side, direction, sink) => {
    if (position[directions + side] !== 0) return;
    position[directions + side] = direction + 1;
    if (sink !== undefined) {
      const chosen = direction === 0 ? "forward" : "backward";
      sink({ type: "direction", side: SIDES[side]!, direction: chosen });
    }
  };
}
