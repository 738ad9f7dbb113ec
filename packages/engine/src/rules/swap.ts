/** The swap of sides: the board is turned round by half a turn, with all that belongs to a side. */
import { actionOf, SIDES, SWAP, TURN_ORDINARY, TURN_SWAP, type Position } from "./layout.ts";
import type { CompileTurnKind } from "./turn-parts.ts";

/** Reverses so many places from `from` on. */
function reverse(position: Position, from: number, length: number): void {
  position.subarray(from, from + length).reverse();
}

/** Compiles the swap, where there is one. `turn.ts` marks the turn in which it may be played. */
export const compileSwap: CompileTurnKind = ({ variant, layout, endTurn }) => {
  if (variant.rules.turn?.swap !== true) return undefined;
  const { holes, captured, owners, claims, directions, value } = layout;
  return {
    before(position) {
      if (position[value] === TURN_SWAP) position[value] = TURN_ORDINARY;
    },
    beside(position, _side, into, offset) {
      into[offset] = actionOf(SWAP, 0);
      return position[value] === TURN_SWAP ? 1 : 0;
    },
    texts: { [SWAP]: () => "swap" },
    plays: {
      [SWAP](position, side, _value, sink) {
        if (sink !== undefined) sink({ type: "swap", side: SIDES[side]! });
        reverse(position, 0, holes);
        reverse(position, captured, 2);
        if (owners > 0) {
          reverse(position, owners, holes);
          for (let at = owners; at < owners + holes; at++) position[at] = 1 - position[at]!;
        }
        if (claims > 0) {
          reverse(position, claims, holes);
          for (let at = claims; at < claims + holes; at++) {
            if (position[at]! > 0) position[at] = 3 - position[at]!;
          }
        }
        if (directions > 0) reverse(position, directions, 2);
        if (layout.reserve > 0) reverse(position, layout.reserve, 2);
        if (layout.houses > 0) reverse(position, layout.houses, 2);
        endTurn(position);
        return true;
      },
    },
  };
};
