/** What the rules of a turn are compiled from. */
import type { Variant } from "../variant/variant.ts";
import type { Guided } from "./guided-parts.ts";
import type { House } from "./house.ts";
import type { LandingTable } from "./landing.ts";
import type { Layout, Position } from "./layout.ts";
import type { Sides } from "./sides.ts";
import type { EventSink } from "./sink.ts";
import type { Sowing } from "./sowing.ts";
import type { Takeable } from "./takeable.ts";
import type { Topology } from "./topology.ts";

/** What turns are made of. */
export interface TurnParts {
  readonly variant: Variant;
  readonly layout: Layout;
  readonly topology: Topology;
  readonly landing: LandingTable;
  readonly sowing: Sowing;
  /** In games whose turns differ by how they begin; it goes before `sowing` there. */
  readonly guided: Guided | undefined;
  readonly house: House;
  readonly sides: Sides;
  readonly takeable: Takeable;
  /** Gives out the rest and ends the game. */
  readonly finish: (position: Position, reason: number, sink: EventSink | undefined) => void;
}
