/** What guided turns are compiled from, and what they are. See `guided.ts`. */
import type { VariantDefinition } from "../variant/definition.ts";
import type { House } from "./house.ts";
import type { LandingTable, Settle } from "./landing.ts";
import type { Layout, Position } from "./layout.ts";
import type { EventSink } from "./sink.ts";
import type { Consequence } from "./outcomes.ts";
import type { Topology } from "./topology.ts";

/** The compiled guided turns of a variant. Outcomes are those of `sowing.ts`. */
export interface Guided {
  /** Writes the starts of a turn in contract order; returns how many. */
  readonly candidates: (
    position: Position,
    side: number,
    into: Int32Array,
    offset: number,
  ) => number;
  /** Begins a turn. */
  readonly sow: (
    position: Position,
    side: number,
    direction: number,
    hole: number,
    sink: EventSink | undefined,
  ) => number;
  /** Goes on from a choice. */
  readonly goOn: (
    position: Position,
    side: number,
    direction: number,
    hole: number,
    sink: EventSink | undefined,
  ) => number;
  /** What the end of a turn leaves behind: the block. To be called before the side changes. `stopped`: the player chose to stop. */
  readonly afterTurn: (
    position: Position,
    side: number,
    stopped: boolean,
    sink: EventSink | undefined,
  ) => void;
}

/** What guided turns are compiled from. */
export interface GuidedParts {
  readonly rules: VariantDefinition;
  readonly layout: Layout;
  readonly topology: Topology;
  readonly landing: LandingTable;
  readonly settle: Settle;
  readonly consequences: readonly (Consequence | undefined)[];
  readonly endlessAfter: number;
  readonly house: House | undefined;
}

/** The compiled starts of guided turns. */
export interface GuidedStart {
  readonly candidates: (
    position: Position,
    side: number,
    into: Int32Array,
    offset: number,
  ) => number;
  /** Whether the turn begins with a seed from the reserve. */
  readonly enters: (position: Position, side: number) => boolean;
  /** Whether a turn from this hole begins with a capture. */
  readonly beginsWithCapture: (
    position: Position,
    side: number,
    direction: number,
    hole: number,
  ) => boolean;
  /** Of a plain turn that enters a seed: whether only a part of the hole, a working house, is sown. */
  readonly sowsPart: (position: Position, side: number, hole: number) => boolean;
  /** The enemy hole that all capturing starts of a side take, its moving turns taken; -1 when there is none, -2 when there are several. */
  readonly onlyTarget: (position: Position, side: number) => number;
}
