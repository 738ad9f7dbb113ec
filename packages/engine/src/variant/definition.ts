/**
 * The variant language: what a variant file may say. Pure JSON, no functions and no code.
 *
 * Wherever a value stands (a number, a word, a truth value), an option may stand instead:
 * `{ "option": "bonus" }` takes the option's value, `{ "option": "heads", "cases": { "1": 3 }, "else": 2 }` chooses by it.
 * Where neither a case nor `else` fits, the field is as if it were absent. The types here are what remains
 * once options are chosen.
 */
import type { OptionValue } from "../types.ts";
import type { LandingConsequence } from "./consequence-definition.ts";

/** An option a player may set before a game: a list of values, or a range of whole numbers. */
export interface OptionDefinition {
  readonly values?: readonly OptionValue[];
  readonly min?: number;
  readonly max?: number;
  readonly default: OptionValue;
}

/** Where a game comes from. */
export interface Origin {
  readonly people?: string;
  readonly place?: string;
  /** Who recorded it, and when. */
  readonly recorded?: string;
  readonly sources?: readonly string[];
}

/** Something the sources disagree about or doubt, with the pointer to the rule. */
export interface Dispute {
  readonly rule: string;
  readonly note: string;
}

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

export interface SowingDefinition {
  /** What happens to the hole a lap started from when a lap goes right round. Default `sown`. */
  readonly origin?: "sown" | "skipped";
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

/** Who gets the seeds still on the board when captured seeds are counted. */
export type RestRule = "owner" | "runOut" | "even" | "nobody";

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
   * both the same (an odd seed goes to the side that has more of them), or nobody. Default `nobody`.
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

/** Seeds that are captured when the game begins. */
export interface StartCaptured {
  readonly south: number;
  readonly north: number;
}

/** A whole variant, options already chosen. */
export interface VariantDefinition {
  /** The version of this language. */
  readonly format: 1;
  readonly id: string;
  readonly name: string;
  readonly otherNames?: readonly string[];
  readonly origin?: Origin;
  readonly disputed?: readonly Dispute[];
  readonly options?: Readonly<Record<string, OptionDefinition>>;
  readonly board: BoardDefinition;
  readonly setup: readonly SetupEntry[];
  /** How many seeds the set-up puts into the game, as a check on it. */
  readonly total?: number;
  /** Seeds captured before the first turn, where the game begins after a fixed opening. */
  readonly captured?: StartCaptured;
  /** Seeds each player has in reserve at the start, to be entered one at a time. With `start.entry`. */
  readonly reserve?: number;
  readonly circuit: CircuitDefinition;
  readonly start?: StartDefinition;
  readonly sowing?: SowingDefinition;
  readonly landing: readonly LandingCase[];
  readonly turn?: TurnDefinition;
  readonly end: EndDefinition;
  readonly repetition: RepetitionDefinition;
  /** JSON pointers to the rules of this file that are house rules: chosen where the sources are silent. */
  readonly house?: readonly string[];
}
