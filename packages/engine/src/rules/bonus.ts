/** Further seeds that a player takes after a capture. */
import type { AfterCapture, BonusKind } from "./consequence-parts.ts";
import { PHASE_TAKE } from "./layout.ts";
import { SOWN_TURN_OVER, SOWN_WAITS } from "./sowing.ts";
import { compileTakeable } from "./takeable.ts";

/** Further seeds, by choice, one action each. */
export const bonus: BonusKind = {
  takeable: compileTakeable,
  after({ holes }, { layout, takeable }): AfterCapture {
    if (holes === 0) return () => SOWN_TURN_OVER;
    return (position, side, seeds) => {
      const due = takeable.most(position, side, holes ?? seeds);
      if (due === 0) return SOWN_TURN_OVER;
      position[layout.phase] = PHASE_TAKE;
      position[layout.value] = due;
      return SOWN_WAITS;
    };
  },
};
