import { Game, variant } from "@magomba/engine";
import { describe, expect, test } from "vitest";
import { mix } from "../random.ts";
import { PastPositions } from "./past-positions.ts";
import { createSearcher } from "./searcher.ts";

test("past positions are counted, under keys that clash too", () => {
  const past = new PastPositions();
  past.clear(300);
  const keys = Array.from({ length: 100 }, (_, index) => [index << 16, mix(index)] as const);
  for (let time = 0; time < 3; time++) for (const [low, high] of keys) past.add(low, high);
  expect(keys.map(([low, high]) => past.times(low, high))).toEqual(keys.map(() => 3));
  expect(past.times(1, 1)).toBe(0);
  past.clear(0);
  expect(past.times(keys[0]![0], keys[0]![1])).toBe(0);
});

describe("positions that came before in the game", () => {
  // Both sides can only pass, so the position comes back after two actions.
  const full = "1,1,1,1,1,1,1,1";
  const position = `${full}/${full}/${full}/${full} S - 14:14`;

  test("a second occurrence is a draw where the rules say so", () => {
    const game = Game.from(variant("nsolo"), position).play("pass");
    expect(game.play("pass").result).toMatchObject({ outcome: "draw", reason: "repetition" });
    const { score, line } = createSearcher(game.variant).analyse(game, { depth: 6 });
    expect({ score, line }).toEqual({ score: 0, line: ["pass"] });
  });
});
