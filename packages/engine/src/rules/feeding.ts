/** Feeding: sowings that leave the enemy without seeds, and what the rules say about them. */
import { copyPosition } from "./copy-position.ts";
import { PHASE_OVER, type Position } from "./layout.ts";
import type { CompileTurnKind } from "./turn-parts.ts";

/** Compiles it, where the rules ask for it. */
export const compileFeeding: CompileTurnKind = ({ rules, layout, sides }, turn) => {
  const { starts } = turn;
  const { feeding = "free", minimum = 1, singles } = rules.start ?? {};
  if (feeding === "free") return undefined;
  const scratch = new Int16Array(layout.size);

  function fed(position: Position, side: number): boolean {
    return position[layout.phase] === PHASE_OVER || !sides.isEmpty(position, 1 - side);
  }

  /** Keeps the sowings of a list that leave the enemy seeds, or end the game; returns how many. */
  function feedingOnes(
    position: Position,
    side: number,
    into: Int32Array,
    offset: number,
    count: number,
  ): number {
    let kept = 0;
    for (let i = offset; i < offset + count; i++) {
      const action = into[i]!;
      copyPosition(position, scratch);
      if (turn.play(scratch, action, undefined) && fed(scratch, side)) {
        into[offset + kept++] = action;
      }
    }
    return kept;
  }

  const must = feeding === "must";
  const asked = (position: Position, side: number): boolean =>
    !must || sides.isEmpty(position, 1 - side);
  return {
    asked,
    starts(position, side, into, offset) {
      const count = starts(position, side, into, offset);
      if (!asked(position, side)) return count;
      const kept = feedingOnes(position, side, into, offset, count);
      if (kept > 0) return kept;
      if (!must) return count;
      if (singles !== "whenNoOther") return 0;
      // What is left when no other is legal: holes below the minimum.
      const few = turn.list(position, side, 1, minimum, into, offset);
      return feedingOnes(position, side, into, offset, few);
    },
  };
};
