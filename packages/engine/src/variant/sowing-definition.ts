/** How seeds go round: the circuit, and the laps. */

export interface CircuitDefinition {
  /** `own`: round the player's own rows; `all`: round the whole board. */
  readonly holes: "own" | "all";
  /**
   * `loop`: outer row left to right, inner row right to left, and round again. `serpentine`: row by row from the outer to the inner, turning at
   * each end, then straight back to the start. On two rows they are the same.
   */
  readonly path?: "loop" | "serpentine";
  /** `backward` is the mirror image of forward. `either`: the player chooses for each turn; `chosenOnce`: in his first, and keeps to it. */
  readonly direction?: "forward" | "backward" | "either" | "chosenOnce";
}

export interface SowingDefinition {
  /**
   * What happens to the hole a lap started from when a lap goes right round; `startSkipped`: the hole that the sowing started from is left
   * out, by all its laps. Default `sown`.
   */
  readonly origin?: "sown" | "skipped" | "startSkipped";
  /** Where the first seed of a lap falls when there are more than one: into the hole after the emptied one (`next`, the default) or into that itself. */
  readonly first?: "next" | "origin";
  /** Holes that are left out while sowing, as they are when the seed would fall. */
  readonly jump?: JumpDefinition;
  /** Captures by any seed of a lap, not only the last. */
  readonly passing?: PassingDefinition;
  /** An action that needs more laps is endless and illegal. Default 1000. */
  readonly endlessAfter?: number;
}

/** Holes that are left out while sowing: the seed goes to the next hole that takes one. */
export interface JumpDefinition {
  /** Whose holes, seen from the player who sows. */
  readonly owner: "own" | "enemy" | "any";
  /** Holes that hold one of these numbers of seeds. */
  readonly totals: readonly number[];
  /** `sown`: in the first turn of the game no hole is left out. Default `left`. */
  readonly opening?: "sown" | "left";
}

/** Holes whose seeds are captured as soon as a falling seed makes them one of these totals. */
export interface PassingDefinition {
  readonly totals: readonly number[];
  /** Whose holes, seen from the player who sows. */
  readonly owner: "own" | "enemy" | "any";
  /** Who gets the seeds: the player who sows, or the owner of the hole. */
  readonly to: "sower" | "owner";
}
