import { Game, variant } from "@magomba/engine";
import { describe, expect, test } from "vitest";
import { clockFace, clocksAt, withoutTimes } from "./clocks.ts";

/** Plays the first legal action for each comment, and writes it there. */
function written(start: Game, comments: readonly string[]): Game {
  let game = start;
  for (const comment of comments) game = game.play(game.actions[0]!).withComment(comment);
  return game;
}

const katro = Game.start(variant("katro"));

describe("clocks", () => {
  test("show what was on each player's clock when he last played", () => {
    const game = written(katro, ["[%clk 0:09:30]", "[%clk 0:09:51] sharp", "[%clk 0:09:02.5]"]);
    const at = game.line.map((moment) => clocksAt(moment)?.seconds);
    expect(at).toEqual([
      undefined,
      { south: 570 },
      { south: 570, north: 591 },
      { south: 542.5, north: 591 },
    ]);
    expect(clocksAt(game)?.tells).toBe("left");
  });

  test("begin with the time that the game's header tells", () => {
    const game = written(katro.withHeader("time", "600+5"), ["[%clk 0:09:30]"]);
    expect(clocksAt(game.line[0]!)?.seconds).toEqual({ south: 600, north: 600 });
    expect(clocksAt(game)?.seconds).toEqual({ south: 570, north: 600 });
  });

  test("tell the time that was taken, where that is all the record has", () => {
    const game = written(katro, ["[%emt 0:00:12]", "[%emt 0:01:00]", "[%emt 0:00:08]"]);
    expect(clocksAt(game)).toEqual({ tells: "used", seconds: { south: 20, north: 60 } });
  });

  test("know the player of an action also where a side acts several times", () => {
    const tsoro = Game.start(variant("tsoro")).play("B19").withComment("[%clk 0:05:00]");
    const game = tsoro.play("stop").withComment("[%clk 0:04:58]").play("b11");
    expect(clocksAt(game)?.seconds).toEqual({ south: 298 });
  });

  test("survive being written as text and read again", () => {
    const game = written(katro, ["[%clk 1:02:05] good"]);
    expect(clocksAt(Game.parse(game.toString()))?.seconds).toEqual({ south: 3725 });
  });

  test.each(["", "9:30", "[%clk 9:30]", "[%clk x:00:00]", "[%cal Ga1b1]"])(
    "are not there where the comment is %o",
    (comment) => {
      expect(clocksAt(written(katro, [comment]))).toBeUndefined();
    },
  );
});

test.each([
  ["[%clk 0:09:30]", ""],
  ["a slip [%emt 0:00:12] of the hand", "a slip of the hand"],
  ["[%cal Ga1b1] kept", "[%cal Ga1b1] kept"],
])("%o without times is %o", (comment, expected) => {
  expect(withoutTimes(comment)).toBe(expected);
});

test.each([
  [0, "0:00"],
  [59.9, "0:59"],
  [570, "9:30"],
  [3725, "1:02:05"],
])("%d seconds stand on a clock as %s", (seconds, expected) => {
  expect(clockFace(seconds)).toBe(expected);
});
