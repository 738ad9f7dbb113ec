/** Starts from a player's outermost row with seeds. */
import { compileRowWithSeeds } from "./row-with-seeds.ts";
import type { CompileTurnKind } from "./turn-parts.ts";

/** Compiles the row, where turns start from it; where holes change hands they start from any. */
export const compileOutermost: CompileTurnKind = ({ rules, layout, topology }) => {
  if (rules.start?.rows !== "outermostOccupied" || layout.owners > 0) return undefined;
  const find = compileRowWithSeeds(topology, true);
  return { row: { span: topology.columns, first: (position, side) => find(position, side, 0) } };
};
