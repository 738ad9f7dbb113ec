/** What a trial of a variant found out. */

/**
 * Something that makes a variant hard or impossible to play, seen in random games.
 *
 * - `endless-sowing`: a sowing needed more laps than the variant allows, so the action was not legal.
 * - `never-ends`: no game came to an end within the limit of actions.
 * - `over-capacity`: a hole held more seeds than the board says a hole can hold.
 * - `over-at-start`: the start position is the end of the game.
 * - `failed`: the engine itself failed; `detail` is its message.
 */
export interface TrialProblem {
  readonly code: "endless-sowing" | "never-ends" | "over-capacity" | "over-at-start" | "failed";
  /** How often it was met. */
  readonly count: number;
  /** The first example: the position before the action. */
  readonly position: string;
  /** The first example's action; absent when the trouble is the position itself. */
  readonly action?: string;
  readonly detail?: string;
}

/** The outcome of a trial. Lengths are in actions. */
export interface TrialReport {
  readonly seed: number;
  /** Games played, ended or not. A game that the time cut short is not among them. */
  readonly games: number;
  /** Games that came to an end. */
  readonly finished: number;
  /** Games given up: after `limit` actions, or because the engine failed or a hole overflowed. */
  readonly unfinished: number;
  /** The most actions a game was given. */
  readonly limit: number;
  /** Whether the time ran out before all the games asked for were played. */
  readonly outOfTime: boolean;
  /** Of the games that ended; 0 when none did. */
  readonly length: { readonly mean: number; readonly longest: number };
  /** Legal actions at each decision; 0 when there was none. */
  readonly branching: { readonly mean: number; readonly most: number };
  readonly wins: { readonly south: number; readonly north: number };
  /** The share of won games that South, who moves first, won: 0 to 1. Undefined when no game was won. */
  readonly southShare: number | undefined;
  readonly draws: number;
  /** Games that ended without a result. */
  readonly voids: number;
  /** Games that ended because a position came back, whatever their outcome. */
  readonly repetitions: number;
  /** The first of them: the position before the last action, and that action, which brought the position back. */
  readonly repetition?: { readonly position: string; readonly action: string };
  readonly problems: readonly TrialProblem[];
}
