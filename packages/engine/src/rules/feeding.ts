/** Feeding: sowings that leave the enemy without seeds, and what the rules say about them. */
import { copyPosition } from "./copy-position.ts";
import { PHASE_OVER, type Position } from "./layout.ts";
import type { StartRules } from "./start-parts.ts";
import type { TurnParts } from "./turn-parts.ts";

/** The compiled feeding. */
export interface Feeding {
  /** Whether starts have to be looked through now. */
  readonly asked: (position: Position, side: number) => boolean;
  /** Keeps those of a list of starts that are legal, which are all where they need not be looked through; returns how many. */
  readonly keep: (
    position: Position,
    side: number,
    into: Int32Array,
    offset: number,
    count: number,
  ) => number;
}

/** Compiles it, where the rules ask for it. `play` plays an action in place and answers whether it is legal. */
export type CompileFeeding = (
  parts: Pick<TurnParts, "variant" | "layout" | "sides">,
  start: StartRules,
  play: (position: Position, action: number, sink: undefined) => boolean,
) => Feeding | undefined;

/** Compiles it. */
export const compileFeeding: CompileFeeding = ({ variant, layout, sides }, start, play) => {
  const { feeding = "free", minimum = 1, singles } = variant.rules.start ?? {};
  if (feeding === "free") return undefined;
  const scratch = new Int16Array(layout.size);

  function fed(position: Position, side: number): boolean {
    return position[layout.phase] === PHASE_OVER || !sides.isEmpty(position, 1 - side);
  }

  /** Keeps the sowings that leave the enemy seeds, or end the game. */
  const feedingOnes: Feeding["keep"] = (position, side, into, offset, count) => {
    let kept = 0;
    for (let i = offset; i < offset + count; i++) {
      const action = into[i]!;
      copyPosition(position, scratch);
      if (play(scratch, action, undefined) && fed(scratch, side)) into[offset + kept++] = action;
    }
    return kept;
  };

  const must = feeding === "must";
  const asked = (position: Position, side: number): boolean =>
    !must || sides.isEmpty(position, 1 - side);
  return {
    asked,
    keep(position, side, into, offset, count) {
      if (!asked(position, side)) return count;
      const kept = feedingOnes(position, side, into, offset, count);
      if (kept > 0) return kept;
      if (!must) return count;
      if (singles !== "whenNoOther") return 0;
      // What is left when no other is legal: holes below the minimum.
      const few = start.list(position, side, 1, minimum, into, offset);
      return feedingOnes(position, side, into, offset, few);
    },
  };
};
