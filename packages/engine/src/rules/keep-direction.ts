/** Directions chosen once: the way a player sows in first is his for the whole game. */
import { SIDES } from "./layout.ts";
import type { CompileTurnKind } from "./turn-parts.ts";

/** Compiles it, where directions are chosen once: a side's first sowing is remembered, later ones change nothing. */
export const compileKeepDirection: CompileTurnKind = ({ layout: { directions } }, { list, sow }) =>
  directions > 0
    ? {
        list(position, side, fewest, limit, into, offset) {
          const count = list(position, side, fewest, limit, into, offset);
          const chosen = position[directions + side]!;
          if (chosen === 0) return count;
          let kept = 0;
          for (let at = offset; at < offset + count; at++) {
            const action = into[at]!;
            if ((action & 1) === chosen - 1) into[offset + kept++] = action;
          }
          return kept;
        },
        sow(position, side, direction, hole, sink) {
          if (position[directions + side] === 0) {
            position[directions + side] = direction + 1;
            const chosen = direction === 0 ? "forward" : "backward";
            sink?.({ type: "direction", side: SIDES[side]!, direction: chosen });
          }
          return sow(position, side, direction, hole, sink);
        },
      }
    : undefined;
