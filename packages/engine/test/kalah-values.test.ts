/** What the starts of Kalah are worth when both play as well as can be, against what others have computed. */
import { describe, expect, test } from "vitest";
import { createSolver, type Solver } from "../bench/solver.mjs";
import { compile, Game, variant, type Options, type Rules } from "../src/index.ts";

function solve(options: Options): { readonly rules: Rules; readonly solver: Solver } {
  const rules = compile(variant("kalah", options));
  return { rules, solver: createSolver(rules) };
}

/** What South, who moves first, gains on North. */
function valueOf(options: Options): number {
  const { rules, solver } = solve(options);
  return solver.gain(rules.start());
}

type Row = readonly [columns: number, values: readonly number[]];

/** One test for each start. */
const cells = (rows: readonly Row[]): [columns: number, seeds: number, value: number][] =>
  rows.flatMap(([columns, values]) =>
    values.map((value, index): [number, number, number] => [columns, index + 1, value]),
  );

// Values for 1, 2, … seeds in each hole. Those that take longer are left to `pnpm solve`.
describe("captures across empty holes too: G. Irving, J. Donkers, J. Uiterwijk, Solving Kalah, 2000, tables 9 and 10", () => {
  test.each(
    cells([
      [1, [0, -2, 6, -2, 2, 0]],
      [2, [2, -2, -2, -12, 6, 8]],
      [3, [0, 4, 2, 2, 6, -10]],
      [4, [2, 6, 8, 2, 2]],
      [5, [0, 0, 8]],
      [6, [2, 10, 2]],
    ]),
  )("%d columns, %d seeds: %d", (columns, seeds, value) => {
    expect(valueOf({ columns, seeds, emptyCapture: true })).toBe(value);
  });
});

describe("no capture across empty holes: values that an independent solver found", () => {
  test.each(
    cells([
      [1, [0, -2, 6, -2, 2, 0]],
      [2, [2, -2, -2, -10, 6, 8]],
      [3, [0, 4, 2, 2, 6, -8]],
      [4, [2, 6, 6, 2, 4]],
      [5, [0, 2, 6]],
      [6, [2, 6, 2]],
    ]),
  )("%d columns, %d seeds: %d", (columns, seeds, value) => {
    expect(valueOf({ columns, seeds })).toBe(value);
  });
});

describe("each first action, A1 to A6: values that an independent solver found", () => {
  test.each([
    [1, false, [0, 0, 0, -2, -2, 2]],
    [1, true, [0, 0, 0, -2, -2, 2]],
    [2, false, [-14, -8, -8, -14, 6, 0]],
    [2, true, [-14, -8, -6, -14, 10, -2]],
  ])("%d seeds, capture across empty holes: %s", (seeds, emptyCapture, values) => {
    const { rules, solver } = solve({ seeds, emptyCapture });
    expect([...solver.gains(rules.start()).values()]).toEqual(values);
  });
});

describe("perfect games as printed by Irving and others, table 9", () => {
  // Holes counted from 0, a dash where the turn changes. The line for 4 columns and 6 seeds is misprinted and left out.
  test.each([
    [4, 1, "32-32-1", 2],
    [4, 2, "3-3-230-231-1323", 6],
    [4, 3, "13-1-032-2-3-0-1320-3-0-2", 8],
    [4, 4, "02-2-3-0-2-21-303231-0-32-1-0", 2],
    [4, 5, "0-2-1-3-0-2-1-0-32-3-021-2-0-02-2-1-3-3-313032-13031-1-2-2-3", 2],
    [5, 1, "43-43-2-2", 0],
    [5, 2, "31-32-24-0-0-31-3", 0],
    [5, 3, "24-3-3-03-41-1-04342-3-3-2-2-4-414342-3", 8],
    [5, 4, "12-04-03-2-20-41-1-42-32-3-2-40-0-1", 12],
    [5, 5, "03-2-2-1-1-23-24-2-0-34414340-4240-2-14342", 2],
    [5, 6, "2-0-0-3-3-0-2-1-440-4-42-2-121-12-3-1-4-20-0-34-24-324-1-3-3-1-41-43-2-2-3", 2],
    [6, 1, "54-54-3-3-2", 2],
    [6, 2, "42-42-30-0-1-1-4-5", 10],
    [6, 3, "4-5-35-250-2-154-451535452-53-3-54-2", 2],
    [6, 4, "25-10-3-3-5153-1-4-5-045-4-535452-53-4-1-3-2-0-54-1-3", 10],
    [6, 5, "12-02-05-2-4-51-53-3-45-20-3-2-2-345-5-4-351-0-54-1-52-354-4-254-3-3", 12],
  ])("%d columns, %d seeds", (columns, seeds, record, lead) => {
    let game = Game.start(variant("kalah", { columns, seeds, emptyCapture: true }));
    for (const [turn, holes] of record.split("-").entries()) {
      for (const hole of holes) {
        expect(game.side).toBe(turn % 2 === 0 ? "south" : "north");
        const column = Number(hole);
        game = game.play(turn % 2 === 0 ? `A${column + 1}` : `a${columns - column}`);
      }
    }
    const { south, north } = game.result!.captured;
    expect(south - north).toBe(lead);
  });
});
