/**
 * Tests of the landing cases that can be answered before the seeds of a sowing are put down: on a circuit of one's own the enemy's half stays as it
 * lies. Katro, whose landings nearly all ask what lies opposite, gains from it.
 */
import type { TEST_INNERMOST, TEST_OPPOSITE, TEST_TARGET } from "./landing-test-parts.ts";
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

/** Compiles such tests. */
export type CompileSettleAcross = (parts: SettleParts) => SettleAcross | undefined;

/** Compiles them; undefined unless each side has a circuit of its own, no hole changes hands, and turns are not guided. */
export const compileSettleAcross: CompileSettleAcross = ({
  rules,
  layout,
  landing: { nodes },
  topology: { opposite },
  target,
  fartherIn,
}) => {
  const { circuit, start } = rules;
  if (circuit.holes !== "own" || layout.owners > 0 || start?.mustCapture !== undefined) {
    return undefined;
  }

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
      else if (test === ifInnermost && sown && fartherIn!(position, side, hole)) holds = false;
      else return decision;
      decision = nodes[node + (holds ? 2 : 3)]!;
    } while (decision < 0);
    return decision;
  };
};
