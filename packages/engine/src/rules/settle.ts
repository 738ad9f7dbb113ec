/** The tests of the landing cases that need the position. */
import type { VariantDefinition } from "../variant/definition.ts";
import type { LandingTable } from "./landing.ts";
import {
  TEST_INNERMOST,
  TEST_OPPOSITE,
  TEST_TARGET,
  TEST_TOTAL,
  type Passes,
} from "./landing-test-parts.ts";
import type { Layout, Position } from "./layout.ts";
import type { FindHole } from "./row-with-seeds.ts";
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
  readonly rules: VariantDefinition;
  readonly layout: Layout;
  readonly topology: Topology;
  readonly landing: LandingTable;
  /** Where cases ask for the innermost row with seeds, or for the target in it. */
  readonly innermost: FindHole | undefined;
}

/** Compiles tests. */
export type CompileSettle = (parts: SettleParts) => Settle;

/** Compiles the tests. Variants need not carry it where none is made, or where `settle-across.ts` answers them all. */
export const compileSettle: CompileSettle = ({
  topology: { opposite },
  landing: { nodes, asks },
  innermost,
}) => {
  return (position, side, direction, hole, start) => {
    let decision = start;
    do {
      const node = (-1 - decision) * 4;
      let holds = false;
      switch (nodes[node]) {
        case TEST_OPPOSITE:
          holds = position[opposite[hole]!]! > 0;
          break;
        case TEST_TARGET:
          holds = position[innermost!(position, 1 - side, hole)]! > 0;
          break;
        case TEST_INNERMOST:
          holds = innermost!(position, side, hole) === hole;
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
};
