import { Game, variant } from "@magomba/engine";
import { describe, expect, test } from "vitest";
import { after, readLines, repliesAt, since, writeLines } from "./replies.ts";

/** Kalah, South to act after North: North has several actions, some of which give the turn to South and some that keep it. */
const start = Game.start(variant("kalah"));
const game = start.play(start.actions.find((action) => start.play(action).side === "north")!);
const theirs = game.actions.filter((action) => game.play(action).side === "south");
const [x, other] = theirs as [string, string];
const mine = game.play(x).actions;
/** An action of North's after which North acts again. */
const again = game.actions.find((action) => game.play(action).side === "north")!;

describe("lines", () => {
  test.each([
    [
      "b3 A5 | b4 A2",
      [
        ["b3", "A5"],
        ["b4", "A2"],
      ],
    ],
    [
      "b3, A5\n b4 A2|",
      [
        ["b3", "A5"],
        ["b4", "A2"],
      ],
    ],
    [
      ["b3 A5", "b4 A2"],
      [
        ["b3", "A5"],
        ["b4", "A2"],
      ],
    ],
    ["", []],
    [7, []],
    [undefined, []],
    [[null, { b3: "A5" }], []],
  ])("%o are %o", (given, expected) => {
    expect(readLines(given)).toEqual(expected);
  });

  test("are read back as they are written", () => {
    const lines = [
      ["b3", "A5"],
      ["b4", "stop", "A2"],
    ];
    expect(readLines(writeLines(lines))).toEqual(lines);
  });

  test("are bounded", () => {
    expect(readLines("a1 A1|".repeat(5000)).length).toBeLessThanOrEqual(100);
    expect(readLines("a1 ".repeat(5000))).toEqual([]);
  });

  test("go on where they foresaw what was played", () => {
    const lines = [["b3", "A5", "b1", "A2"], ["b4", "A2"], ["b3"]];
    expect(after(lines, ["b3"])).toEqual([["A5", "b1", "A2"]]);
    expect(after(lines, ["b3", "A5"])).toEqual([["b1", "A2"]]);
    expect(after(lines, ["b2"])).toEqual([]);
    expect(after(lines, [])).toEqual(lines);
  });
});

describe("replies", () => {
  test("tell who plays what", () => {
    const [reply] = repliesAt(game, [[x, mine[0]!]], "south");
    expect(reply).toEqual({ line: [x, mine[0]], parts: [{ theirs: x, mine: mine[0] }] });
  });

  test("join the actions of a side that acts twice", () => {
    const middle = game.play(again);
    const second = middle.actions.find((action) => middle.play(action).side === "south")!;
    const own = middle.play(second).actions[0]!;
    expect(repliesAt(game, [[again, second, own]], "south")[0]?.parts).toEqual([
      { theirs: `${again} ${second}`, mine: own },
    ]);
  });

  test("are cut where nothing of one's own can be played, and left out where nothing is left", () => {
    expect(repliesAt(game, [[x, mine[0]!, "z9", "A1"]], "south").map(({ line }) => line)).toEqual([
      [x, mine[0]],
    ]);
    expect(repliesAt(game, [[x, "z9"], ["z9", "A1"], [x]], "south")).toEqual([]);
  });

  test("answer each action once, as the first line says", () => {
    const replies = repliesAt(
      game,
      [
        [x, mine[0]!],
        [x, mine[1]!],
        [other, "z9"],
      ],
      "south",
    );
    expect(replies.map(({ line }) => line)).toEqual([[x, mine[0]]]);
  });

  test("are none where one's own side is to act", () => {
    expect(repliesAt(game, [[x, mine[0]!]], "north")).toEqual([]);
  });
});

test("what was played since is known by the actions, whatever objects the games are", () => {
  const copy = Game.parse(game.play(x).toString());
  expect(since(game, copy)).toEqual([x]);
  expect(since(game, game)).toEqual([]);
  expect(since(copy, game)).toBeUndefined();
  expect(since(game.play(x), game.play(other))).toBeUndefined();
});
