import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Game, variant } from "@magomba/engine";
import type { Options } from "@magomba/engine";
import type { MancalaBoard } from "../index.ts";
import {
  all,
  button,
  wideStage,
  focused,
  hole,
  line,
  mountGame,
  one,
  tap,
} from "../../test/stage.ts";

wideStage();

/** Nsolo takes single seeds. South may take three more. */
const SEEDS = Game.start(variant("nsolo")).position.replace(" S - ", " S take:3 ");

const select = (board: MancalaBoard): HTMLSelectElement =>
  one(board, ".list select") as HTMLSelectElement;
const labels = (board: MancalaBoard): (string | null)[] =>
  [...select(board).options].map((option) => option.textContent);
const play = (board: MancalaBoard): HTMLElement => one(board, ".list button");

async function choose(board: MancalaBoard, action: string): Promise<void> {
  await userEvent.selectOptions(select(board), action);
  await board.settled;
}

describe("the list", () => {
  test.each<[string, Options, string, string[]]>([
    ["tsoro", { columns: 8 }, "", ["B8: ends at A7", "B5: ends at B7, then a choice"]],
    [
      "katro",
      { direction: "either" },
      "",
      ["C3: forward ends at B5, captures 2", "C3: backward ends at B3, captures 2"],
    ],
    ["gore", {}, "1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSSS", ["Offer A1 and A3 for 12 seeds"]],
    ["nsolo", {}, SEEDS, ["Take 1 seed from b1"]],
    ["kalah", {}, "", ["A3: ends at South's store, then another turn"]],
  ])("of %s %o has every action, each in words", async (id, options, position, expected) => {
    const board = await mountGame(id, options, position, { list: true });
    const [first, ...actions] = [...select(board).options].map(({ value }) => value);
    expect(first).toBe("");
    expect(actions.toSorted()).toEqual(board.game?.actions.toSorted());
    expect(labels(board)[0]).toBe(`Choose one of ${actions.length}`);
    expect(labels(board)).toEqual(expect.arrayContaining(expected));
    expect(new Set(labels(board)).size).toBe(actions.length + 1);
  });

  test("begins with what captures most, and keeps the order of the holes else", async () => {
    const board = await mountGame("katro", {}, "", { list: true });
    const taken = labels(board)
      .slice(1)
      .map((label) => Number(/captures (?<seeds>\d+)/.exec(label ?? "")?.groups?.["seeds"] ?? 0));
    expect(taken).toEqual(taken.toSorted((few, many) => many - few));
    expect(new Set(taken).size).toBeGreaterThan(1);
    const listed = [...select(board).options].slice(1).map(({ value }) => value);
    const order = board.legalActions();
    const alike = [...new Set(taken)].map((seeds) => listed.filter((_, at) => taken[at] === seeds));
    expect(alike).toEqual(alike.map((same) => order.filter((action) => same.includes(action))));
  });

  test("is there only when it is wanted, and only for a player", async () => {
    const board = await mountGame("tsoro");
    expect(all(board, ".list")).toEqual([]);
    board.list = true;
    await board.settled;
    expect(all(board, ".list")).toHaveLength(1);
    board.interactive = false;
    await board.settled;
    expect(all(board, ".list")).toEqual([]);
  });

  test("shows on the board what the chosen action would do, and plays it with its button", async () => {
    const board = await mountGame("kimasai", {}, "", { list: true });
    await choose(board, "A2");
    expect(hole(board, "a1").dataset["delta"]).toBe("−1");
    expect(play(board).ariaDisabled).toBe("false");
    expect(getComputedStyle(hole(board, "b5")).opacity).toBe("1");
    await userEvent.click(play(board));
    await board.settled;
    expect(board.game?.history).toEqual(["A2"]);
    expect(line(board)).toContain("captures 2 seeds from a1 and b1");
    expect(select(board).value).toBe("");
    expect(labels(board)[0]).toBe("Choose one of 2");
  });

  test("its button does nothing before an action is chosen", async () => {
    const board = await mountGame("kimasai", {}, "", { list: true });
    await userEvent.click(play(board), { force: true });
    await board.settled;
    expect(board.game?.history).toEqual([]);
  });

  test("keeps the keyboard from turn to turn, also where a choice opens on the board", async () => {
    const board = await mountGame("tsoro", { columns: 8 }, "", { list: true });
    select(board).focus();
    await choose(board, "B5");
    await userEvent.keyboard("{Enter}");
    await board.settled;
    expect(board.game?.phase).toBe("head:B7");
    expect(all(board, ".panel button")).toHaveLength(2);
    expect(focused(board)).toBe(select(board));
    await choose(board, "stop");
    await userEvent.tab();
    expect(focused(board)).toBe(play(board));
    await userEvent.keyboard(" ");
    await board.settled;
    expect(board.game?.history).toEqual(["B5", "stop"]);
    expect(focused(board)).toBe(play(board));
  });

  test("says nothing of what it does not know: what is open on the board stays open", async () => {
    const board = await mountGame("katro", { direction: "either" }, "", { list: true });
    await tap(hole(board, "C3"));
    await board.settled;
    await choose(board, "C1>");
    await userEvent.click(play(board));
    await board.settled;
    expect(board.game?.history).toEqual(["C1>"]);
    expect(all(board, ".panel")).toEqual([]);
  });
});

