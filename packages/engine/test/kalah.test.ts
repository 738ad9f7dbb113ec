/** Kalah against published counts, solved values and worked cases. */
import { describe, expect, test } from "vitest";
import { compile, Game, perft, variant, type Rules } from "../src/index.ts";
import type { Position } from "../src/rules/layout.ts";
import { ring } from "./ring.ts";

const anyTotal = { anyTotal: true };

describe("the number of action sequences is what several programs agree on", () => {
  test.each([
    [4, [6, 35, 185, 942, 4690, 23_233, 114_430, 563_055]],
    [3, [6, 35, 182, 904, 4243, 19_418, 87_103, 387_726]],
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

/**
 * What South still gains on North from here with best play, by plain search of every line; for small boards.
 * What is captured already is no part of it, so that positions meet more often.
 */
function gain(rules: Rules, position: Position, known: Map<string, number>): number {
  const { holes } = rules;
  const lead = position[holes]! - position[holes + 1]!;
  const actions = new Int32Array(rules.maximumActions);
  const count = rules.actions(position, actions, 0);
  if (count === 0) return 0;
  const key = `${position.subarray(0, holes).join()},${rules.side(position)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const gains = Array.from(actions.subarray(0, count), (action) => {
    const next = position.slice();
    rules.playUnchecked(next, action);
    return next[holes]! - next[holes + 1]! - lead + gain(rules, next, known);
  });
  const best = rules.side(position) === 0 ? Math.max(...gains) : Math.min(...gains);
  known.set(key, best);
  return best;
}

describe("solved values", () => {
  // G. Irving, J. Donkers, J. Uiterwijk, Solving Kalah, 2000, Tables 9 and 10: columns, seeds, South's lead. They capture across empty holes.
  test.each([
    [1, 1, 0],
    [1, 2, -2],
    [2, 1, 2],
    [2, 2, -2],
    [2, 4, -12],
    [3, 1, 0],
    [3, 2, 4],
    [3, 3, 2],
    [4, 1, 2],
    [4, 2, 6],
    [6, 1, 2],
  ])("%d columns, %d seeds: %d", (columns, seeds, value) => {
    const rules = compile(variant("kalah", { columns, seeds, emptyCapture: true }));
    expect(gain(rules, rules.start(), new Map())).toBe(value);
  });
});

describe("perfect games as printed by Irving and others", () => {
  // Holes counted from 0, a dash where the turn changes.
  test.each([
    [6, 3, "4-5-35-250-2-154-451535452-53-3-54-2", 2],
    [6, 2, "42-42-30-0-1-1-4-5", 10],
    [5, 4, "12-04-03-2-20-41-1-42-32-3-2-40-0-1", 12],
    [4, 4, "02-2-3-0-2-21-303231-0-32-1-0", 2],
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
