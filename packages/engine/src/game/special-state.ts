/** What a board's state holds in some games only. */
import type { Position } from "../rules/layout.ts";
import type { Rules } from "../rules/rules.ts";
import type { BoardState, Direction, Side } from "../types.ts";
import type { Moment } from "./moment.ts";

const SIDES: readonly [Side, Side] = ["south", "north"];
const DIRECTIONS: readonly [Direction, Direction] = ["forward", "backward"];

/** Claims, chosen directions, reserves, houses and the blocked hole of a position; empty where the game has none. */
export function specialState({
  rules,
  position,
}: Moment): Pick<BoardState, "claims" | "directions" | "reserve" | "houses" | "blocked"> {
  const { holes } = rules.variant.board;
  const chosen = (side: 0 | 1): Direction | null => {
    const direction = rules.direction(position, side);
    return direction < 0 ? null : DIRECTIONS[direction as 0 | 1];
  };
  return {
    claims: claimsIn(rules, position),
    directions: { south: chosen(0), north: chosen(1) },
    reserve: { south: rules.reserve(position, 0), north: rules.reserve(position, 1) },
    houses: SIDES.filter((_, side) => rules.house(position, side as 0 | 1)),
    blocked: holes[rules.blocked(position)]?.name ?? null,
  };
}

function claimsIn(rules: Rules, position: Position): readonly (Side | null)[] {
  const { rules: definition, board } = rules.variant;
  if (definition.board.claims === undefined) return [];
  return board.holes.map(({ index }) => {
    const claim = rules.claim(position, index);
    return claim < 0 ? null : SIDES[claim as 0 | 1];
  });
}
