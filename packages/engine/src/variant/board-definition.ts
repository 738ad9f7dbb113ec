/** The board: its rows, stores and marks, and what lies in the holes at the start. */

/** The row of a hole, on its own half: nearest the middle, farthest from it, or between (three rows a side). */
export type RowName = "inner" | "middle" | "outer";

/**
 * A set of holes, described the same way for both sides, each from where it sits. Absent fields do not restrict:
 * `{}` is every hole, `{ "row": "outer", "right": 2 }` the two rightmost holes of each player's outer row.
 */
export interface HoleSet {
  readonly row?: RowName;
  /** The first so many columns from the player's own left. */
  readonly left?: number;
  /** The first so many columns from the player's own right. */
  readonly right?: number;
  /** Only this column, counted from 1 at the player's own left. */
  readonly column?: number;
}

/** Holes that start with a number of seeds. Later entries overwrite earlier ones. */
export interface SetupEntry extends HoleSet {
  /** Only on this side; absent: on both. */
  readonly side?: "south" | "north";
  readonly seeds: number;
}

/** Seeds that are captured when the game begins. */
export interface StartCaptured {
  readonly south: number;
  readonly north: number;
}

export interface BoardDefinition {
  /** Rows of both halves together: 2, 4 or 6. */
  readonly rows: number;
  readonly columns: number;
  /** `sown`: the circuit passes through the player's own store, after his last hole. */
  readonly stores?: "none" | "sown";
  /** Whether holes can change hands. */
  readonly territory?: boolean;
  /** The most seeds a hole may ever hold. Absent: no limit. */
  readonly capacity?: number;
  /** Holes that a player can claim: seeds that fall into a claimed hole are captured by him at once. */
  readonly claims?: ClaimsDefinition;
  /** One hole of each player that is his until he loses it. */
  readonly house?: HouseDefinition;
  /** Holes with a name of their own, for use in conditions. */
  readonly marks?: Readonly<Record<string, readonly HoleSet[]>>;
}

/**
 * A hole of each player that is special as long as he owns it. It is lost for ever when it is lifted whole or captured, and by its
 * owner's first capture in a turn without a seed from the reserve. Only Bao has houses; the state has to be remembered, so no
 * combination of marks says it.
 */
export interface HouseDefinition {
  /** The mark of the hole; exactly one hole of each side bears it. */
  readonly mark: string;
  /** It works as a house while it holds at least so many seeds. */
  readonly works: number;
}

/** Which holes can be claimed. */
export interface ClaimsDefinition {
  /** How many each player may hold. */
  readonly most: number;
  /** Holes that nobody may claim, each seen from the side it lies on. */
  readonly except?: readonly HoleSet[];
  /** Whether a hole may be claimed although the enemy holds the one in the same place on the other side. Default true. */
  readonly mirrored?: boolean;
}