describe("on a page 320 pixels wide", () => {
  const shapes: [string, Options][] = [
    ["tsoro", {}],
    ["nsolo", { columns: 36 }],
  ];

  test.each(shapes)(
    "flat, the holes of %s %o are too small to be hit, and the list takes over",
    async (id, options) => {
      await page.viewport(320, 640);
      const board = await mountGame(id, options, "", { layout: "flat" });
      await expect.poll(() => all(board, ".list").length, { timeout: 15_000 }).toBe(1);
      expect(hole(board, "A1").getBoundingClientRect().width).toBeLessThan(24);
      expect(getComputedStyle(hole(board, "A1")).pointerEvents).toBe("none");
      for (const control of [select(board), play(board), button(board, "keys")]) {
        const { width, height, right } = control.getBoundingClientRect();
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
        expect(right).toBeLessThanOrEqual(320);
      }
      const [action = ""] = board.game?.actions ?? [];
      await choose(board, action);
      await userEvent.click(play(board));
      await board.settled;
      expect(board.game?.history).toEqual([action]);
    },
  );

  test.each(shapes)(
    "laid out as it likes, the holes of %s %o are large enough",
    async (id, options) => {
      await page.viewport(320, 640);
      const board = await mountGame(id, options);
      await new Promise(requestAnimationFrame);
      await board.settled;
      expect(all(board, ".list")).toEqual([]);
      expect(hole(board, "A1").getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
      expect(getComputedStyle(hole(board, "A1")).pointerEvents).toBe("auto");
    },
  );

  test("the list comes and goes with the room", async () => {
    await page.viewport(1280, 800);
    const board = await mountGame("tsoro", {}, "", { layout: "flat" });
    const lists = (): number => all(board, ".list").length;
    const soon = { timeout: 15_000 };
    for (const [width, expected] of [
      ["400px", 1],
      ["1000px", 0],
      ["400px", 1],
    ] as const) {
      board.style.inlineSize = width;
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(lists, soon).toBe(expected);
    }
    board.layout = "stood";
    await expect.poll(lists, soon).toBe(0);
  });

  test("holes are hit exactly where they are 24 pixels wide or more", async () => {
    await page.viewport(1280, 800);
    const board = await mountGame("tsoro", {}, "", { layout: "flat" });
    const faults: string[] = [];
    for (let width = 500; width <= 560; width += 4) {
      board.style.inlineSize = `${width}px`;
      const pitch = hole(board, "A1").getBoundingClientRect().width;
      const hit = getComputedStyle(hole(board, "A1")).pointerEvents === "auto";
      // The border between the two may be a few pixels on the safe side.
      if (hit && pitch < 24) faults.push(`${width}: hit at ${pitch}`);
      if (!hit && pitch > 24.5) faults.push(`${width}: not hit at ${pitch}`);
    }
    expect(faults).toEqual([]);
  });
});
