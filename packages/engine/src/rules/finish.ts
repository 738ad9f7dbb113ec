/** The end of a game in the rules: how a position is marked as over, and who has won. */
import type { EndKinds, Finishing, FinishParts } from "./finish-parts.ts";
import { PHASE_OVER } from "./layout.ts";

/** Who leads: 1 South, -1 North, 0 neither. */
export function leads(lead: number): 1 | 0 | -1 {
  return lead > 0 ? 1 : lead < 0 ? -1 : 0;
}

/** Compiles the end rules. */
export function compileFinish(parts: FinishParts, kinds: EndKinds): Finishing {
  const { captured, phase, value, side } = parts.layout;
  return (
    kinds.ending?.(parts, kinds) ?? {
      count: (position) => leads(position[captured]! - position[captured + 1]!),
      finish(position, reason) {
        position[phase] = PHASE_OVER;
        position[value] = reason;
      },
      outcome: (position) => (position[side] === 0 ? -1 : 1),
      endIfDone: undefined,
    }
  );
}
