import { Game, variant } from "@magomba/engine";
import { describe, expect, it } from "vitest";
import { decisionOf } from "./decision.ts";
import { plyBeside, rowsOf, turnsOf } from "./turns.ts";

function gameOf(id: string, position: string): Game {
  return Game.from(variant(id), position, { anyTotal: true });
}

describe("what must be decided", () => {
  const head = Game.start(variant("tsoro")).play("B19");
  it.each([
    ["a hole to sow from", Game.start(variant("katro")), { kind: "sow" }],
    ["a seed to move", Game.start(variant("kimasai")), { kind: "step" }],
    ["to go on at a head", head, { kind: "head", hole: "B21" }],
    [
      "whole holes to take in Tsoro",
      gameOf(
        "tsoro",
        `2${",2".repeat(20)}/0${",0".repeat(20)}/0${",0".repeat(20)}/2${",2".repeat(20)} S take:2 0:0`,
      ),
      { kind: "take-holes", left: 2 },
    ],
    [
      "single seeds to take in Nsolo",
      gameOf(
        "nsolo",
        "2,2,2,2,2,2,2,2/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/2,2,2,2,2,2,2,2 S take:3 0:0",
      ),
      { kind: "take-seeds", left: 3 },
    ],
    [
      "sowing or an offer",
      gameOf("gore", "6,6,6,6/6,6,0,0 S - 0:12 NNNN/SSSS"),
      { kind: "sow-or-offer" },
    ],
    [
      "the answer to an offer",
      gameOf("gore", "6,6,6,6/6,6,0,0 S - 0:12 NNNN/SSSS").play("offer:A3"),
      { kind: "answer", holes: ["A3"] },
    ],
    ["a forced pass", gameOf("gore", "6,6,6,6/0,0,0,0 S - 12:12 NNNN/SSSS"), { kind: "pass" }],
  ])("%s", (_name, game, decision) => {
    expect(decisionOf(game)).toEqual(decision);
  });

  it("is nothing once the game is over", () => {
    expect(decisionOf(Game.start(variant("katro")).resign("south"))).toBeUndefined();
  });
});

describe("turns", () => {
  it("join the actions of one side and say where they end", () => {
    const game = Game.start(variant("tsoro")).play("B19").play("stop").play("b11");
    expect(turnsOf(game)).toEqual([
      { side: "south", actions: ["B19", "stop"], ply: 2 },
      { side: "north", actions: ["b11"], ply: 3 },
    ]);
  });

  it("are gone through one by one, a turn with its choices and one with its giving up as one", () => {
    const game = Game.start(variant("tsoro")).play("B19").play("stop").play("b11").resign("south");
    const [start, half, first] = game.line;
    expect(plyBeside(game, game, 1)).toBeUndefined();
    expect(plyBeside(game, game, -1)).toBe(2);
    expect(plyBeside(game, first!, 1)).toBe(4);
    expect(plyBeside(game, half!, 1)).toBe(2);
    expect(plyBeside(game, first!, -1)).toBe(0);
    expect(plyBeside(game, start!, -1)).toBeUndefined();
  });

  it("of a game that has just begun lead nowhere", () => {
    const game = Game.start(variant("tsoro"));
    expect([plyBeside(game, game, 1), plyBeside(game, game, -1)]).toEqual([undefined, undefined]);
  });

  it("stand in numbered rows, South's left of North's", () => {
    const south = { side: "south", actions: ["A1"], ply: 1 } as const;
    const north = { side: "north", actions: ["a1"], ply: 2 } as const;
    expect(rowsOf([south, north, south])).toEqual([
      { number: 1, south, north },
      { number: 2, south, north: undefined },
    ]);
  });

  it("that North begins leave South's first place empty", () => {
    const north = { side: "north", actions: ["a1"], ply: 1 } as const;
    const south = { side: "south", actions: ["A1"], ply: 2 } as const;
    expect(rowsOf([north, south])).toEqual([
      { number: 1, south: undefined, north },
      { number: 2, south, north: undefined },
    ]);
  });
});
