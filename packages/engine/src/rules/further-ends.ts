/** Ends of the game that look at one side: its inner row, its seeds, what it has captured; another rest after a repetition, and positions whose repetition ends nothing. */
import { endsWhen, SWEPT } from "./early-ends.ts";
import type { CompileEnd, Finishing } from "./finish-parts.ts";
import { OVER_REASONS, PHASE_OVER, type Position } from "./layout.ts";
import { compileRowEmpty } from "./row-empty.ts";
import type { Sides } from "./sides.ts";

const MAJORITY = OVER_REASONS.indexOf("majority");
const REPETITION = OVER_REASONS.indexOf("repetition");
const ROW_EMPTY = OVER_REASONS.indexOf("row-empty");

/** A side's inner row is empty: it has lost. */
export const endRowEmpty: CompileEnd = ({ variant, layout, topology }, others) => {
  if (variant.rules.end.innerRowEmpty !== true) return undefined;
  const { phase, value } = layout;
  const rowEmpty = compileRowEmpty(topology);
  const isOver = (position: Position): boolean => rowEmpty(position, 0) || rowEmpty(position, 1);
  return {
    ...endsWhen(others, ROW_EMPTY, isOver),
    outcome(position) {
      if (position[phase] !== PHASE_OVER || position[value] !== ROW_EMPTY) {
        return others.outcome(position);
      }
      return rowEmpty(position, 0) ? -1 : 1;
    },
  };
};

/** Whether a side has no seeds on the board. */
const anyEmpty =
  ({ isEmpty }: Sides) =>
  (position: Position): boolean =>
    isEmpty(position, 0) || isEmpty(position, 1);

/** A side has no seeds on the board. */
export const endSideEmpty: CompileEnd = ({ variant, sides }, others) =>
  variant.rules.end.sideEmpty === true ? endsWhen(others, SWEPT, anyEmpty(sides)) : undefined;

/** A side has captured more than half of all seeds. */
export const endMajority: CompileEnd = ({ variant, layout }, others) => {
  if (variant.rules.end.majority !== true) return undefined;
  const { captured, total, phase, value } = layout;
  const isOver = (position: Position): boolean => {
    const half = position[total]! >> 1;
    return position[captured]! > half || position[captured + 1]! > half;
  };
  const finish: Finishing["finish"] = (position, reason, sink) => {
    // Who has more than half has won, whatever lies on the board: it stays there.
    if (reason !== MAJORITY) others.finish(position, reason, sink);
    position[phase] = PHASE_OVER;
    position[value] = reason;
  };
  return { finish, ...endsWhen({ ...others, finish }, MAJORITY, isOver) };
};

/** A position that has stood too often: the rest goes by a rule of its own. */
export const endRepeated: CompileEnd = ({ variant, layout, sides }, others, { rests }) => {
  const { result, rest } = variant.rules.repetition;
  if (result !== "count" || rest === undefined) return undefined;
  const giveRest = rest === "nobody" ? undefined : rests![rest]!(sides, layout);
  return {
    finish(position, reason, sink) {
      if (reason !== REPETITION) {
        others.finish(position, reason, sink);
        return;
      }
      giveRest?.(position, sink);
      position[layout.phase] = PHASE_OVER;
      position[layout.value] = reason;
    },
  };
};

/** Positions in which a side has no seeds on the board are not compared. */
export const endUncompared: CompileEnd = ({ variant, sides }) =>
  variant.rules.repetition.except === "sideEmpty" ? { uncompared: anyEmpty(sides) } : undefined;
