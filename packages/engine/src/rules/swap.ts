/** The swap of sides: the board is turned round by half a turn, with all that belongs to a side. */
import type { Layout, Position } from "./layout.ts";

/** Turns the board round, in place. Who must act is not changed. */
export type SwapSides = (position: Position) => void;

/** Compiles the swap for a layout. */
export function compileSwap(layout: Layout): SwapSides {
  const { holes, captured, owners, claims, directions } = layout;

  /** Reverses so many places from `from` on. */
  function reverse(position: Position, from: number, length: number): void {
    position.subarray(from, from + length).reverse();
  }

  return (position) => {
    reverse(position, 0, holes);
    reverse(position, captured, 2);
    if (layout.territory) {
      reverse(position, owners, holes);
      for (let at = owners; at < owners + holes; at++) position[at] = 1 - position[at]!;
    }
    if (layout.claimed) {
      reverse(position, claims, holes);
      for (let at = claims; at < claims + holes; at++) {
        if (position[at]! > 0) position[at] = 3 - position[at]!;
      }
    }
    if (layout.directed) reverse(position, directions, 2);
    if (layout.reserved) reverse(position, layout.reserve, 2);
    if (layout.housed) reverse(position, layout.houses, 2);
  };
}
