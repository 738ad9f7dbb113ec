/** The marks that a turn leaves on the board. */
import type { Side } from "@magomba/engine";

/** A step of a sowing from hole to hole. */
export interface Way {
  readonly hole: string;
  readonly to: string;
  /** Counted from 1. */
  readonly lap: number;
}

/** The marks of a turn. Holes by name. */
export interface TurnMarks {
  readonly side: Side | undefined;
  /** Where seeds were first lifted. */
  readonly origin: string | undefined;
  /** Where the last seed fell. */
  readonly last: string | undefined;
  /** Where a preview may end, while the way is still to be chosen. */
  readonly ends?: ReadonlySet<string>;
  /** Emptied by a capture or a take, or changed hands. */
  readonly captured: ReadonlySet<string>;
  /** The way that the seeds took: for a turn that was played its first step only. */
  readonly ways: readonly Way[];
  /** Seeds gained or lost over the whole turn, by hole in board order. */
  readonly deltas: readonly number[];
}

/** No marks, on a board with so many holes. */
export const unmarked: TurnMarks = {
  side: undefined,
  origin: undefined,
  last: undefined,
  captured: new Set(),
  ways: [],
  deltas: [],
};
