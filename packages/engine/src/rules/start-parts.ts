/** What starts of turns are compiled from, and what they are. */
import type { StartDefinition } from "../variant/start-definition.ts";
import type { Layout, Position } from "./layout.ts";
import type { ListActions } from "./mid-turn.ts";
import type { Topology } from "./topology.ts";

/** The compiled start rules of a variant. */
export interface StartRules {
  /** Writes the sowings. */
  readonly candidates: ListActions;
  /** So many holes in a row, in board order, are looked at; where holes change hands, all. */
  readonly span: number;
  /** The first of them. */
  readonly first: (position: Position, side: number) => number;
  /** Writes those of the sowings that start from holes with so many seeds. */
  readonly list: StartList;
}

/** Where holes of a side lie: so many one after the other, in board order. */
export interface StartRow {
  readonly span: number;
  /** The first of them. */
  readonly first: (position: Position, side: number) => number;
}

/** Writes the sowings of holes that hold at least `fewest` and fewer than `limit` seeds; returns how many. */
export type StartList = (
  position: Position,
  side: number,
  fewest: number,
  limit: number,
  into: Int32Array,
  offset: number,
) => number;

/** Leaves out sowings from barred holes, unless there are no others; returns how many are left. */
export type Barred = (
  position: Position,
  into: Int32Array,
  offset: number,
  count: number,
) => number;

/** What start rules may be made of. */
export interface StartKinds {
  /** Starts from the outermost row with seeds. */
  readonly outermost?: (
    start: StartDefinition,
    topology: Topology,
    layout: Layout,
  ) => StartRow | undefined;
  readonly barred?: (start: StartDefinition) => Barred | undefined;
}
