/** Garbled and impossible input: each has its error, with a code and the offending part. */
import { describe, expect, test } from "vitest";
import {
  Game,
  GameTextError,
  IllegalActionError,
  perft,
  PositionError,
  variant,
  VariantError,
  type Options,
} from "../src/index.ts";

function errorOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe("a position text that cannot be is refused", () => {
  const kalah = "4,4,4,4,4,4/4,4,4,4,4,4";
  const bao = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0";
  const katro = "2,2,2,2,2,2/2,2,2,2,2,2/2,2,2,2,2,2/2,2,2,2,2,2/2,2,2,2,2,2/2,2,2,2,2,2";
  const tsoro6 = "2,2,2,2,2,2/0,0,0,0,0,0/0,0,0,0,0,0/2,2,2,2,2,2";
  const gore = "6,6,6,6/6,6,6,6";
  const kimasai = `${"1,".repeat(11)}1/${"1,".repeat(11)}0/0${",1".repeat(11)}/${"1,".repeat(11)}1`;
  test.each<[string, string, Options, string, string]>([
    ["empty", "katro", {}, "", "position-malformed"],
    ["one word", "katro", {}, "hello", "position-malformed"],
    ["two spaces", "katro", {}, `${katro}  S - 0:0`, "position-malformed"],
    ["owners in a game without them", "katro", {}, `${katro} S - 0:0 SSSS`, "position-malformed"],
    ["a row too few", "katro", {}, `${katro.slice(12)} S - 0:0`, "position-rows"],
    ["a short row", "katro", {}, `${katro.slice(0, -2)} S - 0:0`, "position-row-length"],
    ["a negative count", "katro", {}, `-${katro} S - 0:0`, "position-seeds"],
    ["a count that is no number", "katro", {}, `x${katro.slice(1)} S - 0:0`, "position-seeds"],
    ["a leading zero", "katro", {}, `0${katro} S - 0:0`, "position-seeds"],
    ["a fraction", "katro", {}, `2.0${katro.slice(1)} S - 0:0`, "position-seeds"],
    ["a huge count", "katro", {}, `99999${katro.slice(1)} S - 0:0`, "position-seeds"],
    ["an absurd count", "katro", {}, `1e99${katro.slice(1)} S - 0:0`, "position-seeds"],
    ["no such side", "katro", {}, `${katro} X - 0:0`, "position-side"],
    ["a small side letter", "katro", {}, `${katro} s - 0:0`, "position-side"],
    [
      "captured seeds in a game that keeps none",
      "katro",
      {},
      `0${katro.slice(1)} S - 2:0`,
      "position-captured",
    ],
    ["half a score", "tsoro", { columns: 6 }, `${tsoro6} S - 0`, "position-captured"],
    ["a score of three", "tsoro", { columns: 6 }, `${tsoro6} S - 0:0:0`, "position-captured"],
    ["a seed too many", "katro", {}, `3${katro.slice(1)} S - 0:0`, "position-total"],
    ["a seed too few", "tsoro", { columns: 6 }, `1${tsoro6.slice(1)} S - 0:0`, "position-total"],
    ["a head in a game without heads", "katro", {}, `${katro} S head:C6 0:0`, "position-phase"],
    ["a head that is none", "tsoro", { columns: 6 }, `${tsoro6} S head:B1 0:0`, "position-phase"],
    ["the enemy's head", "tsoro", { columns: 6 }, `${tsoro6} S head:b1 0:0`, "position-phase"],
    [
      "a head that was not occupied",
      "tsoro",
      { columns: 6 },
      "2,2,2,2,2,2/0,0,0,0,0,0/0,0,0,0,0,1/2,2,2,2,2,1 S head:B6 0:0",
      "position-phase",
    ],
    [
      "more to take than the bonus",
      "tsoro",
      { columns: 6 },
      `${tsoro6} S take:3 0:0`,
      "position-phase",
    ],
    ["nothing to take", "tsoro", { columns: 6 }, `${tsoro6} S take:0 0:0`, "position-phase"],
    [
      "more to take than there is",
      "tsoro",
      { columns: 6 },
      "2,0,0,0,0,0/0,0,0,0,0,0/0,0,0,0,0,0/2,2,2,2,2,2 S take:2 10:0",
      "position-phase",
    ],
    ["taking in a game without it", "kimasai", {}, `${kimasai} S take:1 0:0`, "position-phase"],
    [
      "two seeds where a hole holds one",
      "kimasai",
      {},
      `2,0${kimasai.slice(3)} S - 0:0`,
      "position-seeds",
    ],
    ["an unknown phase", "tsoro", { columns: 6 }, `${tsoro6} S think 0:0`, "position-phase"],
    ["owners missing", "gore", {}, `${gore} S - 0:0`, "position-malformed"],
    ["owners too few", "gore", {}, `${gore} S - 0:0 NNNN/SSS`, "position-owners"],
    ["owners that are none", "gore", {}, `${gore} S - 0:0 NNNN/SSSX`, "position-owners"],
    ["a player who owns nothing", "gore", {}, `${gore} S - 0:0 NNNN/NNNN`, "position-owners"],
    [
      "an offer the other cannot pay",
      "gore",
      {},
      `${gore} S offer:a1 0:0 NNNN/SSSS`,
      "position-phase",
    ],
    [
      "an offer of the answerer's own hole",
      "gore",
      {},
      "0,6,6,6/6,6,6,6 S offer:A1 6:0 NNNN/SSSS",
      "position-phase",
    ],
    [
      "an offer of a hole twice",
      "gore",
      {},
      "0,6,6,6/6,6,6,6 S offer:a1+a1 6:0 NNNN/SSSS",
      "position-phase",
    ],
    ["an offer of nothing", "gore", {}, "0,6,6,6/6,6,6,6 S offer: 6:0 NNNN/SSSS", "position-phase"],
    ["a swap in a game without it", "kalah", {}, `${kalah} N swap 0:0`, "position-phase"],
    [
      "an opening turn of North",
      "kalah",
      { pie: true },
      `${kalah} N opening 0:0`,
      "position-phase",
    ],
    ["a reserve missing", "bao-kiswahili", {}, `${bao} S - 0:0 SN -`, "position-malformed"],
    ["half a reserve", "bao-kiswahili", {}, `${bao} S - 0:0 22 SN -`, "position-reserve"],
    ["a house of nobody", "bao-kiswahili", {}, `${bao} S - 0:0 22:22 NS -`, "position-houses"],
    ["a blocked empty hole", "bao-kiswahili", {}, `${bao} S - 0:0 22:22 SN A1`, "position-blocked"],
    [
      "the enemy's hole blocked",
      "bao-kiswahili",
      {},
      `${bao} S - 0:0 22:22 SN a4`,
      "position-blocked",
    ],
    [
      "a choice without its way",
      "bao-kiswahili",
      {},
      `${bao} S head:A5 0:0 22:22 SN -`,
      "position-phase",
    ],
    [
      "a choice at a hole that is no house",
      "bao-kiswahili",
      {},
      `${bao} S head:A6< 0:0 22:22 SN -`,
      "position-phase",
    ],
    [
      "a choice at a house that is lost",
      "bao-kiswahili",
      {},
      `${bao} S head:A5< 0:0 22:22 .N -`,
      "position-phase",
    ],
    ["a text without end", "katro", {}, katro.repeat(100_000), "position-too-long"],
  ])("%s", (_name, id, options, text, code) => {
    const error = errorOf(() => Game.from(variant(id, options), text));
    expect(error).toBeInstanceOf(PositionError);
    expect(error).toMatchObject({ code });
    expect((error as PositionError).part.length).toBeLessThanOrEqual(80);
  });

  test("seeds that do not add up are accepted when that is asked for", () => {
    const text = "0,0,0,0/0,0,0,1 N - 0:0";
    const katro4 = variant("katro", { rows: 4, columns: 4 });
    expect(errorOf(() => Game.from(katro4, text))).toBeInstanceOf(PositionError);
    const rows = "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,1 S - 0:0";
    expect(Game.from(katro4, rows, { anyTotal: true }).actions).toEqual(["B4"]);
  });

  test("no value but a text is read", () => {
    for (const wrong of [undefined, null, 7, {}, [], Symbol("s").toString()]) {
      const error = errorOf(() => Game.from(variant("katro"), wrong as string));
      expect(error).toBeInstanceOf(PositionError);
    }
  });
});

