/** Directions chosen once: the way a player sows in first is his for the whole game. */
import { SIDES } from "./layout.ts";
import type { CompileTurnKind } from "./turn-parts.ts";

/** Compiles it, where directions are chosen once: a side's first sowing is remembered, later ones change nothing. */
export const compileKeepDirection: CompileTurnKind = ({ layout: { directions } }) =>
  directions > 0
    ? {
        before(position, side, direction, sink) {
          if (position[directions + side] !== 0) return;
          position[directions + side] = direction + 1;
          if (sink === undefined) return;
          const chosen = direction === 0 ? "forward" : "backward";
          sink({ type: "direction", side: SIDES[side]!, direction: chosen });
        },
      }
    : undefined;
