import { describe, expect, test } from "vitest";
import { all, gameAfter, hole, mount, mountGame, wideStage } from "../../test/stage.ts";
import type { MancalaBoard } from "../index.ts";

wideStage();

const rows = (board: MancalaBoard): readonly (string | null)[] =>
  all(board, "[role=row]").map((row) => row.ariaLabel);

describe("a reader who plays one side hears of rows from his seat", () => {
  test.each([
    ["kalah", ["North's row", "your row"]],
    ["tsoro", ["North's back row", "North's front row", "your front row", "your back row"]],
    [
      "katro",
      [
        "North's back row",
        "North's middle row",
        "North's front row",
        "your front row",
        "your middle row",
        "your back row",
      ],
    ],
  ])("in %s", async (id, expected) => {
    const board = await mountGame(id, {}, "", { sides: "south" });
    expect(rows(board)).toEqual(expected);
  });

  test("at the other side too, whichever way the board lies", async () => {
    const game = gameAfter("kimasai", 1);
    const board = await mount({ game, sides: "north", orientation: "north" });
    const expected = ["South's back row", "South's front row", "your front row", "your back row"];
    expect(rows(board)).toEqual(expected);
    board.orientation = "south";
    await board.settled;
    expect(rows(board)).toEqual(expected.toReversed());
  });

  test.each([
    ["sw", "safu ya nyuma ya Kaskazini", "safu yako ya mbele"],
    ["ms", "baris belakang Utara", "baris hadapan anda"],
    ["fr", "rangée arrière de Nord", "votre rangée avant"],
    ["pt", "fila de trás de Norte", "a sua fila da frente"],
  ])("in the language %s", async (language, far, near) => {
    const board = await mountGame("kimasai", {}, "", { sides: "south", language });
    expect([rows(board)[0], rows(board)[2]]).toEqual([far, near]);
  });

  test("in the name of each hole, unless little is to be said", async () => {
    const board = await mountGame("katro", {}, "", { sides: "south" });
    expect(hole(board, "A1").ariaLabel).toBe("A1, 2 seeds, your front row");
    expect(hole(board, "c2").ariaLabel).toBe("c2, 2 seeds, North's back row");
    board.verbosity = "brief";
    await board.settled;
    expect(hole(board, "A1").ariaLabel).toBe("A1, 2 seeds, South");
    expect(rows(board)[3]).toBe("your front row");
  });

  test("with the owner of a hole that has changed hands", async () => {
    const position = "1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSNS";
    const board = await mountGame("gore", {}, position, { sides: "south" });
    expect(hole(board, "A3").ariaLabel).toBe("A3, 2 seeds, your row, North");
  });
});

test.each(["both", "none"] as const)(
  "sides %s: rows are named by owner and letter",
  async (sides) => {
    const board = await mountGame("kimasai", {}, "", { sides });
    expect(rows(board)).toEqual(["North, row b", "North, row a", "South, row A", "South, row B"]);
    expect(hole(board, "B1").ariaLabel).toContain("South");
  },
);

test("so they are on a board that only shows a game", async () => {
  const board = await mountGame("kimasai", {}, "", { interactive: false, sides: "south" });
  expect(rows(board)[2]).toBe("South, row A");
});
