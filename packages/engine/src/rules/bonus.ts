/** Further seeds that a player takes after a capture: how many, and the phase in which he does; `taking.ts` has the actions. */
import type { CompileAfterwards } from "./consequence-parts.ts";
import { PHASE_TAKE } from "./layout.ts";
import { SOWN_TURN_OVER, SOWN_WAITS } from "./outcomes.ts";
import { compileTakeable } from "./takeable.ts";

/** Compiles what opens the phase, or ends the turn; undefined after captures without further seeds. */
export const compileBonus: CompileAfterwards = ({ bonus }, { variant, layout, sides }) => {
  if (bonus === undefined) return undefined;
  const { most } = compileTakeable(variant, sides);
  return (position, side, seeds) => {
    const due = most(position, side, bonus.holes ?? seeds);
    if (due === 0) return SOWN_TURN_OVER;
    position[layout.phase] = PHASE_TAKE;
    position[layout.value] = due;
    return SOWN_WAITS;
  };
};
