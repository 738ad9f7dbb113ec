/** The tests of landing cases that most games ask for: one for each field of a condition; `all-kinds.ts` has the table. */
import { rowNamed } from "../variant/board.ts";
import {
  TEST_INNERMOST,
  TEST_OPPOSITE,
  TEST_TARGET,
  TEST_TOTAL,
  rare,
  type LandingTestKinds,
} from "./landing-test-parts.ts";

/** By total: 1 where it is one of these. */
function marked(totals: readonly number[]): Uint8Array {
  const by = new Uint8Array(Math.max(...totals) + 1);
  for (const total of totals) by[total] = 1;
  return by;
}

/** What the hole held before the last seed. A hole is no store. */
export const testHole: LandingTestKinds["hole"] = (value, { occupied }) =>
  value !== "store" && (value === "occupied") === occupied;

/** Whose it is: known beforehand unless holes change hands. */
export const testOwner: LandingTestKinds["owner"] = (value, { rules, onOwnHalf }) =>
  rules.board.territory === true
    ? rare(
        "owner",
        value === "enemy",
        ({ layout: { owners } }) =>
          (position, side, _direction, hole) =>
            position[owners + hole]! !== side,
      )
    : (value === "own") === onOwnHalf;

/** Its row, by name. */
export const testRow: LandingTestKinds["row"] = (value, { board, hole }) =>
  rowNamed(value as "inner", board.rows) === hole.row;

/** Its row, by name or as the innermost one with seeds. */
export const testAnyRow: LandingTestKinds["row"] = (value, at) => {
  if (value !== "innermostOccupied") return testRow(value, at);
  // The landing hole holds seeds, so in the inner row there is nothing to test.
  if (!at.onOwnHalf || at.hole.row === 0) return at.onOwnHalf;
  return { test: TEST_INNERMOST, wanted: true };
};

/** A mark it bears. */
export const testMark: LandingTestKinds["mark"] = (value, { hole }) => hole.marks.includes(value);

/** Seeds in it now: one, if it was empty. */
export const testTotal: LandingTestKinds["total"] = (value, { occupied }) => {
  if (typeof value !== "string") {
    if (!occupied) return value.includes(1);
    const name = `totals ${value.join()}`;
    return { test: TEST_TOTAL, wanted: true, name, compile: () => marked(value) };
  }
  if (!occupied) return value === "odd";
  return rare(
    "even",
    value === "even",
    () => (position, _side, _direction, hole) => position[hole]! % 2 === 0,
  );
};

/** The enemy's inner hole of the column: whether it holds seeds. */
export const testOpposite: LandingTestKinds["opposite"] = (value) => ({
  test: TEST_OPPOSITE,
  wanted: value === "occupied",
});

/** The hole of the column in the enemy's innermost row with seeds. */
export const testTarget: LandingTestKinds["target"] = (value) => ({
  test: TEST_TARGET,
  wanted: value === "occupied",
});
