import { Game, variant } from "@magomba/engine";
import { describe, expect, test } from "vitest";
import { RecordLines } from "./record-lines.ts";

const record = (turns: string): Game =>
  Game.parse(`variant: gore\n\n${turns}\n`, { lenient: true });

/** What is written about a game's turns. */
const written = (game: Game): string => game.toString().split("\n\n").slice(1).join(" ").trim();

/** The moment of the main line after so many actions. */
const at = (game: Game, plies: number): Game => game.line[plies]!;

/** A legal action that does not come next in the record. */
function other(game: Game, plies: number): string {
  const next = game.line[plies + 1]?.lastAction;
  return at(game, plies).actions.find((action) => action !== next)!;
}

function recorded(plies: number): Game {
  let game = Game.start(variant("gore")).withHeader("south", "Ama").withComment("Opening.");
  for (let ply = 0; ply < plies; ply += 1) {
    game = game.play(game.actions[0]!).withComment(`Remark ${ply}.`);
  }
  return game;
}

/** Moments are told by what they are, not by what they look like. */
function expectMoments(got: readonly Game[], expected: readonly Game[]): void {
  expect(got.map((game, index) => game === expected[index])).toEqual([true, true]);
}

describe("what is played on a record", () => {
  test("at its end goes on", () => {
    const end = recorded(4);
    const next = end.play(end.actions[0]!);
    expectMoments(new RecordLines().follow(end, end, next), [next, next]);
  });

  test("at an earlier moment is another line, and all that was written stays", () => {
    const end = recorded(5);
    const moment = at(end, 2);
    const [grown, shown] = new RecordLines().follow(end, moment, moment.play(other(end, 2)));
    expect(shown.history).toEqual([...moment.history, other(end, 2)]);
    expect(grown.history).toEqual(end.history);
    expect(grown.line.map(({ comment }) => comment)).toEqual(
      end.line.map(({ comment }) => comment),
    );
    expect(grown.headers).toEqual(end.headers);
    expect(at(grown, 3).variations).toEqual([shown]);
    expect(Game.parse(grown.toString()).toString()).toBe(grown.toString());
  });

  test("goes on in that line, and parts from it again", () => {
    const lines = new RecordLines();
    const end = recorded(5);
    const moment = at(end, 2);
    const first = lines.follow(end, moment, moment.play(other(end, 2)));
    const second = lines.follow(first[0], first[1], first[1].play(first[1].actions[0]!));
    expect(at(second[0], 3).variations.map(({ history }) => history)).toEqual([second[1].history]);
    const aside = first[1].actions[1]!;
    const third = lines.follow(second[0], first[1], first[1].play(aside));
    const [line] = at(third[0], 3).variations;
    expect(line?.history).toEqual(second[1].history);
    expect(line?.variations.map(({ history }) => history)).toEqual([[...first[1].history, aside]]);
    expect(third[0].history).toEqual(end.history);
    // A moment of a line within a line is found as well.
    const fourth = lines.follow(third[0], third[1], third[1].play(third[1].actions[0]!));
    expect(at(fourth[0], 3).variations[0]?.variations[0]?.history).toEqual(fourth[1].history);
  });

  test("that is written there already goes along what is written", () => {
    const end = recorded(5);
    const lines = new RecordLines();
    const moment = at(end, 2);
    expectMoments(lines.follow(end, moment, moment.play(at(end, 3).lastAction!)), [
      end,
      at(end, 3),
    ]);
    const [grown, shown] = lines.follow(end, moment, moment.play(other(end, 2)));
    const again = lines.follow(grown, moment, moment.play(other(end, 2)));
    expect(again[0]).toBe(grown);
    expect(again[1]).toBe(shown);
  });

  test("is taken out again; the record is only gone back in", () => {
    const lines = new RecordLines();
    const end = recorded(5);
    const moment = at(end, 2);
    const [grown, shown] = lines.follow(end, moment, moment.play(other(end, 2)));
    expectMoments(lines.follow(grown, shown, moment), [end, moment]);
    const [kept, back] = lines.follow(end, moment, at(end, 1));
    expect(kept).toBe(end);
    expect(back).toBe(at(end, 1));
    expectMoments(lines.follow(end, at(end, 0), at(end, 0)), [end, at(end, 0)]);
  });

  test("leaves the lines of the record, and their lines, as they were", () => {
    const [a, b, c] = Game.start(variant("gore")).actions;
    const start = Game.start(variant("gore"));
    const inner = start.play(b!);
    const deep = inner.play(inner.actions[1]!);
    const line = inner.play(inner.actions[0]!).withVariation(deep).withComment("Deep.");
    let end = start.play(a!).withVariation(line);
    end = end.play(end.actions[0]!);
    const before = written(end);
    const lines = new RecordLines();
    const [grown, shown] = lines.follow(end, start, start.play(c!));
    expect(written(lines.follow(grown, shown, start)[0])).toBe(before);
    expect(at(grown, 1).variations.map(written)).toEqual([written(line), written(shown)]);
  });

  test("after all instead of a resignation goes on", () => {
    const end = record("1. A1 a1").resign("south");
    const moment = end.previous!;
    const next = moment.play(moment.actions[0]!);
    expectMoments(new RecordLines().follow(end, moment, next), [next, next]);
  });

  test("before a resignation leaves it at the record's end", () => {
    const end = recorded(3).resign("north");
    const moment = at(end, 1);
    const [grown] = new RecordLines().follow(end, moment, moment.play(other(end, 1)));
    expect(grown.result).toEqual(end.result);
    expect(grown.history).toEqual(end.history);
  });

  test("is shown, and the record kept, where it has as many lines as can be", () => {
    const end = recorded(1);
    const full = Array.from({ length: 100 }).reduce<Game>((game) => game.withVariation(end), end);
    const start = at(full, 0);
    const next = start.play(other(full, 0));
    const lines = new RecordLines();
    expectMoments(lines.follow(full, start, next), [full, next]);
    const then = next.play(next.actions[0]!);
    expectMoments(lines.follow(full, next, then), [full, then]);
  });
});
