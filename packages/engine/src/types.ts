/**
 * The vocabulary of the engine: plain data that can be sent anywhere, and no logic.
 *
 * Holes are named as players read them: rows by their distance from the middle (`A`, `B`, `C` for South,
 * `a`, `b`, `c` for North) and columns counted from 1 at South's left, so `A5` faces `a5`.
 */

/** A player. South sits below and moves first. */
export type Side = "south" | "north";

/** A way round the circuit: `forward` is anticlockwise for both players, `backward` its mirror image. */
export type Direction = "forward" | "backward";

/** The direction each side has chosen for the whole game; null before it has. */
export interface ChosenDirections {
  readonly south: Direction | null;
  readonly north: Direction | null;
}

/** The value chosen for an option of a variant. */
export type OptionValue = number | boolean | string;

/** Chosen options by name. */
export type Options = Readonly<Record<string, OptionValue>>;

/** Seeds captured by each side. */
export interface Captured {
  readonly south: number;
  readonly north: number;
}

/**
 * Why a game ended: `stuck` no legal action though seeds remain; `none-left` no seeds; `swept` too few seeds
 * remain to go on and every side keeps its own; `majority` one side has more than half of all seeds;
 * `repetition` the position came back too often; `row-empty` a side's inner row is empty; `resigned`.
 */
export type ResultReason =
  | "stuck"
  | "none-left"
  | "swept"
  | "majority"
  | "repetition"
  | "row-empty"
  | "resigned";

/** How a game ended. `void` is a game without a result. */
export interface Result {
  readonly outcome: "win" | "draw" | "void";
  readonly winner: Side | null;
  readonly reason: ResultReason;
  readonly captured: Captured;
  /** Present when the winner had refused a trade of holes: «a victory without glory» (Goré). */
  readonly withoutGlory?: true;
}

/**
 * What an action did, step by step. Folding the events of an action over the state before it (`applyEvent`)
 * gives the state after it, and at every step seeds in holes + in the hand + captured + in reserve is the same number.
 *
 * - `lift`: seeds of a hole, nearly always all of them, go into the hand. `lap` counts from 1 within one action.
 * - `drop`: one seed goes from the hand into a hole; into a store when `hole` is `"south"` or `"north"`.
 * - `capture`: the seeds of a hole are captured. `to` is a side (its captured seeds), `"hand"` (to be sown on)
 *   or the name of the hole that receives them. `from` is the hole whose landing made the capture.
 * - `take`: `seeds` seeds are removed from an enemy hole by choice, and go to the captured seeds of side `to`.
 * - `offer`, `accept`, `decline`: holes offered for sale and the answer; `price` is in seeds per hole.
 * - `trade`: a hole changes hands: the buyer pays `seeds` of his captured seeds into it and owns it now.
 * - `claim`: a side claims a hole: from now on seeds that fall into it are that side's at once.
 * - `stop`: the player chose to end a relay at this hole. `go`: to lift it and sow on.
 * - `pass`: the side had to pass.
 * - `enter`: one seed of the side's reserve goes into a hole.
 * - `lose-house`: the side's house is lost for ever.
 * - `block`: the hole is blocked for the next turn (Bao's takasia); `null`: none is any more.
 * - `direction`: the side has chosen the direction it will sow in for the whole game.
 * - `swap`: the side takes over the other one's side of things: the board is turned round by half a turn, with all that lies on it and
 *   all that belongs to a side, so that the other side acts from what was the first one's.
 * - `sweep`: at the end of the game the seeds of a hole go to a side's captured seeds.
 * - `turn`: who must act next, and in which phase (`-`, `head:B7`, `take:2`, `offer:A1+A3`, `opening`, `swap`). Every action of a game ends with it,
 *   followed only by `end`.
 * - `end`: the game is over.
 */
