/** What lies on the board at a moment of a turn. */
import type { Board, BoardState, GameEvent } from "@magomba/engine";
import type { TurnMarks } from "../turn-marks.ts";

/** The hand that sows. */
export interface Hand {
  /** A hole's name, or the side whose store it is over. */
  readonly hole: string;
  readonly seeds: number;
  /** Counted from 1. */
  readonly lap: number;
  /** How long it takes to get there, in milliseconds. */
  readonly beat: number;
}

/** What lies on the board at a moment. */
export interface Scene {
  readonly board: Board | undefined;
  readonly state: BoardState | undefined;
  /** The marks of the last turn; none while a turn is played. */
  readonly marks: TurnMarks;
  /** The newest event shown, while a turn is played. */
  readonly touched: GameEvent | undefined;
  /** The hand, while it sows. */
  readonly hand: Hand | undefined;
  /** Whether more is to come. */
  readonly moving: boolean;
}
