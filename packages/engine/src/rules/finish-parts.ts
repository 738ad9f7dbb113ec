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
  /** Whether a position is left out when repetitions are looked for; undefined where none is. */
  readonly uncompared?: (position: Position) => boolean;
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

/**
 * Ends other than that a player who has no action loses: that captured seeds are counted, another rest after a repetition, positions whose repetition ends nothing, and those that the board shows.
 */
export type EndName = "counting" | "repeated" | "uncompared" | (EarlyEndName & keyof EndDefinition);

/** Compiles what one of them changes in the end rules, made of those so far; undefined where the rules do not ask for it. */
export type CompileEnd = (
  parts: FinishParts,
  others: Finishing,
  kinds: EndKinds,
) => Partial<Finishing> | undefined;

/** Gives out the seeds still on the board, in place. */
export type GiveRest = (position: Position, sink?: EventSink) => void;

/** Compiles a rule for the rest. */
export type CompileRest = (sides: Sides, layout: Layout) => GiveRest;

/** What end rules may be made of. */
export interface EndKinds {
  /** The end of which the last one holds is that of the game. */
  readonly ends?: Readonly<Partial<Record<EndName, CompileEnd>>>;
  readonly rests?: Readonly<Partial<Record<Exclude<RestRule, "nobody">, CompileRest>>>;
}
