/** Ends of the game that the board shows after a turn: here too few seeds everywhere; those that look at a side stand in `further-early-ends.ts`. */
import type { CompileEarlyEnd, EarlyEndName } from "./finish-parts.ts";
import { OVER_REASONS, type Position } from "./layout.ts";

/** The fields of the end rules that ask for one, in the order in which they are looked at. */
export const EARLY_END_NAMES: readonly EarlyEndName[] = [
  "innerRowEmpty",
  "allBelow",
  "sideEmpty",
  "majority",
];

/** The reason told when too few seeds are left. */
export const SWEPT: number = OVER_REASONS.indexOf("swept");

/** Whether every hole holds fewer seeds than a number. */
export function compileAllBelow(limit: number, holes: number): (position: Position) => boolean {
  return (position) => {
    for (let hole = 0; hole < holes; hole++) if (position[hole]! >= limit) return false;
    return true;
  };
}

/** Every hole holds fewer seeds than a number. */
export const endAllBelow: CompileEarlyEnd = ({ variant, layout: { holes } }) => ({
  reason: SWEPT,
  isOver: compileAllBelow(variant.rules.end.allBelow ?? 0, holes),
});