describe("unknown variants and options are refused", () => {
  test.each<[string, Options, string, string]>([
    ["tsorro", {}, "unknown-variant", "tsorro"],
    ["", {}, "unknown-variant", ""],
    ["__proto__", {}, "unknown-variant", "__proto__"],
    ["constructor", {}, "unknown-variant", "constructor"],
    ["tsoro", { column: 8 }, "unknown-option", "column"],
    ["tsoro", { columns: 7 }, "option-value", "columns"],
    ["tsoro", { columns: "8" }, "option-value", "columns"],
    ["tsoro", { columns: Number.NaN }, "option-value", "columns"],
    ["tsoro", { bonus: 4 }, "option-value", "bonus"],
    ["tsoro", { bonus: -1 }, "option-value", "bonus"],
    ["nsolo", { columns: 7 }, "option-value", "columns"],
    ["nsolo", { columns: 37 }, "option-value", "columns"],
    ["nsolo", { columns: 8.5 }, "option-value", "columns"],
    ["katro", { rows: 6, columns: 4 }, "option-value", "columns"],
    ["katro", { rows: 4, columns: 3 }, "option-value", "columns"],
    ["katro", { direction: "backward" }, "option-value", "direction"],
    ["kimasai", { columns: 8 }, "unknown-option", "columns"],
  ])("%s %j", (id, options, code, part) => {
    const error = errorOf(() => variant(id, options));
    expect(error).toBeInstanceOf(VariantError);
    expect(error).toMatchObject({ code, part });
  });
});

