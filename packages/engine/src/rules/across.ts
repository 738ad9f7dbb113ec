/**
 * Landings that are followed before the seeds of a sowing are put down: on a circuit of one's own the enemy's half stays as it lies. For searches:
 * Katro, whose landings nearly all ask what lies opposite, gains from it.
 */
import type { FIRST_CONSEQUENCE, LandingTable, RELAY } from "./landing.ts";
import type { Layout, Position } from "./layout.ts";
import type { EventSink } from "./sink.ts";
import type { Consequence, SOW_ON } from "./outcomes.ts";
import {
  flatNodes,
  type TEST_INNERMOST,
  type TEST_OPPOSITE,
  type TEST_TARGET,
} from "./quick-settle.ts";
import { compileFartherIn } from "./farther-in.ts";
import { compileRowWithSeeds } from "./row-with-seeds.ts";
import type { Topology } from "./topology.ts";
import type { VariantDefinition } from "../variant/definition.ts";

/** The compiled landings across the board. */
export interface Across {
  /**
   * Follows the tests from a node (`start`, negative) as far as they can be answered: to a decision, or to the node of the first test that
   * needs the seeds to be put down. `sown`: holes that were lifted are marked in the position, so that seeds that lie in a hole of one's
   * own are surely there.
   */
  readonly settle: (
    position: Position,
    side: number,
    hole: number,
    start: number,
    sown: boolean,
  ) => number;
  /**
   * Follows a decision, or a node of tests, in a position in which lifted holes are marked, and captures where captured seeds are sown on with the landing
   * hole. Answers SOW_ON with so many captured seeds, none after a relay, or the decision or node that is left.
   */
  readonly land: (
    position: Position,
    side: number,
    direction: number,
    hole: number,
    decision: number,
    sink: EventSink | undefined,
  ) => number;
}

/** Compiles them. */
export type CompileAcross = (parts: {
  readonly rules: VariantDefinition;
  readonly layout: Layout;
  readonly topology: Topology;
  readonly landing: LandingTable;
  readonly consequences: readonly (Consequence | undefined)[];
}) => { readonly across: Across } | undefined;

/** Compiles them; undefined unless each side has a circuit of its own, no hole changes hands, and turns are not guided. */
export const compileAcross: CompileAcross = (parts) => {
  const { rules, layout, topology, landing, consequences } = parts;
  const { circuit, start: starts } = rules;
  if (circuit.holes !== "own" || layout.owners > 0 || starts?.mustCapture !== undefined) {
    return undefined;
  }
  const { opposite } = topology;
  const nodes = flatNodes(landing.nodes);
  const innermost = compileRowWithSeeds(topology);
  const fartherIn = compileFartherIn(topology);
  /** By case: 1 where seeds captured on the enemy's half are sown on with the landing hole. */
  const sowsOn = Uint8Array.from(rules.landing, ({ then }) =>
    then.to === "sow" && then.sowWith !== "captured" && then.sowFrom !== "origin" ? 1 : 0,
  );

  const settle: Across["settle"] = (position, side, hole, start, sown) => {
    const ifOpposite: typeof TEST_OPPOSITE = 1;
    const ifTarget: typeof TEST_TARGET = 2;
    const ifInnermost: typeof TEST_INNERMOST = 3;
    let decision = start;
    do {
      const node = (-1 - decision) * 3;
      const test = nodes[node]!;
      let holds: boolean;
      if (test === ifTarget) holds = position[innermost(position, 1 - side, hole)]! > 0;
      else if (test === ifOpposite) holds = position[opposite[hole]!]! > 0;
      else if (test === ifInnermost && sown && fartherIn(position, side, hole)) holds = false;
      else return decision;
      decision = nodes[node + (holds ? 1 : 2)]!;
    } while (decision < 0);
    return decision;
  };

  const across: Across = {
    settle,
    land(position, side, direction, hole, start, sink) {
      const relay: typeof RELAY = 1;
      const firstConsequence: typeof FIRST_CONSEQUENCE = 4;
      const sowOn: typeof SOW_ON = 1000;
      const decision = start < 0 ? settle(position, side, hole, start, true) : start;
      if (decision === relay) return sowOn;
      if (decision < firstConsequence || sowsOn[decision - firstConsequence] !== 1) return decision;
      // When the seeds stay where the lap ended the turn is over, which as an outcome and as a decision is the same number.
      return consequences[decision - firstConsequence]!(position, side, hole, sink, direction);
    },
  };
  return { across };
};
