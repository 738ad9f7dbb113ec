/** Where a turn may start. */

export interface StartDefinition {
  /**
   * `all` own rows; only the player's outermost row that has seeds; or only his inner row, unless no hole there holds `minimum`
   * (`innerFirst`, with `mustCapture`).
   */
  readonly rows?: "all" | "outermostOccupied" | "innerFirst";
  /** Turns that begin with a capture go before all others. */
  readonly mustCapture?: MustCaptureDefinition;
  /** `inward`: a player's only occupied inner hole, if it is at an end of the row, may not be sown out of the row. With `mustCapture`. */
  readonly loneEnd?: "inward";
  /** As long as a player has seeds in reserve, his turns begin with one of them. With `mustCapture` and `reserve`. */
  readonly entry?: EntryDefinition;
  /** The fewest seeds a hole must hold to be sown from. */
  readonly minimum?: number;
  /**
   * Holes with fewer seeds than `minimum` may move only when no own hole has `minimum` or more (`otherwiseStuck`), or also when none of
   * those is legal (`whenNoOther`). Default `never`.
   */
  readonly singles?: "never" | "otherwiseStuck" | "whenNoOther";
  /** Where a single seed may go. Default `any`. */
  readonly singleInto?: "any" | "empty";
  /** When the enemy has no seeds, only a sowing that leaves him some is legal (`must`). `always`: whatever he has, as long as there is such a sowing. */
  readonly feeding?: "free" | "must" | "always";
  /**
   * A player whose whole side is one seed may also step it straight forward, out of the circuit. Only Katro is recorded with it;
   * it is a field of its own because no combination of sowing rules leaves the circuit.
   */
  readonly loneStep?: boolean;
  /** Holes that hold one of these numbers of seeds may be sown from only when no other hole may. */
  readonly barred?: readonly number[];
}

/**
 * A turn whose first lap ends in a capture (by the landing cases) is `capturing`, any other `plain`: landing cases tell them apart by
 * `turn`. If any start captures, only such starts are legal, from any own row.
 */
export interface MustCaptureDefinition {
  /** The fewest seeds a hole must hold to begin a capturing turn. */
  readonly minimum: number;
  /** The most; fewer than the holes of the circuit, so that the first lap cannot go round. */
  readonly maximum: number;
}

/**
 * A seed from the reserve goes into an own inner hole that holds seeds. If that, as a landing, captures, it must; otherwise the turn
 * is plain and the hole is lifted and sown: one of those with `minimum` seeds or more, or any if there is none. A working house may not
 * be lifted so.
 */
export interface EntryDefinition {
  /** A working house that is the only occupied inner hole is not lifted: so many of its seeds are sown. */
  readonly houseSows?: number;
  /** Whether single seeds may be lifted as well although larger holes exist: while the house is owned, or only while it works. Default `works`. */
  readonly singles?: "owned" | "works";
}
