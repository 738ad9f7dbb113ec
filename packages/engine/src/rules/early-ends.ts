/** Ends of the game that the board shows after a turn: here too few seeds everywhere; those that look at a side stand in `further-ends.ts`. */
import type { CompileEnd, Finishing } from "./finish-parts.ts";
import { OVER_REASONS, type Position } from "./layout.ts";

/** The reason told when too few seeds are left. */
export const SWEPT: number = OVER_REASONS.indexOf("swept");

/** The game ends for a reason (an index of `OVER_REASONS`) if a test holds; otherwise the earlier ones are made. No list is gone through, for they are made after every turn. */
export function endsWhen(
  { finish, endIfDone }: Finishing,
  reason: number,
  isOver: (position: Position) => boolean,
): Pick<Finishing, "endIfDone"> {
  return {
    endIfDone(position, sink) {
      if (isOver(position)) finish(position, reason, sink);
      else endIfDone?.(position, sink);
    },
  };
}

/** Whether every hole holds fewer seeds than a number. */
export function compileAllBelow(limit: number, holes: number): (position: Position) => boolean {
  return (position) => {
    for (let hole = 0; hole < holes; hole++) if (position[hole]! >= limit) return false;
    return true;
  };
}

/** Every hole holds fewer seeds than a number. */
export const endAllBelow: CompileEnd = ({ variant, layout: { holes } }, others) => {
  const { allBelow } = variant.rules.end;
  return allBelow === undefined
    ? undefined
    : endsWhen(others, SWEPT, compileAllBelow(allBelow, holes));
};
