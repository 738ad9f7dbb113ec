/** What end rules are compiled from, and what they are. */
import type { EndDefinition, RestRule } from "../variant/end-definition.ts";
import type { Variant } from "../variant/variant.ts";
import type { Layout, Position } from "./layout.ts";
import type { Sides } from "./sides.ts";
import type { EventSink } from "./sink.ts";
import type { Topology } from "./topology.ts";

/** The compiled end rules of a variant. */
export interface Finishing {
  /** Gives the rest of the seeds out, in place, and marks the position as over. */
  readonly finish: (position: Position, reason: number, sink?: EventSink) => void;
  /** Of a finished position: 1 South wins, -1 North wins, 0 neither. */
  readonly outcome: (position: Position) => 1 | 0 | -1;
  /** As if the game ended here by counting. */
  readonly count: (position: Position) => 1 | 0 | -1;
  /** Ends the game, in place, if the board shows after a turn that it is over; undefined where it never does. */
  readonly endIfDone: ((position: Position, sink: EventSink | undefined) => void) | undefined;
}

/** What end rules are compiled from. */
export interface FinishParts {
  readonly variant: Variant;
  readonly layout: Layout;
  readonly sides: Sides;
  readonly topology: Topology;
}

/** The fields of the end rules that ask for an end that the board shows after a turn. */
export type EarlyEndName = "innerRowEmpty" | "allBelow" | "sideEmpty" | "majority";

/** One such end. */
export interface EarlyEnd {
  /** Why the game is over then: an index of `OVER_REASONS`. */
  readonly reason: number;
  readonly isOver: (position: Position) => boolean;
  /** Where the game is lost so: who has lost, 0 South, 1 North, -1 nobody. */
  readonly loser?: (position: Position) => number;
}

/** Compiles one. */
export type CompileEarlyEnd = (parts: FinishParts) => EarlyEnd;

/** Shares out the rest of one position after the other, hole by hole. */
export interface Rest {
  /** Looks at a position before its holes are shared out. */
  readonly begin: (position: Position) => void;
  /** South's part of a hole, and North gets the others; -1: the seeds stay. */
  readonly south: (position: Position, hole: number, seeds: number) => number;
}

/** Compiles a rule for the rest. */
export type CompileRest = (sides: Sides, layout: Layout) => Rest;

/** Compiles the end rules of games in which more is done than that a player without an action loses; undefined in the others. */
export type CompileEnding = (parts: FinishParts, kinds: EndKinds) => Finishing | undefined;

/** What end rules may be made of. */
export interface EndKinds {
  /** Ends besides that of a player who has no action and loses. */
  readonly ending?: CompileEnding;
  readonly earlyEnds?: Readonly<
    Partial<Record<EarlyEndName & keyof EndDefinition, CompileEarlyEnd>>
  >;
  readonly rests?: Readonly<Partial<Record<Exclude<RestRule, "nobody">, CompileRest>>>;
}
