/** The tests of landing cases: one for each field of a condition; `all-kinds.ts` has the table. */
import { rowNamed } from "../variant/board.ts";
import { compileClaims } from "./claims.ts";
import {
  MODE_ENTERING,
  MODE_PLAIN,
  TEST_INNERMOST,
  TEST_OPPOSITE,
  TEST_RARE,
  TEST_TARGET,
  TEST_TOTAL,
  type LandingTest,
  type LandingTestKinds,
  type Passes,
  type TestParts,
} from "./landing-test-parts.ts";
import { TURN_OPENING } from "./layout.ts";

function rare(name: string, wanted: boolean, compile: (parts: TestParts) => Passes): LandingTest {
  return { test: TEST_RARE, name, wanted, compile };
}

/** Looks at the place so many steps after the landing hole on the circuit. */
function occupiedAfter(name: string, wanted: boolean, steps: number): LandingTest {
  return rare(name, wanted, ({ topology: { tracks } }) => (position, side, direction, hole) => {
    const { cells, places } = tracks[side * 2 + direction]!;
    return position[cells[places[hole]! + steps]!]! > 0;
  });
}

function setOf(totals: readonly number[]): ReadonlySet<number> {
  return new Set(totals);
}

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

/** Whether it can be claimed. */
export const testClaimable: LandingTestKinds["claimable"] = () =>
  rare("claimable", true, ({ board, rules, layout }) => {
    const claimable = compileClaims(board, rules.board.claims, layout);
    return (position, side, _direction, hole) => claimable(position, side, hole);
  });

/** The next hole. */
export const testNext: LandingTestKinds["next"] = (value) =>
  occupiedAfter("next", value === "occupied", 1);

/** The second hole after it. */
export const testBeyond: LandingTestKinds["beyond"] = (value) =>
  occupiedAfter("beyond", value === "occupied", 2);

/** The enemy's inner hole of the column: whether it holds seeds. */
export const testOpposite: LandingTestKinds["opposite"] = (value) => ({
  test: TEST_OPPOSITE,
  wanted: value === "occupied",
});

/** The same, or whether it holds one of some numbers of them. */
export const testAnyOpposite: LandingTestKinds["opposite"] = (value, at) => {
  if (typeof value === "string") return testOpposite(value, at);
  return rare(`opposite ${value.join()}`, true, ({ topology: { opposite } }) => {
    const totals = setOf(value);
    return (position, _side, _direction, hole) => totals.has(position[opposite[hole]!]!);
  });
};

/** The hole behind that one. */
export const testOppositeOuter: LandingTestKinds["oppositeOuter"] = (value) => {
  if (typeof value === "string") {
    return rare(
      "oppositeOuter",
      value === "occupied",
      ({ topology: { opposite, behind } }) =>
        (position, _side, _direction, hole) =>
          position[behind[opposite[hole]!]!]! > 0,
    );
  }
  return rare(`oppositeOuter ${value.join()}`, true, ({ topology: { opposite, behind } }) => {
    const totals = setOf(value);
    return (position, _side, _direction, hole) => totals.has(position[behind[opposite[hole]!]!]!);
  });
};

/** The hole of the column in the enemy's innermost row with seeds. */
export const testTarget: LandingTestKinds["target"] = (value) => ({
  test: TEST_TARGET,
  wanted: value === "occupied",
});

/** Whether the turn began with a capture. */
export const testTurn: LandingTestKinds["turn"] = (value, { mode }) =>
  (value === "plain") === ((mode & MODE_PLAIN) !== 0);

/** Whether the turn began with a seed from the reserve. */
export const testStage: LandingTestKinds["stage"] = (value, { mode }) =>
  (value === "entering") === ((mode & MODE_ENTERING) !== 0);

/** The player's own house, while it works. */
export const testHouse: LandingTestKinds["house"] = (_value, { rules, hole, onOwnHalf }) => {
  if (!onOwnHalf || !hole.marks.includes(rules.board.house?.mark ?? "")) return false;
  return rare(
    "house",
    true,
    ({ house }) =>
      (position, side, _direction, at) =>
        house!.works(position, side, at),
  );
};

/** The blocked hole. */
export const testBlocked: LandingTestKinds["blocked"] = () =>
  rare(
    "blocked",
    true,
    ({ layout: { blocked } }) =>
      (position, _side, _direction, hole) =>
        position[blocked] === hole + 1,
  );

/** Not in the first turn of the game. */
export const testOpening: LandingTestKinds["opening"] = () =>
  rare(
    "opening",
    false,
    ({ layout: { value } }) =>
      (position) =>
        position[value] === TURN_OPENING,
  );
