import { describe, expect, test } from "vitest";
import { Game, variant } from "@magomba/engine";
import { passage } from "./animation/passage.ts";
import { lastTurn } from "./last-turn.ts";
import { unmarked } from "./turn-marks.ts";

const katro = Game.start(variant("katro"));
const kimasai = Game.start(variant("kimasai"));

describe("passage", () => {
  test("lists the games between, oldest first", () => {
    const one = kimasai.play("A2");
    const two = one.play("a11");
    expect(passage(kimasai, two)).toEqual([one, two]);
    expect(passage(one, two)).toEqual([two]);
  });

  test("does not go back, sideways, or between games of their own", () => {
    const one = kimasai.play("A2");
    expect(passage(one, kimasai)).toBeUndefined();
    expect(passage(one, one)).toEqual([]);
    expect(passage(one, Game.start(variant("kimasai")).play("A2").play("a11"))).toBeUndefined();
    expect(passage(katro, one)).toBeUndefined();
  });

  test("a resignation follows on", () => {
    const given = kimasai.resign("north");
    expect(passage(kimasai, given)).toEqual([given]);
  });
});

describe("the marks of the last turn", () => {
  test("there are none at the start", () => {
    expect(lastTurn(katro)).toBe(unmarked);
  });

  test("a seed that steps forward", () => {
    // South A1 is empty; its neighbour on the circuit, A2, moves into it.
    const marks = lastTurn(kimasai.play("A2"));
    expect(marks).toMatchObject({ side: "south", origin: "A2", last: "A1" });
    const index = (name: string): number =>
      kimasai.variant.board.holes.findIndex((hole) => hole.name === name);
    expect(marks.deltas[index("A2")]).toBe(-1);
    expect(marks.deltas[index("A1")]).toBe(1);
  });

  test("captured holes are marked, and all deltas balance with what was captured", () => {
    // A1 faces a1, and b1 lies behind it.
    const marks = lastTurn(kimasai.play("A2"));
    expect([...marks.captured].toSorted()).toEqual(["a1", "b1"]);
    expect(marks.deltas.reduce((sum, delta) => sum + delta, 0)).toBe(-2);
  });

  test("a turn of several actions is marked as one", () => {
    const start = Game.start(variant("tsoro", { columns: 8 }));
    const halted = start.play("B5");
    expect(halted.phase).toBe("head:B7");
    const ended = halted.play("stop");
    expect(lastTurn(ended)).toMatchObject({ origin: "B5", last: "B7" });
    expect(lastTurn(ended).deltas).toEqual(lastTurn(halted).deltas);
  });

  test("a resignation leaves the marks of the turn before", () => {
    const moved = kimasai.play("A2");
    expect(lastTurn(moved.resign("north"))).toEqual(lastTurn(moved));
  });
});
