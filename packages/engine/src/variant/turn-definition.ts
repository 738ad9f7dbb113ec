/** What a turn may be besides a sowing. */

/** Holes may be offered for captured seeds instead of sowing. */
export interface OffersDefinition {
  /** The most holes in one offer. */
  readonly holes: number;
  /** Captured seeds the other player puts into each hole he accepts. */
  readonly price: number;
  /** Holes the offering player must keep. */
  readonly keep: number;
}

/** Which holes can be blocked. */
export interface BlockDefinition {
  /** It holds at least so many seeds, and so does another inner hole of that side; and it is not a house still owned. */
  readonly minimum: number;
}

export interface TurnDefinition {
  readonly offers?: OffersDefinition;
  /**
   * After the first player's whole first turn the second may take over the first one's side of things, instead of his own first
   * turn: the board is turned round, and the first player acts again.
   */
  readonly swap?: boolean;
  /**
   * Takasia, which only Bao knows: after a plain turn without a seed from the reserve, when the enemy has no capturing start and all the
   * player's capturing starts would take the same enemy hole, that hole is blocked for the enemy's next turn: he may not start from it.
   * A landing case with `blocked` says what a sowing that ends there does. With `mustCapture`.
   */
  readonly block?: BlockDefinition;
  /**
   * A player who cannot sow: `never` passes (then the end rule speaks), passes as long as he has seeds (`withSeeds`), or `always`.
   */
  readonly pass?: "never" | "withSeeds" | "always";
}
