/** What guided turns are compiled from. See `guided.ts`. */
import type { Position } from "./layout.ts";
import type { ListActions } from "./mid-turn.ts";
import type { TurnParts } from "./turn-parts.ts";

/** What guided turns are compiled from. */
export type GuidedParts = TurnParts;

/** The compiled starts of guided turns. */
export interface GuidedStart {
  /** Writes the starts of a turn in contract order; returns how many. */
  readonly candidates: ListActions;
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
