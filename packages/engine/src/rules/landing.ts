/**
 * Compiles the landing cases into a decision table. Whatever is known beforehand about a hole (its row, its marks, whose half it is) is settled
 * here, once; what only the position knows (what lies opposite, how many seeds, whose hole it is now) becomes a
 * tree of tests. So an ordinary landing costs one look into a table.
 */
import type { LandingCondition } from "../variant/landing-definition.ts";
import type { Landing, LandingTestKinds, Passes, TestParts } from "./landing-test-parts.ts";
import type { Position } from "./layout.ts";
import type { Consequence } from "./outcomes.ts";
import type { StoreLandings } from "./store-landing.ts";

/** Decisions: these four, then 4 + the index of a case whose consequence is a function. */
export const END_TURN = 0;
export const RELAY = 1;
export const AGAIN = 2;
export const RELAY_NEXT = 3;
export const FIRST_CONSEQUENCE = 4;

/** What landing cases may be made of. */
export interface LandingKinds {
  /** Tests, by the field of the condition. */
  readonly tests?: Readonly<Partial<LandingTestKinds>>;
  /** Landings in a store. */
  readonly storeLandings?: StoreLandings;
}

/** A test that needs the position, and the decisions, or nodes of further tests, that follow from its answer. */
export interface LandingNode {
  /** The field of the condition, and its value. */
  readonly asked: readonly [string, unknown];
  readonly passes: Passes;
  readonly yes: number;
  readonly no: number;
}

/** Follows the tests from a node (`start`, negative) to a decision. */
export type Settle = (
  position: Position,
  side: number,
  direction: number,
  hole: number,
  start: number,
) => number;

/** The compiled cases. */
export interface LandingTable {
  /**
   * By ((mode * 2 + side) * 2 + (1 if occupied)) * places + place, where a place is a hole or, after the holes, a store: a decision, or -1 - node of a test.
   */
  readonly decisions: Int32Array;
  readonly places: number;
  /** Those that follow from a node stand before it. */
  readonly nodes: readonly LandingNode[];
  readonly settle: Settle;
}

/** Compiles the cases of a variant for its board. `consequences`: by case, where it has one that is a function. */
export function compileLanding(
  parts: TestParts,
  kinds: LandingKinds,
  consequences: readonly (Consequence | undefined)[],
): LandingTable {
  const { board, rules, layout, topology } = parts;
  const places = layout.holes + 2;
  const rows = rules.start?.mustCapture === undefined ? 4 : 16;
  const decisions = new Int32Array(rows * places);
  const nodes: LandingNode[] = [];
  const outcomes = rules.landing.map(({ then: { relay, again } }, index) => {
    if (consequences[index] !== undefined) return FIRST_CONSEQUENCE + index;
    if (relay !== undefined) return relay === "next" ? RELAY_NEXT : RELAY;
    return again === undefined ? END_TURN : AGAIN;
  });
  const cases = rules.landing.map(({ when }) =>
    Object.entries(when).map((asked) => ({
      asked,
      fits: kinds.tests![asked[0] as keyof LandingCondition]!(asked[1] as never, parts),
    })),
  );

  /** What the cases come to at a landing: each of them in front of those after it. */
  const decide = (landing: Landing): number =>
    cases.reduceRight((no, tests, index) => {
      if (tests.some(({ fits }) => fits(landing) === false)) return no;
      let yes = outcomes[index]!;
      for (const { asked, fits } of tests) {
        const passes = fits(landing);
        if (typeof passes === "function") yes = -nodes.push({ asked, passes, yes, no });
      }
      return yes;
    }, END_TURN);

  for (let row = 0; row < rows; row++) {
    for (const hole of board.holes) {
      decisions[row * places + hole.index] = decide({
        hole,
        mode: row >> 2,
        onOwnHalf: topology.half[hole.index] === ((row >> 1) & 1),
        occupied: (row & 1) === 1,
      });
    }
  }
  if (board.stores) kinds.storeLandings!(rules.landing, outcomes, decisions, places);

  return {
    decisions,
    places,
    nodes,
    settle(position, side, direction, hole, start) {
      let decision = start;
      do {
        const { passes, yes, no } = nodes[-1 - decision]!;
        decision = passes(position, side, direction, hole) ? yes : no;
      } while (decision < 0);
      return decision;
    },
  };
}
