import { describe, expect, test } from "vitest";
import { Game, variant } from "@magomba/engine";
import { eventAt } from "./animation/event-at.ts";
import { unmarked } from "./turn-marks.ts";
import { holeAt, placeOf } from "./layout/place.ts";
import { rowsOf } from "./model.ts";
import type { BoardFacts } from "./model.ts";

const game = Game.start(variant("tsoro", { columns: 6 }));
const { board } = game.variant;
const facts: BoardFacts = {
  board,
  state: game.state,
  house: undefined,
  marks: unmarked,
  touched: undefined,
  eventAt,
  uses: new Map([["B1", "sow"]]),
  selected: ["B2"],
  slotted: new Set<string>(),
};
const names = (below: "south" | "north"): string[][] =>
  rowsOf(facts, below).map((row) => row.map(({ hole }) => hole.name));

describe("rows", () => {
  test("with South below, from North's outer row to South's", () => {
    expect(names("south")[0]).toEqual(["b1", "b2", "b3", "b4", "b5", "b6"]);
    expect(names("south")[3]).toEqual(["B1", "B2", "B3", "B4", "B5", "B6"]);
  });

  test("with North below, turned by half a turn", () => {
    expect(names("north")).toEqual(
      names("south")
        .toReversed()
        .map((row) => row.toReversed()),
    );
    expect(names("north")[3]).toEqual(["b6", "b5", "b4", "b3", "b2", "b1"]);
  });

  test("every hole knows its seeds, owner, use and selection", () => {
    const views = rowsOf(facts, "south").flat();
    const of = (name: string): unknown => views.find(({ hole }) => hole.name === name);
    expect(of("B1")).toMatchObject({ seeds: 2, owner: "south", use: "sow", selected: false });
    expect(of("B2")).toMatchObject({ selected: true, use: undefined });
    expect(of("a3")).toMatchObject({ seeds: 0, owner: "north" });
  });

  test("the newest event is shown at its hole alone", () => {
    const rows = rowsOf({ ...facts, touched: { type: "drop", hole: "A4" } }, "south").flat();
    expect(rows.filter(({ event }) => event === "drop").map(({ hole }) => hole.name)).toEqual([
      "A4",
    ]);
  });

  test("a take is shown like a capture; a decision is not shown", () => {
    const at = (touched: BoardFacts["touched"]): unknown =>
      rowsOf({ ...facts, touched }, "south")
        .flat()
        .find(({ event }) => event)?.event;
    expect(at({ type: "take", hole: "b3", seeds: 2, to: "south" })).toBe("capture");
    expect(at({ type: "stop", hole: "B6" })).toBeUndefined();
  });
});

test("places and holes answer each other on both sides", () => {
  for (const below of ["south", "north"] as const) {
    for (const hole of board.holes) {
      expect(holeAt(board, placeOf(board, hole, below), below)).toBe(hole);
    }
  }
});

describe("what a hole is besides its seeds", () => {
  const at = (
    id: string,
    text: string | undefined,
    name: string,
  ): ReturnType<typeof rowsOf>[0][0] => {
    const known = variant(id);
    const shown = text === undefined ? Game.start(known) : Game.from(known, text);
    const house = known.rules.board.house?.mark;
    const rows = rowsOf({ ...facts, board: known.board, state: shown.state, house }, "south");
    return rows.flat().find(({ hole }) => hole.name === name)!;
  };

  test("a house, as long as it is owned; its mark is no other mark", () => {
    const view = at("bao-kiswahili", undefined, "A5");
    expect(view.house).toBe(true);
    expect(view.marked).toEqual([]);
    expect(at("bao-kiswahili", undefined, "A6").house).toBe(false);
    const { state, variant: bao } = Game.start(variant("bao-kiswahili"));
    const lost = rowsOf(
      { ...facts, board: bao.board, state: { ...state, houses: ["north"] }, house: "house" },
      "south",
    ).flat();
    expect(lost.filter((it) => it.house).map(({ hole }) => hole.side)).toEqual(["north"]);
    expect(lost.find(({ hole }) => hole.name === "A5")?.marked).toEqual([]);
  });

  test("heads keep their mark", () => {
    const heads = rowsOf(facts, "south")
      .flat()
      .filter(({ marked }) => marked.includes("head"));
    expect(heads.length).toBeGreaterThan(0);
    expect(heads.every((it) => !it.house)).toBe(true);
  });

  test("claimed and blocked holes", () => {
    const { state, variant: toguz } = Game.start(variant("toguz"));
    const claims = state.claims.map((_, index) => (index === 2 ? "south" : null) as "south" | null);
    const views = rowsOf(
      { ...facts, board: toguz.board, state: { ...state, claims, blocked: "a4" } },
      "south",
    ).flat();
    expect(views.filter(({ claimed }) => claimed).map(({ hole }) => hole.name)).toEqual(["a3"]);
    expect(views.filter(({ blocked }) => blocked).map(({ hole }) => hole.name)).toEqual(["a4"]);
  });
});
