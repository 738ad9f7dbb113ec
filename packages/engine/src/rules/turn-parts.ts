/** What the rules of a turn are compiled from, and what they are made of. */
import type { ActionText } from "../notation/action-text.ts";
import type { VariantDefinition } from "../variant/definition.ts";
import type { Variant } from "../variant/variant.ts";
import type { Finishing } from "./finish-parts.ts";
import type { LandingTable, Settle } from "./landing.ts";
import type { Layout, Position } from "./layout.ts";
import type { ListActions, MidTurn } from "./mid-turn.ts";
import type { Consequence } from "./outcomes.ts";
import type { Sides } from "./sides.ts";
import type { EventSink } from "./sink.ts";
import type { Sowing } from "./sowing.ts";
import type { StartPlaces } from "./start-parts.ts";
import type { Topology } from "./topology.ts";

/** What turns are compiled from. */
export interface TurnParts {
  readonly variant: Variant;
  readonly rules: VariantDefinition;
  readonly layout: Layout;
  readonly topology: Topology;
  readonly sides: Sides;
  readonly landing: LandingTable;
  readonly settle: Settle;
  readonly consequences: readonly (Consequence | undefined)[];
  readonly endlessAfter: number;
  readonly sowing: Sowing;
  readonly finishing: Finishing;
  /** The text of a sowing, without its kind. */
  readonly sowText: ActionText;
}

/** Trials of candidates; see `trials.ts`. */
export interface Trials {
  /** Keeps the candidates of a list that can be played to their end; returns how many. */
  readonly keep: (position: Position, into: Int32Array, offset: number, count: number) => number;
  /** Whether a candidate that is not kept is endless; otherwise it is forbidden for what it would take. */
  readonly mayBeEndless: boolean;
}

/** Plays an action with this value, in place. False: it is not legal after all. */
export type PlayAction = (
  position: Position,
  side: number,
  value: number,
  sink: EventSink | undefined,
) => boolean;

/** One kind of action. */
export interface ActionKind {
  readonly text: ActionText;
  /** Of all but sowings, which are played without being looked up. */
  readonly play?: PlayAction;
}

/**
 * What turns do, each thing in its place; kinds of rules fill places, and put something else where something is. What stands in a place when all have done
 * so is what counts, so kinds look it up when they play, unless they go on with what was there before them.
 */
export interface TurnPlaces extends StartPlaces {
  /** Sows from the start of a turn. */
  readonly sow: Sowing["sow"];
  /** Sows from a choice in mid-turn. */
  readonly goOn: Sowing["sow"];
  /** The other side's turn begins. */
  readonly endTurn: (position: Position) => void;
  /**
   * After an action of this outcome: whose turn it is, and whether the game is over. False: the action is not legal after all. `stopped`:
   * the player chose to stop.
   */
  readonly settleTurn: (
    position: Position,
    outcome: number,
    sink: EventSink | undefined,
    stopped?: boolean,
  ) => boolean;
  /** No position has more actions than this. */
  readonly maximumActions: number;
  /** Actions that are listed after the starts, where there are any. */
  readonly beside?: ListActions;
  /** Actions of a player who has no others. */
  readonly otherwise?: ListActions;
  /** Fills what turns keep at the start of a game. */
  readonly begin?: (position: Position) => void;
  /** Where not every candidate is legal. */
  readonly trials?: Trials | undefined;
  /** Of starts that need not always be looked through: whether they must be now. */
  readonly asked?: (position: Position, side: number) => boolean;
  // The phases in mid-turn.
  readonly head?: MidTurn;
  readonly take?: MidTurn;
  readonly offer?: MidTurn;
  /** By kind of action. */
  readonly [action: number]: ActionKind;
}

/** A turn, which its kinds make. */
export interface Turn extends TurnPlaces {
  /** Plays an action in place. False: it is not legal after all. */
  readonly play: (position: Position, action: number, sink: EventSink | undefined) => boolean;
}

/** Compiles one kind for a variant: what it puts into the places of a turn; undefined where the rules have no use for it. */
export type CompileTurnKind = (parts: TurnParts, turn: Turn) => Partial<TurnPlaces> | undefined;
