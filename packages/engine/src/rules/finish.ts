/** The end of a game in the rules: how a position is marked as over, and who has won. */
import type { EndKinds, Finishing, FinishParts } from "./finish-parts.ts";
import { PHASE_OVER } from "./layout.ts";

/** Compiles the end rules: a player who has no action loses, and what else ends games is laid over it. */
export function compileFinish(parts: FinishParts, kinds: EndKinds): Finishing {
  const { captured, phase, value, side } = parts.layout;
  const count: Finishing["count"] = (position) =>
    Math.sign(position[captured]! - position[captured + 1]!) as 1 | 0 | -1;
  let finishing: Finishing = {
    count,
    finish(position, reason) {
      position[phase] = PHASE_OVER;
      position[value] = reason;
    },
    outcome(position) {
      if (position[phase] === PHASE_OVER) return count(position);
      return position[side] === 0 ? -1 : 1;
    },
    endIfDone: undefined,
  };
  for (const compile of Object.values(kinds.ends ?? {})) {
    finishing = { ...finishing, ...compile(parts, finishing, kinds) };
  }
  return finishing;
}
