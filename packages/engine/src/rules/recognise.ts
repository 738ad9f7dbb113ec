/** Positions that were read: whether the game is over in them already. */
import { compileAllBelow, SWEPT } from "./early-ends.ts";
import { OVER_REASONS, PHASE_TURN, type Layout, type Position } from "./layout.ts";
import { compileRowEmpty } from "./row-empty.ts";
import type { PlayRules } from "./rules.ts";
import { buildTopology } from "./topology.ts";

const MAJORITY = OVER_REASONS.indexOf("majority");
const ROW_EMPTY = OVER_REASONS.indexOf("row-empty");

/** Marks a position as over where it alone shows that it is, and gives out the rest. */
export type Recognise = (position: Position) => void;

/** Compiles it. */
export function compileRecognise(
  { variant: { board, rules }, isEmpty, finish }: PlayRules,
  layout: Layout,
): Recognise {
  const { end } = rules;
  const { captured, holes, phase, total } = layout;
  const rowEmpty =
    end.innerRowEmpty === true ? compileRowEmpty(buildTopology(board, rules)) : undefined;
  // Where the rest is given out, a game that ended so has left an empty board.
  const tooFew =
    end.allBelow !== undefined && (end.rest ?? "nobody") === "nobody"
      ? compileAllBelow(end.allBelow, holes)
      : undefined;

  return (position) => {
    if (position[phase] !== PHASE_TURN) return;
    if (rowEmpty !== undefined && (rowEmpty(position, 0) || rowEmpty(position, 1))) {
      finish(position, ROW_EMPTY);
    }
    if (end.noAction !== "count") return;
    const half = position[total]! >> 1;
    const most = Math.max(position[captured]!, position[captured + 1]!);
    const empty = isEmpty(position, 0) ? 1 : 0;
    const alsoEmpty = isEmpty(position, 1) ? 1 : 0;
    if (end.majority === true && most > half) finish(position, MAJORITY);
    else if (tooFew?.(position) === true) finish(position, SWEPT);
    else if (empty + alsoEmpty > (end.sideEmpty === true ? 0 : 1)) finish(position, SWEPT);
  };
}
