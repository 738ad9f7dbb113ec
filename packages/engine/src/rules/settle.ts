/** The tests of the landing cases that need the position. */
import type { Claimable } from "./claims.ts";
import type { House } from "./house.ts";
import {
  TEST_BEYOND,
  TEST_BLOCKED,
  TEST_CLAIMABLE,
  TEST_EVEN,
  TEST_HOUSE,
  TEST_INNERMOST,
  TEST_NEXT,
  TEST_OPENING,
  TEST_OPPOSITE,
  TEST_OPPOSITE_OUTER,
  TEST_OPPOSITE_OUTER_TOTAL,
  TEST_OPPOSITE_TOTAL,
  TEST_TARGET,
  TEST_TOTAL,
  type LandingTable,
} from "./landing.ts";
import { TURN_OPENING, type Layout, type Position } from "./layout.ts";
import { compileTarget } from "./target.ts";
import type { Topology, Track } from "./topology.ts";

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
  readonly layout: Layout;
  readonly topology: Topology;
  readonly landing: LandingTable;
  readonly claimable: Claimable;
  readonly house: House;
}

/** Compiles the tests. */
export function compileSettle({
  layout,
  topology,
  landing,
  claimable,
  house,
}: SettleParts): Settle {
  const { nodes, totals } = landing;
  const { opposite, behind, row, rowStart, rowsPerSide, columns } = topology;
  const tracks: readonly Track[] = topology.tracks;
  const target = compileTarget(topology);
  const owners = layout.owners;

  function innermost(position: Position, side: number, hole: number): boolean {
    for (let r = row[hole]! - 1; r >= 0; r--) {
      const start = rowStart[side * rowsPerSide + r]!;
      for (let c = 0; c < columns; c++) if (position[start + c]! > 0) return false;
    }
    return true;
  }

  /** The place so many steps after a hole on the circuit. */
  function after(side: number, direction: number, hole: number, steps: number): number {
    const track = tracks[side * 2 + direction]!;
    return track.cells[track.places[hole]! + steps]!;
  }

  /** The tests that few games need. On their own, so that the others stay small enough to be compiled into the sowing. */
  function rarely(
    position: Position,
    side: number,
    direction: number,
    hole: number,
    node: number,
  ): boolean {
    switch (nodes[node]) {
      case TEST_EVEN:
        return position[hole]! % 2 === 0;
      case TEST_NEXT:
        return position[after(side, direction, hole, 1)]! > 0;
      case TEST_BEYOND:
        return position[after(side, direction, hole, 2)]! > 0;
      case TEST_OPPOSITE_OUTER:
        return position[behind[opposite[hole]!]!]! > 0;
      case TEST_OPPOSITE_TOTAL:
        return totals[nodes[node + 1]!]![position[opposite[hole]!]!] === 1;
      case TEST_OPPOSITE_OUTER_TOTAL:
        return totals[nodes[node + 1]!]![position[behind[opposite[hole]!]!]!] === 1;
      case TEST_OPENING:
        return position[layout.value] === TURN_OPENING;
      case TEST_HOUSE:
        return house.works(position, side, hole);
      case TEST_BLOCKED:
        return position[layout.blocked] === hole + 1;
      case TEST_CLAIMABLE:
        return claimable(position, side, hole);
      default:
        // TEST_ENEMY_OWNED
        return position[owners + hole]! !== side;
    }
  }

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
          holds = position[target(position, side, hole)]! > 0;
          break;
        case TEST_INNERMOST:
          holds = innermost(position, side, hole);
          break;
        case TEST_TOTAL:
          holds = totals[nodes[node + 1]!]![position[hole]!] === 1;
          break;
        default:
          holds = rarely(position, side, direction, hole, node);
          break;
      }
      decision = nodes[node + (holds ? 2 : 3)]!;
    } while (decision < 0);
    return decision;
  };
}
