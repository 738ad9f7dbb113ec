/** Oware against published counts and worked cases. */
import { describe, expect, test } from "vitest";
import { Game, perft, variant } from "../src/index.ts";
import { ring } from "./ring.ts";

const anyTotal = { anyTotal: true };

test("the number of action sequences is what several programs agree on", () => {
  const counts = [6, 36, 190, 1014, 5219, 27_332, 139_157, 711_414, 3_592_872];
  const oware = variant("oware");
  expect(counts.map((_, index) => perft(oware, index + 1))).toEqual(counts);
});

describe("a single action does what the rules say", () => {
  test.each([
    [
      "the hole a long lap started from stays empty",
      "12 0 0 0 0 0 | 0 0 0 0 0 0",
      "A1",
      ring("0 2 1 1 1 1 | 1 1 1 1 1 1", "15:17", "N"),
    ],
    [
      "a run of twos and threes is taken backwards, up to the first other count",
      "1 0 0 0 0 3 | 1 1 2 0 0 4",
      "A6",
      ring("1 0 0 0 0 0 | 0 0 0 0 0 4", "22:17", "N"),
    ],
    [
      "everything would be taken: nothing is",
      "0 0 0 0 0 17 | 0 0 0 0 0 0",
      "A6",
      ring("1 1 1 1 1 0 | 2 2 2 2 2 2", "15:17", "N"),
    ],
  ])("%s", (_name, holes, action, after) => {
    const game = Game.from(variant("oware"), ring(holes, "15:17"), anyTotal);
    expect(game.play(action).position).toBe(after);
  });

  test.each([
    // More than half of all: the game is over at once, and the last seed stays on the board.
    ["captures", { south: 4, north: 0 }],
    ["opponentKeepsRest", { south: 4, north: 1 }],
  ])("taking everything, where %s is played", (grandSlam, captured) => {
    const start = ring("1 0 0 0 0 2 | 1 1 0 0 0 0");
    const game = Game.from(variant("oware", { grandSlam }), start, anyTotal).play("A6");
    expect(game.result).toMatchObject({ captured });
  });

  test("a sowing that would take everything can be forbidden", () => {
    const holes = ring("1 0 0 0 0 2 | 1 1 0 0 0 0");
    const actions = (grandSlam: string): readonly string[] =>
      Game.from(variant("oware", { grandSlam }), holes, anyTotal).actions;
    expect(actions("forbidden")).toEqual(["A1"]);
    expect(actions("noCapture")).toEqual(["A1", "A6"]);
  });

  test("an enemy without seeds must be fed", () => {
    const game = Game.from(variant("oware"), ring("1 0 0 0 0 1 | 0 0 0 0 0 0"), anyTotal);
    expect(game.actions).toEqual(["A6"]);
  });

  test("an enemy who cannot be fed ends the game, and everyone keeps his own", () => {
    const game = Game.from(
      variant("oware"),
      ring("0 0 0 0 1 1 | 0 0 0 0 0 0", "24:22", "N"),
      anyTotal,
    );
    expect(game.result).toMatchObject({ winner: "south", captured: { south: 26, north: 22 } });
  });

  test("more than half of all seeds wins at once", () => {
    const before = ring("1 0 0 0 0 1 | 1 1 2 0 0 17", "24:1");
    const game = Game.from(variant("oware"), before, anyTotal).play("A6");
    expect(game.result).toMatchObject({ winner: "south", reason: "majority" });
  });
});
