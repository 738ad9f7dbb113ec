/** Kalah against published counts and worked cases; see `kalah-values.test.ts` for what its starts are worth. */
import { describe, expect, test } from "vitest";
import { Game, perft, variant } from "../src/index.ts";
import { ring } from "./ring.ts";

const anyTotal = { anyTotal: true };

describe("the number of action sequences is what several programs agree on", () => {
  test.each([
    [4, [6, 35, 185, 942, 4690, 23_233, 114_430, 563_055, 2_763_490, 13_519_607]],
    [3, [6, 35, 182, 904, 4243, 19_418, 87_103, 387_726, 1_715_619, 7_557_952]],
  ])("6 columns, %d seeds", (seeds, counts) => {
    const kalah = variant("kalah", { seeds });
    expect(counts.map((_, index) => perft(kalah, index + 1))).toEqual(counts);
  });
});

describe("a single action does what the rules say", () => {
  test.each([
    [
      "no capture across an empty hole",
      {},
      "1 0 0 0 2 0 | 3 3 3 3 0 3",
      "0:0",
      "A1",
      ring("0 1 0 0 2 0 | 3 3 3 3 0 3", "0:0", "N"),
    ],
    [
      "the last seed is taken across an empty hole where that is played",
      { emptyCapture: true },
      "1 0 0 0 2 0 | 3 3 3 3 0 3",
      "0:0",
      "A1",
      ring("0 0 0 0 2 0 | 3 3 3 3 0 3", "1:0", "N"),
    ],
    [
      "capture across the board, with the capturing seed",
      {},
      "1 0 0 0 2 0 | 3 3 3 3 5 3",
      "0:0",
      "A1",
      ring("0 0 0 0 2 0 | 3 3 3 3 0 3", "6:0", "N"),
    ],
    [
      "no capture where the hole was not empty",
      {},
      "1 1 0 0 2 0 | 3 3 3 3 5 3",
      "0:0",
      "A1",
      ring("0 2 0 0 2 0 | 3 3 3 3 5 3", "0:0", "N"),
    ],
    [
      "a full lap ends in the emptied hole and captures",
      {},
      "13 0 0 0 0 0 | 1 1 1 1 1 1",
      "0:0",
      "A1",
      ring("0 1 1 1 1 1 | 2 2 2 2 2 0", "4:0", "N"),
    ],
    [
      "another turn for ending in the own store",
      {},
      "0 0 0 0 2 1 | 1 1 1 1 1 1",
      "0:0",
      "A6",
      ring("0 0 0 0 2 0 | 1 1 1 1 1 1", "1:0", "S"),
    ],
  ])("%s", (_name, options, holes, captured, action, after) => {
    const game = Game.from(variant("kalah", options), ring(holes, captured), anyTotal);
    expect(game.play(action).position).toBe(after);
  });

  test("the enemy's store is passed over, and the capture ends the game", () => {
    const game = Game.from(variant("kalah"), ring("0 0 0 0 0 8 | 1 1 1 1 1 1"), anyTotal).play(
      "A6",
    );
    expect(game.result).toMatchObject({ winner: "north", captured: { south: 4, north: 10 } });
  });

  test.each([
    ["owner", { south: 11, north: 13 }],
    ["runOut", { south: 16, north: 8 }],
    ["nobody", { south: 11, north: 8 }],
  ])("the rest goes to %s", (rest, captured) => {
    const start = ring("0 0 0 0 0 1 | 0 3 0 0 2 0", "10:8");
    const game = Game.from(variant("kalah", { rest }), start, anyTotal).play("A6");
    expect(game.result).toMatchObject({ reason: "swept", captured });
    expect(game.actions).toEqual([]);
  });

  test("a side with one seed still plays it", () => {
    const game = Game.from(variant("kalah"), ring("0 0 0 0 0 1 | 1 1 1 1 1 1"), anyTotal);
    expect(game.result).toBeUndefined();
    expect(game.actions).toEqual(["A6"]);
  });
});
