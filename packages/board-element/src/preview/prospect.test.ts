import { expect, test } from "vitest";
import { Game, variant } from "@magomba/engine";
import type { Options } from "@magomba/engine";
import { wayOf } from "./prospect.ts";

const facts = { way: undefined, captured: 0, then: undefined };
const dead = `${"0,".repeat(11)}0`;

// Worked out by hand from the rules.
test.each<[string, string, Options, string, string, Partial<ReturnType<typeof wayOf>>]>([
  ["a plain sowing", "tsoro", { columns: 8 }, "", "B8", { end: "A7" }],
  ["the last seed in a head", "tsoro", { columns: 8 }, "", "B5", { end: "B7", then: "choice" }],
  ["a lone seed that takes two", "kimasai", {}, "", "A2", { end: "A1", captured: 2 }],
  ["a store, and another turn", "kalah", {}, "", "A3", { end: "south", then: "again" }],
  [
    "the other side's last seed taken",
    "kimasai",
    {},
    `${dead}/0,0,1,0,0,0,0,0,0,0,0,0/0,0,0,1,0,0,0,0,0,0,0,0/${dead} S - 22:22`,
    "A4",
    { end: "A3", captured: 1, then: "over" },
  ],
])("%s", (_, id, options, position, action, expected) => {
  const rules = variant(id, options);
  const game = position === "" ? Game.start(rules) : Game.from(rules, position);
  expect(wayOf(game, action, game.play(action), false)).toEqual({ ...facts, ...expected });
});

test("one of several ways tells which it is", () => {
  const game = Game.start(variant("katro", { direction: "either" }));
  const ways = ["C3>", "C3<"].map((action) => wayOf(game, action, game.play(action), true));
  expect(ways.map(({ way }) => way)).toEqual(["forward", "backward"]);
});

test("passing tells neither an end nor a way", () => {
  const game = Game.from(variant("gore"), "3,5,1,1/0,0,0,0 S - 19:19 NNNN/SSSS");
  expect(wayOf(game, "pass", game.play("pass"), false)).toEqual({ ...facts, end: undefined });
});