describe("actions that cannot be are refused, and the game stays as it was", () => {
  test.each<[unknown, string]>([
    ["", "malformed-action"],
    ["c1 ", "malformed-action"],
    ["D1", "malformed-action"],
    ["A0", "malformed-action"],
    ["A01", "malformed-action"],
    ["x".repeat(100_000), "malformed-action"],
    [99, "malformed-action"],
    [-1, "malformed-action"],
    [Number.NaN, "malformed-action"],
    [undefined, "malformed-action"],
    [null, "malformed-action"],
    [{}, "malformed-action"],
    ["C7", "illegal-action"],
    ["C99", "illegal-action"],
    ["A1", "illegal-action"],
    ["c1", "illegal-action"],
    ["C1>", "illegal-action"],
    ["C1^", "illegal-action"],
    ["xc1", "illegal-action"],
    ["offer:C1", "illegal-action"],
    ["go", "illegal-action"],
    ["pass", "illegal-action"],
  ])("%j", (action, code) => {
    const game = Game.start(variant("katro"));
    const error = errorOf(() => game.play(action as string));
    expect(error).toBeInstanceOf(IllegalActionError);
    expect(error).toMatchObject({ code, legal: ["C1", "C2", "C3", "C4", "C5", "C6"] });
    expect(game.position).toBe(Game.start(variant("katro")).position);
  });

  test("after the end nothing can be played or resigned, but undone", () => {
    const game = Game.start(variant("gore")).play("A1").resign("north");
    expect(game.result).toMatchObject({ outcome: "win", winner: "south", reason: "resigned" });
    expect(game.actions).toEqual([]);
    expect(errorOf(() => game.play("a1"))).toMatchObject({ code: "game-over" });
    expect(errorOf(() => game.resign("south"))).toMatchObject({ code: "game-over" });
    expect(game.undo().result).toBeUndefined();
    expect(game.undo().play("a1").plies).toBe(2);
  });

  test("only a side can resign", () => {
    const error = errorOf(() => Game.start(variant("gore")).resign("west" as "south"));
    expect(error).toMatchObject({ code: "unknown-side" });
  });
});

describe("perft refuses depths that are none", () => {
  test.each([-1, 0.5, Number.NaN, Infinity, 1000])("%d", (depth) => {
    expect(() => perft(variant("katro"), depth)).toThrow(RangeError);
  });
});

describe("a game text that cannot be read says where", () => {
  test.each<[string, string, string, number, number]>([
    ["nothing", "", "game-variant", 1, 1],
    ["no variant", "south: Rudo\n\n1. C1\n", "game-variant", 1, 1],
    ["an unknown variant", "date: 2026-11-30\nvariant: kattro\n\n1. C1\n", "game-variant", 2, 1],
    ["an unknown option", "variant: katro\noptions: size=3\n", "game-variant", 1, 1],
    ["an option without a value", "variant: katro\noptions: size\n", "game-header", 2, 1],
    ["broken JSON", 'variant: {"format":1,\n', "game-variant", 1, 1],
    ["a header twice", "variant: katro\nvariant: katro\n", "game-header", 2, 1],
    ["no header", "variant: katro\n1. C1\n", "game-header", 2, 1],
    ["a broken start", "variant: katro\nstart: 1,2,3 S - 0:0\n", "game-start", 2, 1],
    ["no action", "variant: katro\n\n1. C1 c2\n2. C3,hello\n", "game-text", 4, 7],
    ["an illegal action", "variant: katro\n\n1. C1 C2\n", "game-action", 3, 7],
    ["an open comment", "variant: katro\n\n1. C1 {so\n\n it goes", "game-comment", 3, 7],
    [
      "a result that is not reached",
      "variant: katro\nresult: win south stuck\n\n1. C1\n",
      "game-result",
      2,
      1,
    ],
  ])("%s", (_name, text, code, line, column) => {
    const error = errorOf(() => Game.parse(text));
    expect(error).toBeInstanceOf(GameTextError);
    expect(error).toMatchObject({ code, line, column });
  });
});
