/** The swap of sides: the board is turned round by half a turn, with all that belongs to a side. */
import {
  actionOf,
  PHASE_TURN,
  SIDES,
  SWAP,
  TURN_OPENING,
  TURN_ORDINARY,
  TURN_SWAP,
  type Position,
} from "./layout.ts";
import type { CompileTurnKind } from "./turn-parts.ts";

/** Reverses so many places from `from` on. */
function reverse(position: Position, from: number, length: number): void {
  position.subarray(from, from + length).reverse();
}

/** Compiles the swap, where there is one: in the turn after the first. */
export const compileSwap: CompileTurnKind = ({ rules, layout }, turn) => {
  if (rules.turn?.swap !== true) return undefined;
  const { sow, endTurn, beside } = turn;
  const { holes, captured, owners, claims, directions, phase, value } = layout;
  return {
    sow(position, side, direction, hole, sink) {
      if (position[value] === TURN_SWAP) position[value] = TURN_ORDINARY;
      return sow(position, side, direction, hole, sink);
    },
    endTurn(position) {
      const opening = position[phase] === PHASE_TURN && position[value] === TURN_OPENING;
      endTurn(position);
      if (opening) position[value] = TURN_SWAP;
    },
    beside(position, side, into, offset) {
      const count = beside?.(position, side, into, offset) ?? 0;
      into[offset + count] = actionOf(SWAP, 0);
      return position[value] === TURN_SWAP ? count + 1 : count;
    },
    [SWAP]: {
      text: () => "swap",
      play(position, side, _value, sink) {
        sink?.({ type: "swap", side: SIDES[side]! });
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
