/** What lies on the board at a moment of a turn. */
import type { Board, BoardState, GameEvent } from "@magomba/engine";
import type { HoleView } from "../model.ts";
import type { TurnMarks } from "../turn-marks.ts";
import type { Step } from "./timeline.ts";

/** The hand is there before its seed has had its time: this share of it. */
const REACH = 0.6;

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
  /** What an event does to a hole; absent as long as no turn is played. */
  readonly eventAt?: (touched: GameEvent, hole: string) => HoleView["event"];
  /** The hand, while it sows. */
  readonly hand: Hand | undefined;
  /** Whether more is to come. */
  readonly moving: boolean;
}

/** The hand after a step that led to a state; it goes there `rate` times as fast as the timeline says. */
export function handAfter(
  hand: Hand | undefined,
  { event, length }: Step,
  state: BoardState,
  rate: number,
): Hand | undefined {
  const beat = (length * REACH) / rate;
  const seeds = state.hand;
  if (event.type === "lift") return { hole: event.hole, seeds, lap: event.lap, beat };
  if (event.type !== "drop" && event.type !== "capture") return hand;
  const hole = event.type === "capture" && event.to !== "hand" ? event.from : event.hole;
  return { hole, seeds, lap: hand?.lap ?? 1, beat };
}
