/** Which landing cases can ever decide. */
import { kindsOf } from "../rules/kinds.ts";
import { compileLanding, FIRST_CONSEQUENCE } from "../rules/landing.ts";
import { layoutFor } from "../rules/layout-for.ts";
import { buildTopology } from "../rules/topology.ts";
import type { Variant } from "../variant/variant.ts";

/** For each landing case of a variant: whether it can ever decide, given the cases before it. */
export function reachableCases(variant: Variant): boolean[] {
  const { board, rules } = variant;
  const kinds = kindsOf(variant);
  const { layout } = layoutFor(variant, kinds.fields ?? {});
  const topology = buildTopology(board, rules);
  const parts = { board, rules, layout, topology, house: undefined };
  // As if each case had a consequence of its own, so that each has a decision of its own.
  const { decisions, nodes } = compileLanding(
    parts,
    kinds,
    rules.landing.map(() => () => 0),
  );
  const reached = new Set<number>();
  const left = [...decisions];
  for (let decision = left.pop(); decision !== undefined; decision = left.pop()) {
    if (reached.has(decision)) continue;
    reached.add(decision);
    if (decision < 0) left.push(nodes[-1 - decision]!.yes, nodes[-1 - decision]!.no);
  }
  return rules.landing.map((_, index) => reached.has(FIRST_CONSEQUENCE + index));
}
