/** What starts of turns are compiled from, and what they are. */
import type { StartDefinition } from "../variant/start-definition.ts";
import type { Position } from "./layout.ts";
import type { ListActions } from "./mid-turn.ts";
import type { Topology } from "./topology.ts";
import type { TurnParts } from "./turn-parts.ts";

/** The compiled start rules of a variant. */
export interface StartRules {
  /** Writes the sowings. */
  readonly candidates: ListActions;
  /** So many holes in a row, in board order, are looked at; where holes change hands, all. */
  readonly span: number;
  /** The first of them. */
  readonly first: (position: Position, side: number) => number;
  /** Looks at starts hole by hole; undefined where only a plain list is needed. */
  readonly any: AnyStarts | undefined;
}

/** Where the holes that a turn may start from lie: so many in a row, in board order. */
export interface StartRow {
  readonly span: number;
  readonly first: (position: Position, side: number) => number;
}

/** Writes the sowings of holes that hold at least `fewest` and fewer than `limit` seeds; returns how many. */
export type AnyStarts = (
  position: Position,
  side: number,
  fewest: number,
  limit: number,
  into: Int32Array,
  offset: number,
) => number;

/** Compiles it; undefined where the rules have no use for it. `plain`: one direction, and nobody's holes change hands. */
export type CompileAnyStarts = (
  parts: Pick<TurnParts, "variant" | "layout" | "topology">,
  row: StartRow & { readonly plain: boolean },
) => AnyStarts | undefined;

/** Leaves out sowings from barred holes, unless there are no others; returns how many are left. */
export type Barred = (
  position: Position,
  into: Int32Array,
  offset: number,
  count: number,
) => number;

/** What start rules may be made of. */
export interface StartKinds {
  readonly anyStarts?: CompileAnyStarts;
  /** Starts from the outermost row with seeds. */
  readonly outermost?: (start: StartDefinition, topology: Topology) => StartRow | undefined;
  readonly barred?: (start: StartDefinition) => Barred | undefined;
}
