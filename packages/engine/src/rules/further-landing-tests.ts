/** The tests of landing cases that few games ask for, beside those of `landing-tests.ts`. */
import { compileClaims } from "./claims.ts";
import {
  MODE_ENTERING,
  MODE_PLAIN,
  rare,
  type LandingTest,
  type LandingTestKinds,
} from "./landing-test-parts.ts";
import { testOpposite } from "./landing-tests.ts";
import { TURN_OPENING } from "./layout.ts";

function setOf(totals: readonly number[]): ReadonlySet<number> {
  return new Set(totals);
}

/** Looks at the place so many steps after the landing hole on the circuit. */
function occupiedAfter(name: string, wanted: boolean, steps: number): LandingTest {
  return rare(name, wanted, ({ topology: { tracks } }) => (position, side, direction, hole) => {
    const { cells, places } = tracks[side * 2 + direction]!;
    return position[cells[places[hole]! + steps]!]! > 0;
  });
}

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
