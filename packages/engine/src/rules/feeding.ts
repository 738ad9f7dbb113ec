/** Feeding: sowings that leave the enemy without seeds, and what the rules say about them. */
import { copyPosition, PHASE_OVER, type Position } from "./layout.ts";
import type { TurnParts } from "./turn-parts.ts";

/** Keeps the sowings of a list that leave the enemy seeds, or end the game; returns how many. */
export type Feeding = (
  position: Position,
  side: number,
  into: Int32Array,
  offset: number,
  count: number,
) => number;

/** Compiles it; `play` plays an action in place and answers whether it is legal. */
export function compileFeeding(
  { layout, sides }: Pick<TurnParts, "layout" | "sides">,
  play: (position: Position, action: number, sink: undefined) => boolean,
): Feeding {
  const scratch = new Int16Array(layout.size);

  function fed(position: Position, side: number): boolean {
    return position[layout.phase] === PHASE_OVER || !sides.isEmpty(position, 1 - side);
  }

  return (position, side, into, offset, count) => {
    let kept = 0;
    for (let i = offset; i < offset + count; i++) {
      const action = into[i]!;
      copyPosition(position, scratch);
      if (play(scratch, action, undefined) && fed(scratch, side)) into[offset + kept++] = action;
    }
    return kept;
  };
}
