/** Ways to give away the seeds still on the board other than to the owners of their holes. */
import type { CompileRest } from "./finish-parts.ts";
import { sweep, sweepHoles } from "./rest-rules.ts";

/** The side that has none left on the board; nobody when both have some. */
export const toWhoRanOut: CompileRest = ({ isEmpty }, layout) => {
  const sweepTo = [0, 1].map((side) => sweepHoles(() => side, layout));
  return (position, sink) => {
    const side = isEmpty(position, 0) ? 0 : 1;
    if (isEmpty(position, side)) sweepTo[side]!(position, sink);
  };
};

/** The side that is not to act: whoever has no action leaves all to the other player. */
export const toOther: CompileRest = (_sides, layout) =>
  sweepHoles((position) => 1 - position[layout.side]!, layout);

/** Half each; an odd seed goes to the side that has more on the board. South's half is the first in board order. */
export const evenly: CompileRest =
  ({ owner }, layout) =>
  (position, sink) => {
    let all = 0;
    let lead = 0;
    for (let hole = 0; hole < layout.holes; hole++) {
      const seeds = position[hole]!;
      all += seeds;
      lead += owner(position, hole) === 0 ? seeds : -seeds;
    }
    let left = (all + (lead > 0 ? 1 : 0)) >> 1;
    for (let hole = 0; hole < layout.holes; hole++) {
      const part = Math.min(position[hole]!, left);
      left -= part;
      sweep(layout, position, hole, part, 0, sink);
      sweep(layout, position, hole, position[hole]!, 1, sink);
    }
  };
