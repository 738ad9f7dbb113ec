/** Starts from a player's outermost row with seeds. */
import type { StartDefinition } from "../variant/start-definition.ts";
import { compileRowWithSeeds } from "./row-with-seeds.ts";
import type { StartRow } from "./start-parts.ts";
import type { Topology } from "./topology.ts";

/** Compiles the row, where turns start from it. */
export function compileOutermost(
  { rows }: StartDefinition,
  topology: Topology,
): StartRow | undefined {
  const find = compileRowWithSeeds(topology, true);
  return rows === "outermostOccupied"
    ? { span: topology.columns, first: (position, side) => find(position, side, 0) }
    : undefined;
}
