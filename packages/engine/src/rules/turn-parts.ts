/** What the rules of a turn are compiled from, and what they are made of. */
import type { ActionText } from "../notation/action-text.ts";
import type { Variant } from "../variant/variant.ts";
import type { Finishing } from "./finish-parts.ts";
import type { Guided } from "./guided-parts.ts";
import type { LandingTable, Settle } from "./landing.ts";
import type { Layout, Position } from "./layout.ts";
import type { ListActions, MidTurn } from "./mid-turn.ts";
import type { Sides } from "./sides.ts";
import type { EventSink } from "./sink.ts";
import type { Consequence } from "./outcomes.ts";
import type { Sowing } from "./sowing.ts";
import type { Topology } from "./topology.ts";

/** What turns are compiled from. */
export interface TurnParts {
  readonly variant: Variant;
  readonly layout: Layout;
  readonly topology: Topology;
  readonly landing: LandingTable;
  readonly sowing: Sowing;
  readonly settle: Settle;
  readonly consequences: readonly (Consequence | undefined)[];
  /** In games whose turns differ by how they begin; it goes before `sowing` there. */
  readonly guided: Guided | undefined;
  /** The text of a sowing, without its kind. */
  readonly sowText: ActionText;
  readonly sides: Sides;
  readonly finishing: Finishing;
}

/** What single kinds of turns may call. */
export interface TurnKindParts extends TurnParts {
  /** Sows from a choice in mid-turn. */
  readonly goOn: Sowing["sow"];
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
  /** The other side's turn begins. */
  readonly endTurn: (position: Position) => void;
}

/** Plays an action with this value, in place. False: it is not legal after all. */
export type PlayAction = (
  position: Position,
  side: number,
  value: number,
  sink: EventSink | undefined,
) => boolean;

/** What one kind of rule adds to turns besides sowings. */
export interface TurnKind {
  /** Fills what it keeps at the start of a game. */
  readonly begin?: (position: Position) => void;
  /** The texts of its actions, by kind of action. */
  readonly texts?: Readonly<Record<number, ActionText>>;
  /** By kind of action. */
  readonly plays?: Readonly<Record<number, PlayAction>>;
  /** Starts that are listed with the sowings. */
  readonly starts?: ListActions;
  /** Actions that are listed after the starts, where there are any. */
  readonly beside?: ListActions;
  /** More actions than this are never listed besides the sowings and five others. */
  readonly most?: number;
  /** Actions of a player who has no others. */
  readonly otherwise?: ListActions;
  readonly midTurn?: MidTurn;
  /** Before a sowing in this direction. */
  readonly before?: (
    position: Position,
    side: number,
    direction: number,
    sink: EventSink | undefined,
  ) => void;
}

/** Compiles one kind for a variant; undefined where its rules have no use for it. */
export type CompileTurnKind = (parts: TurnKindParts) => TurnKind | undefined;
