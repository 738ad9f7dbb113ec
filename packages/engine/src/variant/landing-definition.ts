/** Where the last seed of a lap falls. */
import type { RowName } from "./board-definition.ts";
import type { LandingConsequence } from "./consequence-definition.ts";

/** What must be true of the hole where a lap's last seed fell. Absent fields do not restrict. */
export interface LandingCondition {
  /** What it held before that seed; or whether it is a store. Cases that lift or capture never fit a store. */
  readonly hole?: "empty" | "occupied" | "store";
  /** Whose it is now, seen from the player who sows. */
  readonly owner?: "own" | "enemy";
  /** Its row; `innermostOccupied`: the player's innermost row that has seeds, judged now. */
  readonly row?: RowName | "innermostOccupied";
  /** A mark it bears. */
  readonly mark?: string;
  /** Seeds in it now, last seed included: one of these, or any even or odd number. */
  readonly total?: readonly number[] | "even" | "odd";
  /** Whether the player may claim it now. */
  readonly claimable?: true;
  /** The hole after it on the circuit. */
  readonly next?: "empty" | "occupied";
  /** The second hole after it on the circuit. */
  readonly beyond?: "empty" | "occupied";
  /** The enemy's inner hole of the same column: whether it holds seeds, or how many. */
  readonly opposite?: "empty" | "occupied" | readonly number[];
  /** The hole behind that one, on boards of four rows. */
  readonly oppositeOuter?: "empty" | "occupied" | readonly number[];
  /** The hole of the same column in the enemy's innermost row that has seeds. */
  readonly target?: "empty" | "occupied";
  /** Whether the turn began with a capture. With `start.mustCapture`. */
  readonly turn?: "capturing" | "plain";
  /** Whether the turn began with a seed from the reserve. With `start.entry`. */
  readonly stage?: "entering" | "moving";
  /** The player's own house, still his, with enough seeds now. */
  readonly house?: "working";
  /** The hole that the last turn blocked. With `turn.block`. */
  readonly blocked?: true;
  /** Not in the first turn of the game. */
  readonly opening?: false;
}

export interface LandingCase {
  readonly when: LandingCondition;
  readonly then: LandingConsequence;
}
