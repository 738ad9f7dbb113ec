import axe from "axe-core";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { MancalaBoard } from "./index.ts";
import {
  all,
  button,
  cleanStage,
  focused,
  gameAfter,
  hole,
  line,
  mount,
  mountGame,
  one,
} from "../test/stage.ts";

cleanStage();

const OFFERS = "1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSSS";
const games = ["tsoro", "gore", "nsolo", "kimasai", "katro"] as const;

async function faults(board: MancalaBoard): Promise<string[]> {
  const { violations } = await axe.run(board, {
    rules: { region: { enabled: false }, "page-has-heading-one": { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
}

describe("axe finds nothing", () => {
  test.each(games)("in %s in mid-play", async (id) => {
    await page.viewport(1280, 800);
    expect(await faults(await mount({ game: gameAfter(id, 21) }))).toEqual([]);
  });

  test.each(["flat", "stood", "folded"] as const)("in a board laid out %s", async (layout) => {
    await page.viewport(1280, 800);
    expect(await faults(await mount({ game: gameAfter("tsoro", 9), layout }))).toEqual([]);
  });

  test("while a direction is chosen", async () => {
    const board = await mountGame("katro", { direction: "either" });
    hole(board, "C3").click();
    await board.settled;
    expect(await faults(board)).toEqual([]);
  });

  test("while an offer is made, and while it is answered", async () => {
    const board = await mountGame("gore", {}, OFFERS);
    button(board, "offer").click();
    await board.settled;
    hole(board, "A2").click();
    await board.settled;
    expect(await faults(board)).toEqual([]);
    button(board, "offer:A2").click();
    await board.settled;
    expect(await faults(board)).toEqual([]);
  });

  test("in the list of keys, and in an error", async () => {
    const board = await mountGame("katro");
    button(board, "keys").click();
    await board.settled;
    expect(await faults(board)).toEqual([]);
    expect(await faults(await mountGame("chess"))).toEqual([]);
  });
});

describe("the board is a grid", () => {
  test("named after its game, with rows and columns", async () => {
    const board = await mountGame("katro");
    const grid = one(board, "[role=grid]");
    expect(grid.getAttribute("aria-label")).toBe("Katro board, 6 rows of 6 holes");
    expect([grid.ariaRowCount, grid.ariaColCount]).toEqual(["6", "6"]);
    expect(all(board, "[role=row]").map((row) => row.ariaRowIndex)).toEqual([
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
    ]);
  });

  test("or by the page", async () => {
    const board = await mountGame("katro", {}, "", { label: "Game 7" });
    expect(one(board, "[role=grid]").ariaLabel).toBe("Game 7");
  });

  test("its holes tell name, seeds, owner, marks and use", async () => {
    const board = await mountGame("tsoro", { columns: 8 });
    expect(hole(board, "B8").ariaLabel).toBe("B8, 2 seeds, South, head, playable");
    expect(hole(board, "a3").ariaLabel).toBe("a3, empty, North");
    expect(hole(board, "B8").ariaDisabled).toBe("false");
    expect(hole(board, "b3").ariaDisabled).toBe("true");
  });

  test("is read only when nobody may act", async () => {
    const board = await mountGame("katro", {}, "", { interactive: false });
    expect(one(board, "[role=grid]").ariaReadOnly).toBe("true");
    expect(all(board, ".playable")).toEqual([]);
    expect(all(board, "button")).toEqual([]);
  });

  test("its rows are read from the top with either side below", async () => {
    const board = await mountGame("katro", {}, "", { orientation: "north" });
    const names = all(board, "[data-hole]").map((it) => it.dataset["hole"]);
    expect(names.slice(0, 6)).toEqual(["C6", "C5", "C4", "C3", "C2", "C1"]);
    expect(names.at(-1)).toBe("c1");
  });
});

describe("the keyboard", () => {
  test("reaches the holes at one stop, where play is possible", async () => {
    const board = await mountGame("tsoro");
    expect(all(board, "[role=gridcell][tabindex='0']").map((it) => it.dataset["hole"])).toEqual([
      "B1",
    ]);
    await userEvent.tab();
    expect(focused(board)).toBe(hole(board, "B1"));
    await userEvent.tab();
    expect(focused(board)).toBe(button(board, "keys"));
  });

  test("is put on the board by the page", async () => {
    const board = await mountGame("tsoro");
    board.focus();
    expect(document.activeElement).toBe(board);
    expect(focused(board)).toBe(hole(board, "B1"));
  });

  test("shows where it is", async () => {
    const board = await mountGame("tsoro");
    await userEvent.tab();
    const { outlineStyle, outlineWidth } = getComputedStyle(hole(board, "B1"));
    expect([outlineStyle, outlineWidth]).toEqual(["solid", "3px"]);
    expect(board.matches(":focus-within")).toBe(true);
  });
});

describe("the line below the board", () => {
  test("is a polite live region that says who is to move", async () => {
    const board = await mountGame("katro");
    expect(one(board, ".line").getAttribute("role")).toBe("status");
    expect(line(board)).toBe("South to move.");
  });

  test("tells a whole relay turn in one sentence", async () => {
    const board = await mountGame("katro");
    hole(board, "C1").click();
    await board.settled;
    expect(line(board)).toMatch(/^South sows 2 seeds from C1 in \d+ laps; .*North to move\.$/);
    expect(line(board).match(/\./g)).toHaveLength(1);
  });

  test("changes even when the same is said again", async () => {
    const board = await mountGame("katro");
    hole(board, "a1").click();
    await board.settled;
    const first = one(board, ".line").textContent;
    hole(board, "a1").click();
    await board.settled;
    const second = one(board, ".line").textContent;
    expect(second).not.toBe(first);
    expect(second?.trim()).toBe(first?.trim());
  });
});
