/**
 * Compiles the landing cases into a decision table. Whatever is known beforehand about a hole (its row, its marks, whose half it is) is settled
 * here, once; what only the position knows (what lies opposite, how many seeds, whose hole it is now) becomes a
 * tree of tests. So an ordinary landing costs one look into a table.
 */
import type { Board } from "../types.ts";
import type { LandingConsequence } from "../variant/consequence-definition.ts";
import type { LandingCase, LandingCondition, VariantDefinition } from "../variant/definition.ts";
import { rowsNamed } from "../variant/board.ts";
import { sideIndex } from "./topology.ts";

/** Decisions: these four, then indices into the list of other consequences + 4. */
export const END_TURN = 0;
export const RELAY = 1;
export const AGAIN = 2;
export const RELAY_NEXT = 3;
export const FIRST_CONSEQUENCE = 4;

/** Tests that need the position. */
export const TEST_OPPOSITE = 0;
export const TEST_TARGET = 1;
export const TEST_INNERMOST = 2;
export const TEST_TOTAL = 3;
/** The test that `settle` makes when it is none of the others. */
const TEST_ENEMY_OWNED = 4;
export const TEST_EVEN = 5;
export const TEST_NEXT = 6;
export const TEST_CLAIMABLE = 7;
export const TEST_BEYOND = 8;
export const TEST_OPPOSITE_OUTER = 9;
export const TEST_OPPOSITE_TOTAL = 10;
export const TEST_OPPOSITE_OUTER_TOTAL = 11;
export const TEST_OPENING = 12;
export const TEST_HOUSE = 13;
export const TEST_BLOCKED = 14;

/** Modes of a turn, as bits; without them: a capturing turn of the moving stage. */
export const MODE_PLAIN = 1;
export const MODE_ENTERING = 2;

/** The compiled cases. */
export interface LandingTable {
  /**
   * By ((mode * 2 + side) * 2 + (1 if occupied)) * places + place, where a place is a hole or, after the holes, a store: a decision, or -1 - node of a test.
   */
  readonly decisions: Int16Array;
  readonly places: number;
  /** Nodes of tests, four numbers each: test, argument, decision when true, decision when false. */
  readonly nodes: Int16Array;
  /** By index of `decisions`: whether no outcome there sows on or can be forbidden. */
  readonly settled: Uint8Array;
  /** Sets of totals for TEST_TOTAL, by argument: 1 where the total is in the set. */
  readonly totals: readonly Uint8Array[];
  /** Cases by decision - FIRST_CONSEQUENCE. */
  readonly consequences: readonly LandingCase[];
  /** Whether any sowing can turn out endless or forbidden. */
  readonly needsTrial: boolean;
}

/** A test with the answer it wants. */
interface Test {
  readonly test: number;
  readonly argument: number;
  readonly wanted: boolean;
}

