/** Ways to give away the seeds still on the board other than to the owners of their holes. */
import type { CompileRest } from "./finish-parts.ts";
import { nothing } from "./rest-rules.ts";

/** The side that has none left on the board; nobody when both have some. */
export const toWhoRanOut: CompileRest = ({ isEmpty }) => {
  let ranOut = -1;
  return {
    begin(position) {
      ranOut = isEmpty(position, 0) ? 0 : isEmpty(position, 1) ? 1 : -1;
    },
    south: (_position, _hole, seeds) => (ranOut < 0 ? -1 : ranOut === 0 ? seeds : 0),
  };
};

/** The side that is not to act: whoever has no action leaves all to the other player. */
export const toOther: CompileRest = (_sides, { side }) => ({
  begin: nothing,
  south: (position, _hole, seeds) => (position[side] === 1 ? seeds : 0),
});

/** Half each; an odd seed goes to the side that has more on the board. */
export const evenly: CompileRest = ({ owner }, { holes }) => {
  let left = 0;
  return {
    begin(position) {
      let all = 0;
      let lead = 0;
      for (let hole = 0; hole < holes; hole++) {
        const seeds = position[hole]!;
        all += seeds;
        lead += owner(position, hole) === 0 ? seeds : -seeds;
      }
      left = (all + (lead > 0 ? 1 : 0)) >> 1;
    },
    south(_position, _hole, seeds) {
      const part = Math.min(seeds, left);
      left -= part;
      return part;
    },
  };
};
