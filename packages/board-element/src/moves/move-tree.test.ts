import { Game, variant } from "@magomba/engine";
import { describe, expect, test } from "vitest";
import { actionsOf, after, find, opening, turnsOf } from "./move-tree.ts";
import type { MoveTurn } from "./move-tree.ts";

const told = (turns: readonly MoveTurn[]): readonly string[] =>
  turns.map((turn) => `${turn.number} ${turn.side} ${actionsOf(turn)}`);

/** Plays the first legal action so many times. */
function gameAfter(id: string, plies: number): Game {
  let game = Game.start(variant(id));
  while (game.plies < plies && game.actions[0]) game = game.play(game.actions[0]);
  return game;
}

describe("turns", () => {
  test("are numbered in pairs, South's before North's", () => {
    const game = Game.start(variant("tsoro")).play("B19").play("stop").play("b11");
    expect(told(turnsOf(game))).toEqual(["1 south B19 stop", "1 north b11"]);
  });

  test("that North begins take the first number alone", () => {
    const start = Game.start(variant("kalah"));
    const game = Game.from(start.variant, start.position.replace(" S ", " N "));
    const first = game.play(game.actions.at(-1)!);
    const second = first.play(first.actions[0]!);
    expect(turnsOf(second).map(({ number, side }) => [number, side])).toEqual([
      [1, "north"],
      [2, "south"],
    ]);
  });

  test("are the engine's own turns, in whatever game", () => {
    for (const id of ["tsoro", "gore", "nsolo", "kimasai", "katro", "kalah", "bao-kiswahili"]) {
      const game = gameAfter(id, 40);
      const expected = game.turns.map(({ side, actions }) => `${side} ${actions.join(" ")}`);
      const turns = turnsOf(game);
      expect(
        turns.map((turn) => `${turn.side} ${actionsOf(turn)}`),
        id,
      ).toEqual(expected);
      for (const turn of turns) expect(turn.before.side).toBe(turn.side);
      const last = turns.at(-1);
      expect(last && after(last)).toBe(game);
    }
  });

  test("hold what was written, and the other lines with their numbers", () => {
    const start = Game.start(variant("katro")).withComment("Two friends.");
    const [one, two] = start.actions;
    const other = start.play(two!).withComment("Worse.");
    const main = start.play(one!).withComment("Best.").withVariation(other);
    const game = main.play(main.actions[0]!);
    const [turn] = turnsOf(game);
    expect(opening(game)).toBe("Two friends.");
    expect(turn?.comments).toEqual(["Best."]);
    expect(turn?.lines.map(told)).toEqual([[`1 south ${two}`]]);
    expect(turn?.lines[0]?.[0]?.comments).toEqual(["Worse."]);
  });

  test("leave out a resignation, which is no action", () => {
    const game = gameAfter("katro", 2).resign("south");
    expect(turnsOf(game)).toHaveLength(2);
  });
});

describe("a moment", () => {
  test("is found in its line, also in the middle of a turn, and the start is not", () => {
    const game = Game.start(variant("tsoro")).play("B19").play("stop").play("b11");
    const turns = turnsOf(game);
    const at = game.line.map((moment) => find(turns, moment)?.index);
    expect(at).toEqual([undefined, 0, 0, 1]);
  });

  test("of another line is found there", () => {
    const start = Game.start(variant("katro"));
    const other = start.play(start.actions[1]!);
    const further = other.play(other.actions[0]!);
    const game = start.play(start.actions[0]!).withVariation(further);
    const turns = turnsOf(game);
    expect(find(turns, other)).toEqual({ line: turns[0]?.lines[0], index: 0 });
    expect(find(turns, further)).toEqual({ line: turns[0]?.lines[0], index: 1 });
    expect(find(turns, Game.start(variant("gore")))).toBeUndefined();
  });
});
