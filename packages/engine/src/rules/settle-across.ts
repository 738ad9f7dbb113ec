/**
 * Tests of the landing cases that can be answered before the seeds of a sowing are put down: on a circuit of one's own the enemy's half stays as it
 * lies. Katro, whose landings nearly all ask what lies opposite, gains from it.
 */
import type { TEST_INNERMOST, TEST_OPPOSITE, TEST_TARGET } from "./landing-test-parts.ts";
import { compileFartherIn } from "./farther-in.ts";
import type { Position } from "./layout.ts";
import type { SettleParts } from "./settle.ts";

/**
 * Follows the tests from a node (`start`, negative) as far as they can be answered: to a decision, or to the node of the first test that
 * needs the seeds to be put down. `sown`: holes that were lifted are marked in the position, so that seeds that lie in a hole of one's
 * own are surely there.
 */
export type SettleAcross = (
  position: Position,
  side: number,
  hole: number,
  start: number,
  sown: boolean,
) => number;

/** Compiles the tests, for boards on which each side has a circuit of its own. */
export function compileSettleAcross({
  landing: { nodes },
  topology,
  target,
}: SettleParts): SettleAcross {
  const { opposite } = topology;
  const fartherIn = compileFartherIn(topology);

  return (position, side, hole, start, sown) => {
    const ifOpposite: typeof TEST_OPPOSITE = 0;
    const ifTarget: typeof TEST_TARGET = 1;
    const ifInnermost: typeof TEST_INNERMOST = 2;
    let decision = start;
    do {
      const node = (-1 - decision) * 4;
      const test = nodes[node]!;
      let holds: boolean;
      if (test === ifTarget) holds = position[target!(position, side, hole)]! > 0;
      else if (test === ifOpposite) holds = position[opposite[hole]!]! > 0;
      else if (test === ifInnermost && sown && fartherIn(position, side, hole)) holds = false;
      else return decision;
      decision = nodes[node + (holds ? 2 : 3)]!;
    } while (decision < 0);
    return decision;
  };
}
