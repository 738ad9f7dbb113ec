/** What consequences and captures are compiled from, and what they are. */
import type { LandingConsequence } from "../variant/consequence-definition.ts";
import type { Variant } from "../variant/variant.ts";
import type { Layout, Position } from "./layout.ts";
import type { Sides } from "./sides.ts";
import type { AtLanding, Consequence } from "./outcomes.ts";
import type { Topology } from "./topology.ts";

/** What consequences look up. */
export interface ConsequenceParts {
  readonly variant: Variant;
  readonly layout: Layout;
  readonly topology: Topology;
  readonly sides: Sides;
}

/** Empties the captured holes, and answers how many seeds they held. These go to the place `to`, or into the hand (-1), which is told; they are put there by the caller. */
export type Capture = (...at: [...Parameters<AtLanding>, to: number]) => number;

/** What may be captured. */
export type CaptureKind = NonNullable<LandingConsequence["capture"]>;

/** Compiles one kind of capture. */
export type CompileCapture = (then: LandingConsequence, parts: ConsequenceParts) => Capture;

/** Where captured seeds may go; `choose`: nothing is captured, but the player has a choice. */
export type DestinationKind = NonNullable<LandingConsequence["to"]> | "choose";

/** Compiles a capture whose seeds go to one kind of destination, or a choice. `kinds`: what such a capture may be made of. */
export type CompileDestination = (
  then: LandingConsequence,
  parts: ConsequenceParts,
  kinds: CaptureKinds,
) => Consequence;

/** Compiles a capture with a rule of its own for taking everything that the enemy has; `after` follows any other. Undefined where it has none. */
export type CompileTakingAll = (
  then: LandingConsequence,
  capture: Capture,
  after: AfterCapture | undefined,
  parts: ConsequenceParts,
) => Consequence | undefined;

/** What follows when so many seeds have been captured: an outcome of `sowing.ts`. */
export type AfterCapture = (position: Position, side: number, seeds: number) => number;

/** Compiles what follows a capture; undefined where the turn is over. */
export type CompileAfterwards = (
  then: LandingConsequence,
  parts: ConsequenceParts,
) => AfterCapture | undefined;

/** What captures are made of. */
export interface CaptureKinds {
  readonly captures?: Readonly<Partial<Record<CaptureKind, CompileCapture>>>;
  readonly takingAll?: CompileTakingAll;
  readonly afterwards?: CompileAfterwards;
}
