/** The tests of landing cases that few games ask for, beside those of `landing-tests.ts`. */
import { compileClaims } from "./claims.ts";
import {
  MODE_ENTERING,
  MODE_PLAIN,
  type LandingTestKinds,
  type Passes,
  type TestParts,
} from "./landing-test-parts.ts";
import { compileHouse } from "./house.ts";
import { TURN_OPENING } from "./layout.ts";

/** Whether a number of seeds is what a field asks for. */
function compileFits(value: "empty" | "occupied" | readonly number[]): (seeds: number) => boolean {
  if (typeof value === "string") return (seeds) => seeds > 0 === (value === "occupied");
  const totals = new Set(value);
  return (seeds) => totals.has(seeds);
}

/** Looks at the place so many steps after the landing hole on the circuit. */
function seedsAfter(
  value: "empty" | "occupied",
  { topology: { tracks } }: TestParts,
  steps: number,
): () => Passes {
  const fits = compileFits(value);
  const passes: Passes = (position, side, direction, hole) => {
    const { cells, places } = tracks[side * 2 + direction]!;
    return fits(position[cells[places[hole]! + steps]!]!);
  };
  return () => passes;
}

/** Whether it can be claimed. */
export const testClaimable: LandingTestKinds["claimable"] = (_value, { board, rules, layout }) => {
  const claimable = compileClaims(board, rules.board.claims, layout);
  const passes: Passes = (position, side, _direction, hole) => claimable(position, side, hole);
  return () => passes;
};

/** The next hole. */
export const testNext: LandingTestKinds["next"] = (value, parts) => seedsAfter(value, parts, 1);

/** The second hole after it. */
export const testBeyond: LandingTestKinds["beyond"] = (value, parts) => seedsAfter(value, parts, 2);

/** The enemy's inner hole of the column: whether it holds seeds, or one of some numbers of them. */
export const testAnyOpposite: LandingTestKinds["opposite"] = (
  value,
  { topology: { opposite } },
) => {
  const fits = compileFits(value);
  const passes: Passes = (position, _side, _direction, hole) => fits(position[opposite[hole]!]!);
  return () => passes;
};

/** The hole behind that one. */
export const testOppositeOuter: LandingTestKinds["oppositeOuter"] = (
  value,
  { topology: { opposite, behind } },
) => {
  const fits = compileFits(value);
  const passes: Passes = (position, _side, _direction, hole) =>
    fits(position[behind[opposite[hole]!]!]!);
  return () => passes;
};

/** Whether the turn began with a capture. */
export const testTurn: LandingTestKinds["turn"] =
  (value) =>
  ({ mode }) =>
    (value === "plain") === ((mode & MODE_PLAIN) !== 0);

/** Whether the turn began with a seed from the reserve. */
export const testStage: LandingTestKinds["stage"] =
  (value) =>
  ({ mode }) =>
    (value === "entering") === ((mode & MODE_ENTERING) !== 0);

/** The player's own house, while it works. */
export const testHouse: LandingTestKinds["house"] = (_value, parts) => {
  const mark = parts.rules.board.house?.mark ?? "";
  const { works } = compileHouse(parts, parts.layout);
  const passes: Passes = (position, side, _direction, hole) => works(position, side, hole);
  return ({ hole, onOwnHalf }) => onOwnHalf && hole.marks.includes(mark) && passes;
};

/** The blocked hole. */
export const testBlocked: LandingTestKinds["blocked"] = (_value, { layout: { blocked } }) => {
  const passes: Passes = (position, _side, _direction, hole) => position[blocked] === hole + 1;
  return () => passes;
};

/** Not in the first turn of the game. */
export const testOpening: LandingTestKinds["opening"] = (_value, { layout }) => {
  const passes: Passes = (position) => position[layout.value] !== TURN_OPENING;
  return () => passes;
};
