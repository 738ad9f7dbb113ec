/** Taking further seeds from the enemy side, by choice, one action each. */
import { actionOf, SIDES, TAKE } from "./layout.ts";
import { SOWN_TURN_OVER } from "./outcomes.ts";
import { bonusesOf, compileTakeable } from "./takeable.ts";
import type { CompileTurnKind } from "./turn-parts.ts";

/** Compiles it, where a capture brings further seeds. */
export const compileTaking: CompileTurnKind = ({ variant, rules, layout, sides }, turn) => {
  if (bonusesOf(rules).length === 0) return undefined;
  const { captured, value: due, names } = layout;
  const { first, span } = sides;
  const { takes } = compileTakeable(variant, sides);
  return {
    take: {
      write: (position) => `take:${position[due]!}`,
      // Without branches, as in `start.ts`.
      list(position, side, into, offset) {
        const from = first(position, 1 - side);
        let place = offset;
        for (let hole = from; hole < from + span; hole++) {
          into[place] = actionOf(TAKE, hole);
          place += -takes(position, side, hole) >>> 31;
        }
        return place - offset;
      },
    },
    [TAKE]: {
      text: (hole) => `x${names[hole]!}`,
      play(position, side, hole, sink) {
        const seeds = position[hole]! / takes(position, side, hole);
        position[hole]! -= seeds;
        position[captured + side]! += seeds;
        sink?.({ type: "take", hole: names[hole]!, seeds, to: SIDES[side]! });
        position[due]! -= 1;
        return position[due]! > 0 || turn.settleTurn(position, SOWN_TURN_OVER, sink);
      },
    },
  };
};