export type GameEvent =
  | { readonly type: "lift"; readonly hole: string; readonly seeds: number; readonly lap: number }
  | { readonly type: "drop"; readonly hole: string }
  | {
      readonly type: "capture";
      readonly hole: string;
      readonly seeds: number;
      readonly to: string;
      readonly from: string;
    }
  | { readonly type: "take"; readonly hole: string; readonly seeds: number; readonly to: Side }
  | {
      readonly type: "offer";
      readonly side: Side;
      readonly holes: readonly string[];
      readonly price: number;
    }
  | { readonly type: "accept"; readonly side: Side; readonly holes: readonly string[] }
  | { readonly type: "decline"; readonly side: Side; readonly holes: readonly string[] }
  | { readonly type: "trade"; readonly hole: string; readonly seeds: number; readonly owner: Side }
  | { readonly type: "claim"; readonly hole: string; readonly side: Side }
  | { readonly type: "stop"; readonly hole: string }
  | { readonly type: "go"; readonly hole: string }
  | { readonly type: "pass"; readonly side: Side }
  | { readonly type: "enter"; readonly hole: string; readonly side: Side }
  | { readonly type: "lose-house"; readonly side: Side }
  | { readonly type: "block"; readonly hole: string | null }
  | { readonly type: "direction"; readonly side: Side; readonly direction: Direction }
  | { readonly type: "swap"; readonly side: Side }
  | { readonly type: "sweep"; readonly hole: string; readonly seeds: number; readonly to: Side }
  | { readonly type: "turn"; readonly side: Side; readonly phase: string }
  | { readonly type: "end"; readonly result: Result };

/** A hole of a board. */
export interface Hole {
  /** 0-based, in board order: top row first, left to right as South sees it. */
  readonly index: number;
  /** As players write it, for example `B7`. */
  readonly name: string;
  /** On whose half it lies. Who owns it now is another question where holes change hands. */
  readonly side: Side;
  /** 0-based distance of its row from the middle, on its own half. */
  readonly row: number;
  /** 0-based, from South's left. */
  readonly column: number;
  /** Names of the marks this hole bears, for example `head`. */
  readonly marks: readonly string[];
}

/** The shape of a board. */
export interface Board {
  /** Rows of both halves together. */
  readonly rows: number;
  readonly columns: number;
  /** Whether seeds are sown into the two stores (which hold the captured seeds). */
  readonly stores: boolean;
  /** In board order. */
  readonly holes: readonly Hole[];
}

/** What lies on a board at one moment; the state that events are folded over. */
export interface BoardState {
  /** Seeds by hole, in board order. */
  readonly seeds: readonly number[];
  /** Seeds in the hand of the side that sows. */
  readonly hand: number;
  readonly captured: Captured;
  /** Owner by hole, in board order. */
  readonly owners: readonly Side[];
  /** Who has claimed each hole, in board order; empty in games without claims. */
  readonly claims: readonly (Side | null)[];
  /** The direction each side has chosen for the whole game; both null where directions are not chosen once. */
  readonly directions: ChosenDirections;
  /** Seeds each side has in reserve, still to be entered. */
  readonly reserve: Captured;
  /** Sides that still own their house, South first; empty in games without houses. */
  readonly houses: readonly Side[];
  /** The hole that is blocked for the side to act; null none. */
  readonly blocked: string | null;
  /** Who must act. */
  readonly side: Side;
  /** `-`, `head:B7` (`head:A5<` where directions are chosen), `take:2`, `offer:A1+A3`, `opening` (the first turn, where that matters) or `swap` (the sides may be swapped). */
  readonly phase: string;
  readonly result: Result | undefined;
}

/** An action text taken apart. Directions are absent where the variant leaves no choice. */
export type ActionParts =
  | { readonly type: "sow"; readonly hole: string; readonly direction?: Direction }
  | { readonly type: "step"; readonly hole: string }
  | { readonly type: "take"; readonly hole: string }
  | { readonly type: "offer"; readonly holes: readonly string[] }
  | { readonly type: "go" | "stop" | "accept" | "decline" | "pass" | "swap" };
