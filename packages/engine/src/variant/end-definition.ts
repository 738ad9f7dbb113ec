/** How a game ends. */

/** Who gets the seeds still on the board when captured seeds are counted. */
export type RestRule = "owner" | "runOut" | "other" | "even" | "nobody";

export interface EndDefinition {
  /** A player who must act and has no action: he loses, or the captured seeds are counted. */
  readonly noAction: "loses" | "count";
  /** The game ends after a sowing that leaves every hole with fewer seeds than this. */
  readonly allBelow?: number;
  /** The game ends as soon as a side has captured more than half of all seeds. */
  readonly majority?: boolean;
  /** The game ends after an action that leaves either side without seeds on the board. */
  readonly sideEmpty?: boolean;
  /**
   * A player whose inner row is empty has lost. Tested after every capture and every turn; seeds captured last and sown from an end stay
   * in the landing hole then.
   */
  readonly innerRowEmpty?: boolean;
  /**
   * Who gets the seeds still on the board when captured seeds are counted: each hole's owner, the side that has none left on the board,
   * the side that is not to act (`other`: whoever has no action leaves all to the other player), both the same (an odd seed goes to the side that has more of them), or nobody. Default `nobody`.
   */
  readonly rest?: RestRule;
}

export interface RepetitionDefinition {
  /** At which occurrence of a position the game ends. */
  readonly times: number;
  /** `count`: as at the end, with the rest of the seeds given out. */
  readonly result: "draw" | "void" | "count";
  /** With `count`: who gets the rest then. Default: as at the end. */
  readonly rest?: RestRule;
  /** `sideEmpty`: positions in which a side has no seeds on the board are not compared. */
  readonly except?: "sideEmpty";
}
