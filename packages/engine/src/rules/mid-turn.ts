/** Phases in mid-turn, in which something must be decided before the turn goes on. */
import type { Position } from "./layout.ts";

/** The words of the phases in mid-turn, in the order of their numbers. */
export type PhaseWord = "head" | "take" | "offer";

/** Writes actions in contract order; returns how many. */
export type ListActions = (
  position: Position,
  side: number,
  into: Int32Array,
  offset: number,
) => number;

/** A phase in mid-turn. */
export interface MidTurn {
  /** What must be decided, as text, after the word of the phase. */
  readonly write: (position: Position) => string;
  readonly list: ListActions;
}
