/** The compiled rules of a variant: what its games are played by, and all else that a search or a preview may call. */
import type { SpecialState } from "../notation/position-parts.ts";
import type { Variant } from "../variant/variant.ts";
import type { Position } from "./layout.ts";
import type { EventSink } from "./sink.ts";
import type { Trials } from "./turn-parts.ts";

/** Settings for reading a position text. */
export interface ReadSettings {
  /** Accept any number of seeds in the game, not only the variant's total. Default false. */
  readonly anyTotal?: boolean;
}

/** What games are played by. Positions are flat arrays, actions are codes; nothing here keeps history. */
export interface PlayRules {
  readonly variant: Variant;
  /** Number of holes. `position[0]` to `position[holes - 1]` are their seeds in board order, the next two what South and North have captured. */
  readonly holes: number;
  /** Length of a position. */
  readonly size: number;
  /** No position has more actions than this. */
  readonly maximumActions: number;
  /** A new start position. */
  readonly start: () => Position;
  /** The text of a position. */
  readonly write: (position: Position) => string;
  /** Who must act: 0 South, 1 North. */
  readonly side: (position: Position) => 0 | 1;
  /** 0 the start of a turn, 1 go on or stop, 2 further seeds to take, 3 an offer to answer, 4 over. */
  readonly phase: (position: Position) => number;
  /** The text of the phase; see `BoardState.phase`. */
  readonly phaseText: (position: Position) => string;
  /** What lies outside the holes in some games, and who has claimed which hole. */
  readonly special: (position: Position) => SpecialState;
  /** Who owns a hole now: 0 South, 1 North. */
  readonly owner: (position: Position, hole: number) => 0 | 1;
  /** Of a position that is over by itself: why, as an index of `OVER_REASONS`. */
  readonly overReason: (position: Position) => number;
  /** Whether a side has no seeds on the board. */
  readonly isEmpty: (position: Position, side: 0 | 1) => boolean;
  /** Whether the position itself says that the game is over. (A position without actions is over too.) */
  readonly ended: (position: Position) => boolean;
  /** Writes the legal actions in contract order and returns how many there are. 0: the game is over. */
  readonly actions: (position: Position, into: Int32Array, offset: number) => number;
  /**
   * The same without trying whether sowings end: some may turn out endless when played. Cheap, for search. When every candidate
   * fails, ask `actions`, which may answer a pass, or nothing.
   */
  readonly candidates: (position: Position, into: Int32Array, offset: number) => number;
  /**
   * Plays an action in place, without checking that it is legal. False: its sowing is endless, and the position is
   * spoilt (keep a copy). With a sink every step is told.
   */
  readonly playUnchecked: (position: Position, action: number, sink?: EventSink) => boolean;
  /** Trials of candidates; undefined where none can turn out endless or forbidden. */
  readonly trials: Trials | undefined;
  /** Of a finished position: 1 South wins, -1 North wins, 0 neither. */
  readonly outcome: (position: Position) => 1 | 0 | -1;
  /** As `outcome`, if the game ended here by counting: captured seeds and what the rest rule gives. */
  readonly count: (position: Position) => 1 | 0 | -1;
  /** Ends the game by counting, in place, for this reason (an index of `OVER_REASONS`): the rest of the seeds is given out. */
  readonly finish: (position: Position, reason: number, sink?: EventSink) => void;
  /** Whether a position is left out when repetitions are looked for; undefined where none is. */
  readonly uncompared?: (position: Position) => boolean;
  /** The text of an action code. */
  readonly actionText: (action: number) => string;
}

/** Compiled rules: all that can be asked about positions and actions. */
export interface Rules extends PlayRules {
  /** Reads a position text. Throws a PositionError. */
  readonly read: (text: string, settings?: ReadSettings) => Position;
  /** Whether a candidate may turn out endless, or not allowed, when it is played. Otherwise none has to be tried, or played on a copy. */
  readonly candidatesMayFail: boolean;
  /** Whether a candidate can be played to its end within the variant's limit of laps. */
  readonly playable: (position: Position, action: number) => boolean;
  /** How many legal actions there are; cheaper than listing them. */
  readonly countActions: (position: Position) => number;
  /** How many holes or seeds are still to be taken; 0 outside that phase. */
  readonly pending: (position: Position) => number;
  /** Who has claimed a hole: 0 South, 1 North, -1 nobody. */
  readonly claim: (position: Position, hole: number) => 0 | 1 | -1;
  /** The direction a side has chosen for the whole game: 0 forward, 1 backward, -1 none. */
  readonly direction: (position: Position, side: 0 | 1) => 0 | 1 | -1;
  /** Seeds a side has in reserve. */
  readonly reserve: (position: Position, side: 0 | 1) => number;
  /** Whether a side still owns its house; false in games without houses. */
  readonly house: (position: Position, side: 0 | 1) => boolean;
  /** The hole that is blocked for the side to act, in board order; -1 none. */
  readonly blocked: (position: Position) => number;
  /** The code of an action text; -1 if it is not the text of any action on this board. */
  readonly actionCode: (text: string) => number;
  /** The hole of an action that starts or takes from one, in board order; -1 for the others. */
  readonly actionHole: (action: number) => number;
  /** Computes the hash of a position into `hashLow` and `hashHigh`, 32 bits each. */
  readonly hash: (position: Position) => void;
  hashLow: number;
  hashHigh: number;
}
