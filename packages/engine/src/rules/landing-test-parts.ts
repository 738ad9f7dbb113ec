/** What the tests of landing cases are compiled from, and what they are. */
import type { Board, Hole } from "../types.ts";
import type { VariantDefinition } from "../variant/definition.ts";
import type { LandingCondition } from "../variant/landing-definition.ts";
import type { House } from "./house.ts";
import type { Layout, Position } from "./layout.ts";
import type { Topology } from "./topology.ts";

/** Modes of a turn, as bits; without them: a capturing turn of the moving stage. */
export const MODE_PLAIN = 1;
export const MODE_ENTERING = 2;

/** Tests that need the position. The frequent ones are carried out by `settle.ts` itself. */
export const TEST_OPPOSITE = 0;
export const TEST_TARGET = 1;
export const TEST_INNERMOST = 2;
export const TEST_TOTAL = 3;
/** A function of its own. */
export const TEST_RARE = 4;

/** A landing in a hole, as far as it is known beforehand. */
export interface Landing {
  readonly board: Board;
  readonly rules: VariantDefinition;
  readonly side: number;
  readonly mode: number;
  readonly occupied: boolean;
  readonly hole: Hole;
  readonly onOwnHalf: boolean;
}

/** What tests look up. */
export interface TestParts {
  readonly board: Board;
  readonly rules: VariantDefinition;
  readonly layout: Layout;
  readonly topology: Topology;
  readonly house: House | undefined;
}

/** Whether a position passes a test. */
export type Passes = (position: Position, side: number, direction: number, hole: number) => boolean;

/** What is asked at TEST_RARE; at TEST_TOTAL by total: 1 where it is one of those asked for. */
export type Asked = Passes | Uint8Array;

/** A test that is left, with the answer it wants. */
export type LandingTest = { readonly wanted: boolean } & (
  | { readonly test: typeof TEST_OPPOSITE | typeof TEST_TARGET | typeof TEST_INNERMOST }
  | {
      readonly test: typeof TEST_TOTAL | typeof TEST_RARE;
      /** The same name, the same test. */
      readonly name: string;
      readonly compile: (parts: TestParts) => Asked;
    }
);

/** What is left of one field of a condition at a landing: it always holds there, never, or a test must be made. */
export type LandingTestKind<Value> = (value: Value, landing: Landing) => boolean | LandingTest;

/** One for each field of a condition. */
export type LandingTestKinds = {
  readonly [Field in keyof LandingCondition]-?: LandingTestKind<
    NonNullable<LandingCondition[Field]>
  >;
};

/** A test of its own kind: those that few games ask for are not looked up but called. */
export function rare(
  name: string,
  wanted: boolean,
  compile: (parts: TestParts) => Passes,
): LandingTest {
  return { test: TEST_RARE, name, wanted, compile };
}
