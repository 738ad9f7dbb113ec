/** The tests of the landing cases that need the position. */
import { compileFartherIn } from "./farther-in.ts";
import type { LandingTable } from "./landing.ts";
import {
  TEST_INNERMOST,
  TEST_OPPOSITE,
  TEST_TARGET,
  TEST_TOTAL,
  type Passes,
} from "./landing-test-parts.ts";
import type { Position } from "./layout.ts";
import type { FindTarget } from "./target.ts";
import type { Topology } from "./topology.ts";

/** Follows the tests from a node of the landing table (`start`, negative) to a decision. */
export type Settle = (
  position: Position,
  side: number,
  direction: number,
  hole: number,
  start: number,
) => number;

/** What the tests look up. */
export interface SettleParts {
  readonly topology: Topology;
  readonly landing: LandingTable;
  /** Where cases ask for targets. */
  readonly target: FindTarget | undefined;
}

/** Compiles the tests. */
export function compileSettle(parts: SettleParts): Settle {
  const { topology, landing } = parts;
  const { nodes, asks } = landing;
  const { opposite } = topology;
  const { target } = parts;
  const fartherIn = compileFartherIn(topology);

  /** Follows the tests from a node to a decision. */
  return function settle(
    position: Position,
    side: number,
    direction: number,
    hole: number,
    start: number,
  ): number {
    let decision = start;
    do {
      const node = (-1 - decision) * 4;
      let holds = false;
      switch (nodes[node]) {
        case TEST_OPPOSITE:
          holds = position[opposite[hole]!]! > 0;
          break;
        case TEST_TARGET:
          holds = position[target!(position, side, hole)]! > 0;
          break;
        case TEST_INNERMOST:
          holds = !fartherIn(position, side, hole);
          break;
        case TEST_TOTAL:
          holds = (asks[nodes[node + 1]!] as Uint8Array)[position[hole]!] === 1;
          break;
        default:
          holds = (asks[nodes[node + 1]!] as Passes)(position, side, direction, hole);
          break;
      }
      decision = nodes[node + (holds ? 2 : 3)]!;
    } while (decision < 0);
    return decision;
  };
}
