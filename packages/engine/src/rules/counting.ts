/** Counting actions without listing them, where that is cheaper: for perft and searches, which count most of all at their last ply. */
import type { Rules } from "./rules.ts";
import type { PHASE_TAKE, PHASE_TURN, Position, TURN_SWAP } from "./layout.ts";
import { compileOfferCount } from "./offer-count.ts";
import { compileStartCount } from "./start-count.ts";
import type { Turns } from "./turn.ts";

/** Compiles the count of the legal actions of a position. */
export function compileCounting({
  actions,
  maximumActions,
  midTurns,
  trials,
  turn,
  parts,
}: Turns): Rules["countActions"] {
  const { side: sideAt, phase: phaseAt, value: valueAt } = parts.layout;
  const { swap = false, offers } = parts.rules.turn ?? {};
  /** Counts starts; undefined where some must be listed to be counted. */
  const countStarts = trials === undefined ? compileStartCount(parts, turn) : undefined;
  const countOffers = offers === undefined ? undefined : compileOfferCount(offers, parts.layout);
  const { asked } = turn;
  const listed = new Int32Array(maximumActions);

  return (position: Position): number => {
    // Constants of the function's own, as in `turn.ts`.
    const atTurn: typeof PHASE_TURN = 0;
    const taking: typeof PHASE_TAKE = 2;
    const ofSwap: typeof TURN_SWAP = 2;
    const phase = position[phaseAt]!;
    const side = position[sideAt]!;
    // Nothing that is taken has to be tried.
    if (phase === taking) return midTurns[taking]!.list(position, side, listed, 0);
    if (
      phase === atTurn &&
      countStarts !== undefined &&
      (asked === undefined || !asked(position, side))
    ) {
      const starts = countStarts(position, side);
      if (starts > 0) {
        const swaps = swap && position[valueAt] === ofSwap ? 1 : 0;
        return starts + swaps + (countOffers === undefined ? 0 : countOffers(position, side));
      }
    }
    return actions(position, listed, 0);
  };
}
