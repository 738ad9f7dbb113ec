/** What the tests of landing cases are compiled from, and what they are. */
import type { Board, Hole } from "../types.ts";
import type { VariantDefinition } from "../variant/definition.ts";
import type { LandingCondition } from "../variant/landing-definition.ts";
import type { Layout, Position } from "./layout.ts";
import type { Topology } from "./topology.ts";

/** Modes of a turn, as bits; without them: a capturing turn of the moving stage. */
export const MODE_PLAIN = 1;
export const MODE_ENTERING = 2;

/** A landing in a hole, as far as it is known beforehand. */
export interface Landing {
  readonly hole: Hole;
  readonly mode: number;
  readonly onOwnHalf: boolean;
  readonly occupied: boolean;
}

/** What tests look up. */
export interface TestParts {
  readonly board: Board;
  readonly rules: VariantDefinition;
  readonly layout: Layout;
  readonly topology: Topology;
}

/** Whether a position passes a test. */
export type Passes = (position: Position, side: number, direction: number, hole: number) => boolean;

/** Compiles one field of a condition. What it answers tells of a landing whether the field always holds there, never, or what the position must be asked. */
export type LandingTestKind<Value> = (
  value: Value,
  parts: TestParts,
) => (landing: Landing) => boolean | Passes;

/** One for each field of a condition. */
export type LandingTestKinds = {
  readonly [Field in keyof LandingCondition]-?: LandingTestKind<
    NonNullable<LandingCondition[Field]>
  >;
};
