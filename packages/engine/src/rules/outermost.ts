/** Starts from a player's outermost row with seeds. */
import type { StartDefinition } from "../variant/start-definition.ts";
import type { Layout } from "./layout.ts";
import { compileRowWithSeeds } from "./row-with-seeds.ts";
import type { StartRow } from "./start-parts.ts";
import type { Topology } from "./topology.ts";

/** Compiles the row, where turns start from it; where holes change hands they start from any. */
export function compileOutermost(
  { rows }: StartDefinition,
  topology: Topology,
  { owners }: Layout,
): StartRow | undefined {
  const find = compileRowWithSeeds(topology, true);
  return rows === "outermostOccupied" && owners === 0
    ? { span: topology.columns, first: (position, side) => find(position, side, 0) }
    : undefined;
}
