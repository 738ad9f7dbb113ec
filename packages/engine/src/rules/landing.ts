/**
 * Compiles the landing cases into a decision table. Whatever is known beforehand about a hole (its row, its marks, whose half it is) is settled
 * here, once; what only the position knows (what lies opposite, how many seeds, whose hole it is now) becomes a
 * tree of tests. So an ordinary landing costs one look into a table.
 */
import type { Board } from "../types.ts";
import type { LandingConsequence } from "../variant/consequence-definition.ts";
import type { VariantDefinition } from "../variant/definition.ts";
import type { LandingCase, LandingCondition } from "../variant/landing-definition.ts";
import type {
  Asked,
  Landing,
  LandingTest,
  LandingTestKinds,
  TestParts,
} from "./landing-test-parts.ts";
import type { StoreLanding } from "./store-landing.ts";

/** Decisions: these four, then indices into the list of other consequences + 4. */
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
  readonly storeLanding?: StoreLanding;
}

/** The compiled cases. */
export interface LandingTable {
  /**
   * By ((mode * 2 + side) * 2 + (1 if occupied)) * places + place, where a place is a hole or, after the holes, a store: a decision, or -1 - node of a test.
   */
  readonly decisions: Int16Array;
  readonly places: number;
  /** Nodes of tests, four numbers each: test, argument, decision when true, decision when false. */
  readonly nodes: Int16Array;
  /** What TEST_TOTAL and TEST_RARE ask, by argument. */
  readonly asks: readonly Asked[];
  /** Cases by decision - FIRST_CONSEQUENCE. */
  readonly consequences: readonly LandingCase[];
}

/** Compiles the cases of a variant for its board. */
export function compileLanding(parts: TestParts, kinds: LandingKinds): LandingTable {
  const { board, rules } = parts;
  const count = board.holes.length;
  const places = count + 2;
  const modes = rules.start?.mustCapture === undefined ? 1 : 4;
  const decisions = new Int16Array(modes * 4 * places);
  const reached = board.stores ? places : count;
  const nodes: number[][] = [];
  const known = new Map<string, number>();
  const asks: Asked[] = [];
  const consequences: LandingCase[] = [];
  const outcomes = rules.landing.map(
    (entry) => decided(entry.then) ?? FIRST_CONSEQUENCE + consequences.push(entry) - 1,
  );

  /** The place in a list of what is made under a name; made at its first mention. */
  const place = <Made>(list: Made[], name: string, make: () => Made): number => {
    const found = known.get(name) ?? list.push(make()) - 1;
    known.set(name, found);
    return found;
  };

  const addNode = (test: LandingTest, yes: number, no: number): number => {
    const asked = "name" in test ? place(asks, test.name, () => test.compile(parts)) : 0;
    const node = [test.test, asked, ...(test.wanted ? [yes, no] : [no, yes])];
    return -1 - place(nodes, node.join(), () => node);
  };

  for (let turn = 0; turn < modes * 2; turn++) {
    const side = turn & 1;
    const mode = turn >> 1;
    for (let occupied = 0; occupied < 2; occupied++) {
      for (let place = 0; place < reached; place++) {
        let decision = END_TURN;
        for (let index = rules.landing.length - 1; index >= 0; index--) {
          const { when, then } = rules.landing[index]!;
          const left = testsOf(
            { board, rules, side, mode, occupied: occupied === 1, place },
            when,
            then,
            kinds,
          );
          if (left === undefined) continue;
          let chain = outcomes[index]!;
          for (const test of left) chain = addNode(test, chain, decision);
          decision = chain;
        }
        decisions[(turn * 2 + occupied) * places + place] = decision;
      }
    }
  }
  return {
    decisions,
    places,
    nodes: Int16Array.from(nodes.flat()),
    asks,
    consequences,
  };
}

/** For each case of a variant: whether it can ever decide, given the cases before it. */
export function reachableCases(
  board: Board,
  rules: VariantDefinition,
  kinds: LandingKinds,
): boolean[] {
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
          const left = testsOf(landing, when, then, kinds);
          if (left === undefined) continue;
          reached[index] = true;
          if (left.length === 0) break;
        }
      }
    }
  }
  return reached;
}

/** The decision of a consequence that needs no function, and so no more than a look into the table; undefined for the others. */
function decided({ relay, again, choose, capture }: LandingConsequence): number | undefined {
  if (relay !== undefined) return relay === "next" ? RELAY_NEXT : RELAY;
  if (again !== undefined) return AGAIN;
  return choose === undefined && capture === undefined ? END_TURN : undefined;
}

/** The tests that are left of a condition at a landing in a hole or, after the holes, a store; undefined when it can never hold. */
function testsOf(
  landing: Omit<Landing, "hole" | "onOwnHalf"> & { readonly place: number },
  when: LandingCondition,
  then: LandingConsequence,
  kinds: LandingKinds,
): LandingTest[] | undefined {
  const { board, side, place } = landing;
  const hole = board.holes[place];
  if (hole === undefined) {
    return kinds.storeLanding?.(when, then, place - board.holes.length === side);
  }
  const at = { ...landing, hole, onOwnHalf: (hole.side === "south") === (side === 0) };
  const left: LandingTest[] = [];
  for (const [field, value] of Object.entries(when)) {
    const kind = kinds.tests![field as keyof LandingCondition]!;
    const fit = kind(value as never, at);
    if (fit === false) return undefined;
    if (fit !== true) left.push(fit);
  }
  return left;
}
