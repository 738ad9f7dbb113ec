/** Ends of the game that look at one side: its inner row, its seeds, what it has captured. */
import { SWEPT } from "./early-ends.ts";
import type { CompileEarlyEnd } from "./finish-parts.ts";
import { OVER_REASONS, type Position } from "./layout.ts";
import { compileRowEmpty } from "./row-empty.ts";

/** A side's inner row is empty. */
export const endRowEmpty: CompileEarlyEnd = ({ topology }) => {
  const rowEmpty = compileRowEmpty(topology);
  const loser = (position: Position): number =>
    rowEmpty(position, 0) ? 0 : rowEmpty(position, 1) ? 1 : -1;
  return {
    reason: OVER_REASONS.indexOf("row-empty"),
    isOver: (position) => loser(position) >= 0,
    loser,
  };
};

/** A side has no seeds on the board. */
export const endSideEmpty: CompileEarlyEnd = ({ sides: { isEmpty } }) => ({
  reason: SWEPT,
  isOver: (position) => isEmpty(position, 0) || isEmpty(position, 1),
});

/** A side has captured more than half of all seeds. */
export const endMajority: CompileEarlyEnd = ({ layout: { captured, total } }) => ({
  reason: OVER_REASONS.indexOf("majority"),
  isOver(position) {
    const half = position[total]! >> 1;
    return position[captured]! > half || position[captured + 1]! > half;
  },
});
