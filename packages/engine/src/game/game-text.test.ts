import { describe, expect, test } from "vitest";
import { Game, GameTextError, variant } from "../index.ts";

const gore = variant("gore");

function errorOf(text: string): unknown {
  try {
    Game.parse(text);
  } catch (error) {
    return error;
  }
  return undefined;
}

describe("a game text", () => {
  test("reads as players would write it", () => {
    const game = Game.start(variant("tsoro", { columns: 6 }))
      .withHeader("south", "Rudo")
      .withComment("a quiet start")
      .play("B2")
      .withComment("towards the head")
      .play("b5");
    expect(game.toString()).toBe(
      [
        "variant: tsoro",
        "options: columns=6",
        "south: Rudo",
        "",
        "{a quiet start}",
        `1. B2 {towards the head} b5`,
        "",
      ].join("\n"),
    );
  });

  test("joins the actions of a turn, and starts with dots when North begins", () => {
    const start = "2,2,2,2,2,2/0,0,0,0,0,0/0,0,0,0,0,0/2,2,2,2,2,2 N - 0:0";
    const game = Game.from(variant("tsoro", { columns: 6 }), start)
      .play("b4")
      .play("stop")
      .play("B1");
    expect(game.toString().split("\n").slice(-3)).toEqual(["1... b4,stop", "2. B1", ""]);
  });

  test("keeps variations, also within variations", () => {
    const text = [
      "variant: gore",
      "",
      "1. A1 (1. A2 a3 (1... a4 {better} 2. A1)) (1. A3) a1 (1... a2)",
      "2. A2",
      "",
    ].join("\n");
    const game = Game.parse(text);
    expect(game.toString()).toBe(text);
    expect(game.history).toEqual(["A1", "a1", "A2"]);
    expect(game.line[1]!.variations.map((line) => line.history)).toEqual([["A2", "a3"], ["A3"]]);
  });

  test("refuses a variation that parts elsewhere", () => {
    const game = Game.start(gore).play("A1").play("a1");
    expect(() => game.withVariation(Game.start(gore).play("A2").play("a2"))).toThrow(/part/);
    expect(() => Game.start(gore).withVariation(game)).toThrow(/part/);
  });
});

describe("reading strictly or leniently", () => {
  test.each<[string, string, number, number]>([
    ["a wrong number", "variant: gore\n\n1. A1 a1\n3. A2\n", 4, 1],
    ["no number", "variant: gore\n\nA1 a1\n", 3, 1],
    ["a comma between two turns", "variant: gore\n\n1. A1,a1\n", 3, 6],
    ["a turn not joined", "variant: tsoro\n\n1. B19 stop\n", 3, 8],
  ])("%s", (_name, text, line, column) => {
    const error = errorOf(text);
    expect(error).toBeInstanceOf(GameTextError);
    expect(error).toMatchObject({ code: "game-text", line, column });
    expect(Game.parse(text, { lenient: true }).plies).toBeGreaterThan(0);
  });

  test("a result that is not reached is passed over leniently", () => {
    const text = "variant: gore\nresult: win south stuck\n\n1. A1\n";
    expect(errorOf(text)).toMatchObject({ code: "game-result", line: 2 });
    expect(Game.parse(text, { lenient: true }).result).toBeUndefined();
  });

  test.each<[string, string]>([
    ["not closed", "1. A1 (1. A2"],
    ["nothing to close", "1. A1)"],
    ["empty", "1. A1 ()"],
    ["before any action", "(1. A2) 1. A1"],
    ["too deep", `1. A1 ${"(1. A1 ".repeat(100)}`],
  ])("a variation that is wrong: %s", (_name, turns) => {
    expect(errorOf(`variant: gore\n\n${turns}\n`)).toMatchObject({ code: "game-variation" });
  });
});
