import { describe, expect, test } from "vitest";
import { parseVariant, variant, type LandingCondition, type Variant } from "../index.ts";
import { toldCases, type ToldCase } from "./landing-cases.ts";
import { scopeOf } from "./scope.ts";

const base = {
  format: 1,
  id: "sample",
  name: "Sample",
  board: {
    rows: 4,
    columns: 6,
    marks: { head: [{ row: "outer", right: 1 }], none: [{ right: 0 }] },
  },
  setup: [{ seeds: 2 }],
  circuit: { holes: "own" },
  end: { noAction: "loses" },
  repetition: { times: 3, result: "draw" },
};

function casesOf(conditions: readonly LandingCondition[], over: object = {}) {
  const landing = conditions.map((when) => ({ when, then: { stop: true } }));
  const parsed = parseVariant({ ...base, ...over, landing });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return told(parsed.variant);
}

function told(which: Variant): { cases: readonly ToldCase[]; rest: boolean } {
  return toldCases(scopeOf(which));
}

describe("cases are told with what those before them leave", () => {
  test("Tsoro: a head, any other hole with seeds, an empty hole", () => {
    expect(told(variant("tsoro"))).toEqual({
      cases: [
        { index: 0, when: { hole: "occupied", mark: "head" }, otherwise: false },
        { index: 1, when: { hole: "occupied" }, otherwise: true },
        { index: 2, when: { hole: "empty", row: "inner", opposite: "occupied" }, otherwise: false },
      ],
      rest: true,
    });
  });

  test("Katro: its three cases leave nothing", () => {
    expect(told(variant("katro"))).toEqual({
      cases: [
        { index: 0, when: { hole: "empty" }, otherwise: false },
        {
          index: 1,
          when: { hole: "occupied", row: "innermostOccupied", target: "occupied" },
          otherwise: false,
        },
        { index: 2, when: { hole: "occupied" }, otherwise: true },
      ],
      rest: false,
    });
  });

  test("no cases at all", () => {
    expect(casesOf([])).toEqual({ cases: [], rest: true });
  });

  test("a case that fits everywhere leaves nothing to those after it", () => {
    expect(casesOf([{}, { hole: "empty" }])).toEqual({
      cases: [{ index: 0, when: {}, otherwise: false }],
      rest: false,
    });
  });

  test("a case that can never fit is not told", () => {
    expect(casesOf([{ mark: "none" }, { owner: "enemy" }, { hole: "empty" }]).cases).toEqual([
      { index: 2, when: { hole: "empty" }, otherwise: false },
    ]);
    expect(casesOf([{ hole: "empty" }, { hole: "empty", row: "inner" }]).cases).toHaveLength(1);
  });

  test("a case that does the same in fewer places is told with the one after it", () => {
    const wide: LandingCondition = { hole: "occupied" };
    const narrow: LandingCondition = { hole: "occupied", mark: "head" };
    const toldOf = (landing: readonly object[]): readonly number[] => {
      const parsed = parseVariant({ ...base, landing });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
      return told(parsed.variant).cases.map(({ index }) => index);
    };
    const relay = { relay: true };
    const stop = { stop: true };
    const same = [
      { when: narrow, then: relay },
      { when: wide, then: relay },
    ];
    expect(toldOf(same)).toEqual([1]);
    expect(toldOf([{ when: narrow, then: stop }, same[1]!])).toEqual([0, 1]);
    // What stands between could decide otherwise.
    expect(toldOf([same[0]!, { when: { row: "outer" }, then: stop }, same[1]!])).toEqual([0, 1, 2]);
    expect(toldOf([same[1]!, { when: {}, then: relay }])).toEqual([0, 1]);
  });

  test("a store is told apart from holes", () => {
    const kalah = {
      board: { rows: 2, columns: 6, stores: "sown" },
      circuit: { holes: "all" },
    };
    const occupied = { index: 0, when: { hole: "occupied" }, otherwise: false };
    expect(casesOf([{ hole: "occupied" }, { total: [1] }], kalah)).toEqual({
      cases: [occupied, { index: 1, when: { hole: "empty", total: [1] }, otherwise: false }],
      rest: true,
    });
    expect(casesOf([{ hole: "occupied" }, {}], kalah)).toEqual({
      cases: [occupied, { index: 1, when: {}, otherwise: true }],
      rest: false,
    });
    expect(casesOf([{ hole: "occupied" }, { hole: "empty" }], kalah).rest).toBe(true);
  });
});

test.each<[LandingCondition, LandingCondition, boolean]>([
  [{ row: "inner" }, { row: "outer" }, false],
  [{ row: "inner" }, { row: "innermostOccupied" }, true],
  [{ opposite: "empty" }, { opposite: "occupied" }, false],
  [{ target: "empty" }, { target: "occupied" }, false],
  [{ opposite: "empty" }, { target: "empty" }, true],
  [{ total: [2, 3] }, { total: [4] }, false],
  [{ total: [2, 3] }, { total: [3, 4] }, true],
  [{ mark: "head" }, { row: "inner" }, true],
])("after %j, %j begins with otherwise: %j", (first, second, otherwise) => {
  expect(casesOf([first, second]).cases[1]!.otherwise).toBe(otherwise);
});
