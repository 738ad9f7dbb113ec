/** The tests of landing cases for searches: the frequent ones are carried out here instead of being called. */
import { compileFartherIn } from "./farther-in.ts";
import type { LandingNode, LandingTable, Settle } from "./landing.ts";
import { compileRowWithSeeds } from "./row-with-seeds.ts";
import type { Topology } from "./topology.ts";

/** Tests that are not only called. */
const TEST_OTHER = 0;
export const TEST_OPPOSITE = 1;
export const TEST_TARGET = 2;
export const TEST_INNERMOST = 3;
const TEST_TOTAL = 4;

/** Compiles what follows the tests of a landing table. */
export type CompileQuickSettle = (parts: {
  readonly topology: Topology;
  readonly landing: LandingTable;
}) => Settle;

/** Three numbers for each node: the test, and the decisions when there are such seeds and when there are none. */
export function flatNodes(nodes: readonly LandingNode[]): Int32Array {
  return Int32Array.from(nodes.flatMap(flatNode));
}

function flatNode({ asked: [field, value], yes, no }: LandingNode): readonly number[] {
  if (field === "row") return [TEST_INNERMOST, yes, no];
  if (field === "total" && typeof value !== "string") return [TEST_TOTAL, yes, no];
  const test = field === "opposite" ? TEST_OPPOSITE : field === "target" ? TEST_TARGET : TEST_OTHER;
  if (test === TEST_OTHER || typeof value !== "string") return [TEST_OTHER, yes, no];
  return value === "occupied" ? [test, yes, no] : [test, no, yes];
}

/** By node: of those that ask for totals, 1 at each of them. */
function markTotals(nodes: readonly LandingNode[]): readonly (Uint8Array | undefined)[] {
  const known = new Map<unknown, Uint8Array>();
  return nodes.map(({ asked: [field, value] }) => {
    if (field !== "total" || typeof value === "string") return undefined;
    const totals = value as readonly number[];
    const marks = known.get(value) ?? new Uint8Array(Math.max(...totals) + 1);
    for (const total of totals) marks[total] = 1;
    known.set(value, marks);
    return marks;
  });
}

/** Compiles it. */
export const compileQuickSettle: CompileQuickSettle = ({ topology, landing }) => {
  const called = landing.nodes;
  const nodes = flatNodes(called);
  const totals = markTotals(called);
  const innermost = compileRowWithSeeds(topology);
  const fartherIn = compileFartherIn(topology);
  const { opposite } = topology;
  return (position, side, direction, hole, start) => {
    const ifOpposite: typeof TEST_OPPOSITE = 1;
    const ifTarget: typeof TEST_TARGET = 2;
    const ifInnermost: typeof TEST_INNERMOST = 3;
    const ifTotal: typeof TEST_TOTAL = 4;
    let decision = start;
    do {
      const index = -1 - decision;
      const node = index * 3;
      let holds = false;
      switch (nodes[node]) {
        case ifOpposite:
          holds = position[opposite[hole]!]! > 0;
          break;
        case ifTarget:
          holds = position[innermost(position, 1 - side, hole)]! > 0;
          break;
        case ifInnermost:
          // The landing hole itself has seeds now.
          holds = !fartherIn(position, side, hole);
          break;
        case ifTotal:
          holds = totals[index]![position[hole]!] === 1;
          break;
        default:
          holds = called[index]!.passes(position, side, direction, hole);
          break;
      }
      decision = nodes[node + (holds ? 1 : 2)]!;
    } while (decision < 0);
    return decision;
  };
};
