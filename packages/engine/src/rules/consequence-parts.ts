/** What consequences and captures are compiled from. */
import type { Board } from "../types.ts";
import type { Layout } from "./layout.ts";
import type { Sides } from "./sides.ts";
import type { Takeable } from "./takeable.ts";
import type { Topology } from "./topology.ts";

/** What consequences look up. */
export interface ConsequenceParts {
  readonly board: Board;
  readonly layout: Layout;
  readonly topology: Topology;
  readonly sides: Sides;
  readonly takeable: Takeable;
}
