import { describe, expect, test } from "vitest";
import { Game as ToldGame, variant } from "../index.ts";
import { gameFrom } from "./game-from.ts";
import { Game } from "./game.ts";

const tsoro = variant("tsoro", { columns: 6 });

describe("a game that is only played", () => {
  test("goes as the game that can be told", () => {
    let played = Game.start(tsoro);
    let told = ToldGame.start(tsoro);
    while (told.result === undefined && told.plies < 60) {
      const action = told.actions[told.plies % told.actions.length]!;
      played = played.play(action);
      told = told.play(action);
      expect(played.state).toEqual(told.state);
      expect(played.actions).toEqual(told.actions);
      expect(played.events).toEqual(told.events);
    }
    expect(played.history).toEqual(told.history);
    expect(played.turns).toEqual(told.turns);
    expect(played.start).toBe(told.start);
    expect(gameFrom(tsoro, told.position).position).toBe(told.position);
  });

  test("is what every game is an instance of", () => {
    const told = ToldGame.start(tsoro);
    expect(told.play(told.actions[0]!)).toBeInstanceOf(Game);
    expect(told.undo()).toBeInstanceOf(ToldGame);
    expect(Game.start(tsoro)).not.toBeInstanceOf(ToldGame);
  });
});

test("playing and giving up keep the class and the headers of a game", () => {
  const start = ToldGame.start(tsoro).withHeader("south", "Rudo");
  const played = start.play(start.actions[0]!);
  expect(played).toBeInstanceOf(ToldGame);
  expect(played.resign("north").toString()).toContain("south: Rudo");
  expect(played.resign("north").undo()).toBe(played);
  expect(played.withComment("a quiet start").undo()).toBe(start);
});

test("a note does not change the game", () => {
  const played = ToldGame.start(tsoro).play("B2");
  const noted = played.withComment("a quiet start").withHeader("north", "Tendai");
  expect(noted.position).toBe(played.position);
  expect(noted.plies).toBe(1);
  expect(noted.events).toEqual(played.events);
});

test("every game of a line has its own history, in whatever order they are asked", () => {
  const first = Game.start(tsoro).play("B2");
  const second = first.play(first.actions[0]!);
  const third = second.play(second.actions[0]!);
  const [one, two, three] = third.line.slice(1).map((game) => game.lastAction);
  expect(second.history).toEqual([one, two]);
  expect(third.history).toEqual([one, two, three]);
  expect(second.history).toEqual([one, two]);
  expect(first.history).toEqual([one]);
  expect(third.resign("south").history).toEqual([one, two, three]);
  expect(Game.start(tsoro).history).toEqual([]);
});
