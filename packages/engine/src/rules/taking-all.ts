/** Captures with a rule of their own for taking everything that the enemy has. */
import type { CompileTakingAll } from "./consequence-parts.ts";
import { SOWN_FORBIDDEN, SOWN_TURN_OVER, SOWN_WAITS } from "./outcomes.ts";
import { sweep } from "./rest-rules.ts";

/** Compiles such a capture; undefined where it is as any other. */
export const compileTakingAll: CompileTakingAll = (
  { takingAll: rule = "allowed" },
  capture,
  after,
  parts,
) => {
  if (rule === "allowed") return undefined;
  const { layout, sides } = parts;
  const { captured, holes } = layout;
  const before = new Int16Array(layout.size);
  return (position, side, last, sink, direction) => {
    const to = captured + side;
    before.set(position);
    const seeds = capture(position, side, last, undefined, direction, to);
    const all = sides.isEmpty(position, 1 - side);
    if (all && rule === "forbidden") return SOWN_FORBIDDEN;
    if (all && rule === "capturesNothing") {
      position.set(before);
      return SOWN_TURN_OVER;
    }
    if (sink !== undefined) {
      const again = before.slice();
      capture(again, side, last, sink, direction, to);
    }
    position[to]! += seeds;
    if (!all) return after === undefined ? SOWN_TURN_OVER : after(position, side, seeds);
    if (rule === "again") return SOWN_WAITS;
    for (let hole = 0; hole < holes; hole++) {
      sweep(layout, position, hole, position[hole]!, 1 - side, sink);
    }
    return SOWN_TURN_OVER;
  };
};
