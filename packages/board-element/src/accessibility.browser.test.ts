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
    expect(hole(board, "B8").ariaLabel).toBe("B8, 2 seeds, South, head, playable, ends at A7");
    expect(hole(board, "B5").ariaLabel).toBe(
      "B5, 2 seeds, South, playable, ends at B7, then a choice",
    );
    expect(hole(board, "a3").ariaLabel).toBe("a3, empty, North");
    expect(hole(board, "B8").ariaDisabled).toBe("false");
    expect(hole(board, "b3").ariaDisabled).toBe("true");
  });

  test("its holes tell what they capture, and each way they can be played", async () => {
    const kimasai = await mountGame("kimasai");
    expect(hole(kimasai, "A2").ariaLabel).toBe(
      "A2, 1 seed, South, playable, ends at A1, captures 2",
    );
    const katro = await mountGame("katro", { direction: "either" });
    // Forward C3, C5, B5, B2, takes a2, A2, C1, C4; backward C3, C1, B3, B6, takes a4, A4, C5, C2.
    expect(hole(katro, "C3").ariaLabel).toBe(
      "C3, 2 seeds, South, playable, forward ends at B5, captures 2; backward ends at B3, captures 2",
    );
  });

  test("a hole that cannot be played says why, where that is not plain to see", async () => {
    const board = await mountGame("kimasai");
    const why = (name: string): string | null => hole(board, name).getAttribute("aria-description");
    expect(why("A3")).toBe("A3 holds a single seed, which may move only into an empty hole.");
    expect([why("A1"), why("a3")]).toEqual([null, null]);
    board.orientation = "north";
    board.interactive = false;
    await board.settled;
    expect(why("A3")).toBeNull();
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

describe("what is seen on a control is part of its name, so that it can be called by voice", () => {
  const scenes = [
    ["the ways of a hole", "katro", { direction: "either" }, "", ["C3"]],
    ["a head", "tsoro", { columns: 8 }, "", ["B5"]],
    ["an offer", "gore", {}, OFFERS, ["offer"]],
    ["seeds that are taken", "nsolo", {}, "", ["A3", "a2"]],
    ["a swap", "kalah", { pie: true }, "", ["A1"]],
  ] as const;

  test.each(scenes)("%s", async (_, id, options, position, touched) => {
    const board = await mountGame(id, options, position, { list: true, controls: true });
    for (const name of touched) {
      one(board, `[data-hole="${name}"], [data-action="${name}"]`).click();
      // oxlint-disable-next-line no-await-in-loop
      await board.settled;
    }
    const controls = all(board, "button");
    expect(controls.length).toBeGreaterThan(3);
    const worded = controls.filter((it) => /[a-z]/i.test(it.innerText));
    for (const { ariaLabel, innerText } of worded) {
      expect(ariaLabel ?? innerText).toContain(innerText.trim());
    }
    for (const it of all(board, ".hole:not([data-delta])")) {
      expect(it.ariaLabel).toMatch(new RegExp(`^${it.dataset["hole"]}, `));
    }
  });
});

describe("the line below the board", () => {
  test("is a polite live region that says who is to move", async () => {
    const board = await mountGame("katro");
    expect(one(board, ".line").getAttribute("role")).toBe("status");
    expect(line(board)).toBe("South to move.");
  });

  test.each([
    ["gore", {}, "3,5,1,1/0,0,0,0 S - 19:19 NNNN/SSSS", "South has no move and must pass."],
    ["bao-kiswahili", {}, "", "South to enter a seed."],
    [
      "tsoro",
      { columns: 8 },
      "2,0,1,0,0,1,0,0/3,0,1,0,0,2,2,1/0,0,0,0,1,0,0,0/0,0,0,0,1,0,1,0 S take:2 3:13",
      "South takes 2 more holes.",
    ],
  ])("tells any moment of %s %j to one who only looks on", async (id, options, position, said) => {
    const board = await mount({ variant: id, options, position });
    expect(line(board)).toBe(said);
  });

  test("tells a whole relay turn in one sentence", async () => {
    const board = await mountGame("katro");
    hole(board, "C1").click();
    await board.settled;
    expect(line(board)).toMatch(/^South sows 2 seeds from C1 in \d+ laps; .*North to move\.$/);
    expect(line(board).match(/\./g)).toHaveLength(1);
  });

  test("tells a turn in full or in brief, and is read out unless it is off", async () => {
    const board = await mountGame("kimasai", {}, "", { verbosity: "brief" });
    hole(board, "A2").click();
    await board.settled;
    const live = (): string | null => one(board, ".line").getAttribute("aria-live");
    expect(line(board)).toBe("South sows 1 seed from A2; captures 2 seeds; North to move.");
    expect(hole(board, "b2").ariaLabel).toContain("playable");
    expect(hole(board, "b2").hasAttribute("aria-description")).toBe(false);
    expect(live()).toBeNull();
    for (const verbosity of ["full", "off"] as const) {
      board.verbosity = verbosity;
      // oxlint-disable-next-line no-await-in-loop
      await board.settled;
      expect(line(board)).toBe(
        "South sows 1 seed from A2; last seed in A1; captures 2 seeds from a1 and b1; North to move.",
      );
      expect(live()).toBe(verbosity === "off" ? "off" : null);
    }
  });

  test("is silent while the reader looks for a place in the game", async () => {
    const board = await mountGame("katro");
    await board.play("C1");
    await board.goTo(0);
    expect(one(board, ".line").getAttribute("aria-live")).toBe("off");
    await board.play("C2");
    expect(one(board, ".line").getAttribute("aria-live")).toBeNull();
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
