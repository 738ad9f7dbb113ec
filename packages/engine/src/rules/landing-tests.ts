/** The tests of landing cases that most games ask for: one for each field of a condition; `all-kinds.ts` has the table. */
import { rowNamed } from "../variant/board.ts";
import type { LandingTestKinds, Passes } from "./landing-test-parts.ts";
import { compileRowWithSeeds } from "./row-with-seeds.ts";

/** What the hole held before the last seed. A hole is no store. */
export const testHole: LandingTestKinds["hole"] =
  (value) =>
  ({ occupied }) =>
    value === (occupied ? "occupied" : "empty");

/** Whose it is: known beforehand unless holes change hands. */
export const testOwner: LandingTestKinds["owner"] = (value, { layout: { owners } }) => {
  const own = value === "own";
  const passes: Passes = (position, side, _direction, hole) =>
    (position[owners + hole] === side) === own;
  return ({ onOwnHalf }) => (owners > 0 ? passes : onOwnHalf === own);
};

/** Its row, by name. */
export const testRow: LandingTestKinds["row"] =
  (value, { board }) =>
  ({ hole }) =>
    rowNamed(value as "inner", board.rows) === hole.row;

/** Its row, by name or as the innermost one with seeds. */
export const testAnyRow: LandingTestKinds["row"] = (value, parts) => {
  if (value !== "innermostOccupied") return testRow(value, parts);
  const innermost = compileRowWithSeeds(parts.topology);
  const passes: Passes = (position, side, _direction, hole) =>
    innermost(position, side, hole) === hole;
  // The landing hole holds seeds, so in the inner row there is nothing to test.
  return ({ onOwnHalf, hole }) => onOwnHalf && (hole.row === 0 || passes);
};

/** A mark it bears. */
export const testMark: LandingTestKinds["mark"] =
  (value) =>
  ({ hole }) =>
    hole.marks.includes(value);

/** Seeds in it now: one, if it was empty. */
export const testTotal: LandingTestKinds["total"] = (value) => {
  const fits = (seeds: number): boolean =>
    typeof value === "string" ? (seeds % 2 === 0) === (value === "even") : value.includes(seeds);
  const passes: Passes = (position, _side, _direction, hole) => fits(position[hole]!);
  return ({ occupied }) => (occupied ? passes : fits(1));
};

/** The enemy's inner hole of the column: whether it holds seeds. */
export const testOpposite: LandingTestKinds["opposite"] = (value, { topology: { opposite } }) => {
  const occupied = value === "occupied";
  const passes: Passes = (position, _side, _direction, hole) =>
    position[opposite[hole]!]! > 0 === occupied;
  return () => passes;
};

/** The hole of the column in the enemy's innermost row with seeds. */
export const testTarget: LandingTestKinds["target"] = (value, { topology }) => {
  const innermost = compileRowWithSeeds(topology);
  const occupied = value === "occupied";
  const passes: Passes = (position, side, _direction, hole) =>
    position[innermost(position, 1 - side, hole)]! > 0 === occupied;
  return () => passes;
};
