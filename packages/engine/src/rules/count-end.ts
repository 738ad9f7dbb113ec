/** Ends at which captured seeds are counted. */
import type { CompileEnd, Finishing } from "./finish-parts.ts";
import { PHASE_OVER, type Position } from "./layout.ts";

/** Seeds are counted, and those on the board given out before. */
export const endCounting: CompileEnd = ({ variant, layout, sides }, others, { rests }) => {
  const { noAction, rest = "nobody" } = variant.rules.end;
  const giveRest = rest === "nobody" ? undefined : rests![rest]!(sides, layout);
  if (noAction === "loses" && giveRest === undefined) return undefined;
  const scratch = new Int16Array(layout.size);

  const finish: Finishing["finish"] = (position, reason, sink) => {
    giveRest?.(position, sink);
    others.finish(position, reason);
  };

  function count(position: Position): 1 | 0 | -1 {
    scratch.set(position);
    finish(scratch, 0);
    return others.count(scratch);
  }

  return {
    finish,
    count,
    outcome: (position) =>
      noAction === "loses" || position[layout.phase] === PHASE_OVER
        ? others.outcome(position)
        : count(position),
  };
};