/** Compiles the cases of a variant for its board. */
export function compileLanding(board: Board, rules: VariantDefinition): LandingTable {
  const count = board.holes.length;
  const places = count + 2;
  const modes = rules.start?.mustCapture === undefined ? 1 : 4;
  const decisions = new Int16Array(modes * 4 * places);
  const settled = new Uint8Array(modes * 4 * places);
  const nodes: number[] = [];
  const known = new Map<string, number>();
  const totals: Uint8Array[] = [];
  const setOf = (numbers: readonly number[] | string | undefined): number => {
    if (numbers === undefined || typeof numbers === "string") return -1;
    const set = new Uint8Array(Math.max(...numbers) + 1);
    for (const number of numbers) set[number] = 1;
    return totals.push(set) - 1;
  };
  const sets = rules.landing.map(({ when }) => ({
    total: setOf(when.total),
    opposite: setOf(when.opposite),
    oppositeOuter: setOf(when.oppositeOuter),
  }));
  const consequences: LandingCase[] = [];
  const outcomes = rules.landing.map((entry) => {
    const { then } = entry;
    if (then.stop === true) return END_TURN;
    if (then.relay === true) return RELAY;
    if (then.relay === "next") return RELAY_NEXT;
    if (then.again === true) return AGAIN;
    return FIRST_CONSEQUENCE + consequences.push(entry) - 1;
  });

  const addNode = (test: Test, yes: number, no: number): number => {
    const node = test.wanted
      ? [test.test, test.argument, yes, no]
      : [test.test, test.argument, no, yes];
    const key = node.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const decision = -1 - nodes.length / 4;
    nodes.push(...node);
    known.set(key, decision);
    return decision;
  };

  for (let turn = 0; turn < modes * 2; turn++) {
    const side = turn & 1;
    const mode = turn >> 1;
    for (let occupied = 0; occupied < 2; occupied++) {
      for (let place = 0; place < places; place++) {
        const landing = { board, rules, side, mode, occupied: occupied === 1, place };
        let decision = END_TURN;
        for (let index = rules.landing.length - 1; index >= 0; index--) {
          const { when, then } = rules.landing[index]!;
          if (place >= count && !holdsInStore(then)) continue;
          const tests = testsOf(landing, when, sets[index]!);
          if (tests === undefined) continue;
          let chain = outcomes[index]!;
          for (const test of tests) chain = addNode(test, chain, decision);
          decision = chain;
        }
        const at = (turn * 2 + occupied) * places + place;
        decisions[at] = decision;
        settled[at] = mayFail(decision, nodes, consequences) ? 0 : 1;
      }
    }
  }
  return {
    decisions,
    places,
    nodes: Int16Array.from(nodes),
    settled,
    totals,
    consequences,
    needsTrial: settled.includes(0),
  };
}

/** For each case of a variant: whether it can ever decide, given the cases before it. */
export function reachableCases(board: Board, rules: VariantDefinition): boolean[] {
  const reached = rules.landing.map(() => false);
  const modes = rules.start?.mustCapture === undefined ? 1 : 4;
  for (let turn = 0; turn < modes * 2; turn++) {
    for (let occupied = 0; occupied < 2; occupied++) {
      for (let place = 0; place < board.holes.length + 2; place++) {
        if (place >= board.holes.length && rules.board.stores !== "sown") continue;
        const landing = {
          board,
          rules,
          side: turn & 1,
          mode: turn >> 1,
          occupied: occupied === 1,
          place,
        };
        for (const [index, { when, then }] of rules.landing.entries()) {
          if (place >= board.holes.length && !holdsInStore(then)) continue;
          const tests = testsOf(landing, when, NO_SETS);
          if (tests === undefined) continue;
          reached[index] = true;
          if (tests.length === 0) break;
        }
      }
    }
  }
  return reached;
}

const NO_SETS: TotalSets = { total: -1, opposite: -1, oppositeOuter: -1 };

/** Whether a consequence has a meaning in a store: nothing is lifted from there, and nothing lies opposite. */
function holdsInStore({ stop, again, relay }: LandingConsequence): boolean {
  return stop === true || again === true || relay === "next";
}

function mayFail(
  decision: number,
  nodes: readonly number[],
  consequences: readonly LandingCase[],
): boolean {
  if (decision === RELAY || decision === RELAY_NEXT) return true;
  if (decision >= FIRST_CONSEQUENCE) {
    const { then } = consequences[decision - FIRST_CONSEQUENCE]!;
    return then.to === "sow" || then.to === "sowFromEnd" || then.takingAll === "forbidden";
  }
  if (decision >= 0) return false;
  const node = (-1 - decision) * 4;
  return (
    mayFail(nodes[node + 2]!, nodes, consequences) || mayFail(nodes[node + 3]!, nodes, consequences)
  );
}

/** A landing as far as it is known beforehand. */
interface Landing {
  readonly board: Board;
  readonly rules: VariantDefinition;
  readonly side: number;
  readonly mode: number;
  readonly occupied: boolean;
  readonly place: number;
}

/** Indices of sets of totals, for the tests that look into one; -1 where there is none. */
interface TotalSets {
  readonly total: number;
  readonly opposite: number;
  readonly oppositeOuter: number;
}

