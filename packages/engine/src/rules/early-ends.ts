/** Ends of the game that the board shows after a turn: an empty inner row, too few seeds everywhere, a side without seeds, a majority. */
import type { CompileEarlyEnd, EarlyEndName } from "./finish-parts.ts";
import { OVER_REASONS, type Position } from "./layout.ts";
import { compileRowEmpty } from "./row-empty.ts";

/** The fields of the end rules that ask for one, in the order in which they are looked at. */
export const EARLY_END_NAMES: readonly EarlyEndName[] = [
  "innerRowEmpty",
  "allBelow",
  "sideEmpty",
  "majority",
];

const SWEPT = OVER_REASONS.indexOf("swept");

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

/** Every hole holds fewer seeds than a number. */
export const endAllBelow: CompileEarlyEnd = ({ variant, layout: { holes } }) => {
  const { allBelow = 0 } = variant.rules.end;
  return {
    reason: SWEPT,
    isOver(position) {
      for (let hole = 0; hole < holes; hole++) if (position[hole]! >= allBelow) return false;
      return true;
    },
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
