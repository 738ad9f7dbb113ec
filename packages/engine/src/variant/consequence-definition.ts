/** What a landing does: the consequences of landing cases, by kind. */

/** The turn is over. The same as when no case fits. */
export interface StopConsequence {
  readonly stop: true;
}

/** The whole hole is lifted and sown on from the next hole. `next`: the hole after it is lifted instead (pussa kanawa). */
export interface RelayConsequence {
  readonly relay: true | "next";
}

/** The player decides. */
export interface ChooseConsequence {
  readonly choose: readonly ("relay" | "stop")[];
}

/** The player acts again. */
export interface AgainConsequence {
  readonly again: true;
}

/** A run of captured holes next to the landing hole. */
export interface ChainDefinition {
  readonly direction: "backward" | "forward" | "both";
  /** Whose holes may belong to the run. */
  readonly owner: "enemy" | "any";
  /** Counts that keep the run unbroken. */
  readonly totals: readonly number[];
}

/** Further seeds the player must take after a capture, by choice, from the enemy side; fewer if fewer are left. */
export interface BonusDefinition {
  /** Whole holes, distinct and occupied. */
  readonly holes?: number;
  /** Single seeds, as many as were captured. */
  readonly seeds?: "asCaptured";
  /** Holes with this mark are safe from it. */
  readonly exempt?: string;
}

/** Captures the enemy's inner hole of the column. */
interface Opposite {
  readonly capture: "opposite";
}

/** Captures the enemy's inner hole of the column and those behind it. */
interface File {
  readonly capture: "file";
}

/** Captures the hole of the column in the enemy's innermost row that has seeds. */
interface Target {
  readonly capture: "target";
}

/** Captures the landing hole and its chain. */
interface Landing {
  readonly capture: "landing";
  /** Further holes. */
  readonly chain?: ChainDefinition;
  /** The player claims the hole. */
  readonly claim?: true;
}

/** Captures the second hole after the landing hole on the circuit. */
interface Beyond {
  readonly capture: "beyond";
  /** The hole across the board from each captured one is captured too. */
  readonly across?: true;
  /** When the hole after the captured one is empty and the next one is not, that is captured too, and so on. */
  readonly onwards?: boolean;
}

/** Captures every enemy hole that holds one of `totals`. */
interface Totals {
  readonly capture: "totals";
  readonly totals: readonly number[];
}

/** To the player's captured seeds. */
interface Off {
  readonly to: "off";
  /**
   * A capture that would take all the enemy's seeds is `allowed` (the default), captures nothing, is forbidden, is
   * made and gives the enemy the player's seeds still on the board, or is made and the player acts again.
   */
  readonly takingAll?: "allowed" | "capturesNothing" | "forbidden" | "restToEnemy" | "again";
  readonly bonus?: BonusDefinition;
  /** After the capture the turn is over (the default), or the player acts again. */
  readonly afterwards?: "over" | "again";
}

/** To the player's captured seeds, from across the board. */
interface OffAcross extends Off {
  /** Whether the seeds of the landing hole are captured too. */
  readonly withLanding?: boolean;
}

/** Sown on. */
interface Sown {
  readonly to: "sow";
  /** Together with the seeds of the landing hole (the default), or the captured seeds alone. */
  readonly sowWith?: "landing" | "captured";
  /** From the hole after the landing hole (the default), or after the hole the lap started from. */
  readonly sowFrom?: "landing" | "origin";
  /** When the enemy's last seeds are captured they stay in the landing hole, and the turn is over. */
  readonly lastSeeds?: "sow" | "stay";
}

/** Sown from an end of the inner row, the first seed into the end hole, along the row; the landing hole stays as it is. */
interface SownFromEnd {
  readonly to: "sowFromEnd";
  /** A landing in the first or last so many columns sows from that end, any other from the end that keeps the direction. */
  readonly ends?: number;
}

/** A capture, as it is written: what is captured, and where the seeds go. */
export type CaptureConsequence =
  | (Opposite & OffAcross)
  | (Opposite & Sown)
  | (Opposite & SownFromEnd)
  | (File & OffAcross)
  | (File & Sown)
  | (Target & Off)
  | (Target & Sown)
  | (Landing & Off)
  | (Beyond & Off)
  | (Totals & Off);

/** The kinds of consequences, each by the field that only it has. */
export interface ConsequenceKinds {
  readonly stop: StopConsequence;
  readonly relay: RelayConsequence;
  readonly choose: ChooseConsequence;
  readonly again: AgainConsequence;
  readonly capture: CaptureConsequence;
}

type KeyOfAny<T> = T extends unknown ? keyof T : never;

/** Each member of a union, without the fields that only others have. */
type Exclusive<T, Key extends PropertyKey = KeyOfAny<T>> = T extends unknown
  ? T & { readonly [K in Exclude<Key, keyof T>]?: never }
  : never;

/** What a landing does: one kind, with the fields of that kind and no others. */
export type LandingConsequence = Exclusive<ConsequenceKinds[keyof ConsequenceKinds]>;

/** Every field that some consequence has. */
export type ConsequenceField = KeyOfAny<ConsequenceKinds[keyof ConsequenceKinds]>;
