/**
 * The vocabulary of the bot: what may be asked of a search and what it answers. Plain data, apart from the
 * signal and the callback of a request.
 */

/** A strength from 1, the weakest, to 8, the strongest. See `levels`. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * What bounds a search. The first limit that is reached ends it; absent ones do not count. At least one is needed,
 * unless a level brings its own. However tight they are, all actions are looked at one action deep, so there is
 * always an answer and a win in one action is never missed.
 */
export interface Limits {
  /** Milliseconds of search, 0 or more. The answer of a search bounded by time alone can differ from run to run. */
  readonly milliseconds?: number;
  /** Actions to look ahead, a whole number from 1 to 200. */
  readonly depth?: number;
  /** Actions played in the search, a whole number from 1. The same number gives the same answer on every machine. */
  readonly nodes?: number;
}

/** A question to a bot. */
export interface SearchOptions extends Limits {
  /** Aborting it settles the promise at once with an `AbortError`. */
  readonly signal?: AbortSignal;
  /** Told after each depth that was searched to its end. */
  readonly onInfo?: (info: SearchInfo) => void;
}

/** What a search knows after a depth. All numbers are seen from the side that must act in the position searched. */
export interface SearchInfo {
  /** Actions looked ahead. */
  readonly depth: number;
  /**
   * How good the position is, in hundredths of a seed; from `winScore - 1000` on a certain win, below its
   * negative a certain loss.
   */
  readonly score: number;
  /** The number of actions to a certain end: positive when it is won, negative when it is lost. */
  readonly endsIn?: number;
  /** Actions played in the search so far. */
  readonly nodes: number;
  /** Time spent searching so far. */
  readonly milliseconds: number;
  /** The expected actions, best first action first. */
  readonly line: readonly string[];
}

/** The answer of `analyse`. */
export interface Analysis extends SearchInfo {
  /** The best action found. */
  readonly action: string;
}

/** Scores from here on, less the number of actions until then, are certain wins; no estimate comes near it. */
export const winScore = 1_000_000;

/** The deepest search that may be asked for, in actions. */
export const deepest = 200;