/** The tests that are left of a condition here; undefined when it can never hold. */
function testsOf(
  { board, rules, side, mode, occupied, place }: Landing,
  when: LandingCondition,
  sets: TotalSets,
): Test[] | undefined {
  if (when.turn !== undefined && (when.turn === "plain") !== ((mode & MODE_PLAIN) !== 0)) {
    return undefined;
  }
  if (when.stage !== undefined && (when.stage === "entering") !== ((mode & MODE_ENTERING) !== 0)) {
    return undefined;
  }
  const hole = board.holes[place];
  if (hole === undefined) {
    if (when.hole !== undefined && when.hole !== "store") return undefined;
    const own = place - board.holes.length === side;
    if (when.owner !== undefined && (when.owner === "own") !== own) return undefined;
    const { hole: _hole, owner: _owner, ...needsHole } = when;
    return Object.keys(needsHole).length === 0 ? [] : undefined;
  }
  if (when.hole === "store") return undefined;
  if (when.hole !== undefined && (when.hole === "occupied") !== occupied) return undefined;
  if (when.mark !== undefined && !hole.marks.includes(when.mark)) return undefined;
  const onOwnHalf = sideIndex(hole.side) === side;
  const tests: Test[] = [];
  if (when.owner !== undefined) {
    if (rules.board.territory === true) {
      tests.push({ test: TEST_ENEMY_OWNED, argument: 0, wanted: when.owner === "enemy" });
    } else if ((when.owner === "own") !== onOwnHalf) return undefined;
  }
  if (when.row === "innermostOccupied") {
    if (!onOwnHalf) return undefined;
    // The landing hole holds seeds, so in the inner row there is nothing to test.
    if (hole.row > 0) tests.push({ test: TEST_INNERMOST, argument: 0, wanted: true });
  } else if (when.row !== undefined && !rowsNamed(when.row, board.rows).includes(hole.row)) {
    return undefined;
  }
  if (typeof when.total === "string") {
    if (!occupied) {
      if (when.total === "even") return undefined;
    } else tests.push({ test: TEST_EVEN, argument: 0, wanted: when.total === "even" });
  } else if (when.total !== undefined) {
    if (!occupied) {
      if (!when.total.includes(1)) return undefined;
    } else tests.push({ test: TEST_TOTAL, argument: sets.total, wanted: true });
  }
  if (when.next !== undefined) {
    tests.push({ test: TEST_NEXT, argument: 0, wanted: when.next === "occupied" });
  }
  if (when.claimable === true) tests.push({ test: TEST_CLAIMABLE, argument: 0, wanted: true });
  if (when.beyond !== undefined) {
    tests.push({ test: TEST_BEYOND, argument: 0, wanted: when.beyond === "occupied" });
  }
  if (typeof when.opposite === "string") {
    tests.push({ test: TEST_OPPOSITE, argument: 0, wanted: when.opposite === "occupied" });
  } else if (when.opposite !== undefined) {
    tests.push({ test: TEST_OPPOSITE_TOTAL, argument: sets.opposite, wanted: true });
  }
  if (typeof when.oppositeOuter === "string") {
    const wanted = when.oppositeOuter === "occupied";
    tests.push({ test: TEST_OPPOSITE_OUTER, argument: 0, wanted });
  } else if (when.oppositeOuter !== undefined) {
    const argument = sets.oppositeOuter;
    tests.push({ test: TEST_OPPOSITE_OUTER_TOTAL, argument, wanted: true });
  }
  if (when.house !== undefined) {
    if (!onOwnHalf || !hole.marks.includes(rules.board.house?.mark ?? "")) return undefined;
    tests.push({ test: TEST_HOUSE, argument: 0, wanted: true });
  }
  if (when.blocked === true) tests.push({ test: TEST_BLOCKED, argument: 0, wanted: true });
  if (when.opening === false) tests.push({ test: TEST_OPENING, argument: 0, wanted: false });
  if (when.target !== undefined) {
    tests.push({ test: TEST_TARGET, argument: 0, wanted: when.target === "occupied" });
  }
  return tests;
}
