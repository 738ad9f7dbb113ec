/**
 * Games with rare choices, played with real keys alone: offers, a house and a reserve, a swap. The focus is never lost. Whole games of the five are
 * played in `keyboard.browser.test.ts`.
 */
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { Options } from "@magomba/engine";
import type { MancalaBoard } from "../index.ts";
import { seeded } from "../../test/random.ts";
import { all, wideStage, focused, focusedHole, hole, line, mountGame } from "../../test/stage.ts";

wideStage();

/** Actions played in each game, as long as it lasts. */
const ACTIONS = 24;

const games: readonly [string, Options, string][] = [
  ["gore", {}, "1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSSS"],
  ["bao-kiswahili", {}, ""],
  ["kalah", { pie: true }, ""],
];

/** Presses a key until something is so; says whether it came to be. */
async function pressUntil(key: string, reached: () => boolean, most: number): Promise<boolean> {
  for (let count = 0; count < most; count += 1) {
    if (reached()) return true;
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.keyboard(key);
  }
  return reached();
}

/** Goes to a hole by the letter of its row and the number of its column. */
async function goTo(board: MancalaBoard, name: string): Promise<void> {
  const [row, column] = [name.slice(0, 1), name.slice(1)];
  const inRow = (): boolean => focusedHole(board)?.startsWith(row) === true;
  if (!(await pressUntil(row.toLowerCase(), inRow, 3))) throw new Error(`no way to row ${row}`);
  await userEvent.keyboard(column);
  expect(focusedHole(board)).toBe(name);
}

async function tabTo(board: MancalaBoard, action: string): Promise<void> {
  const there = (): boolean => focused(board)?.dataset["action"] === action;
  if (!(await pressUntil("{Tab}", there, 8))) throw new Error(`no way to ${action}`);
}

/** Puts the keyboard on the holes, wherever on the board it is. */
async function backToHoles(board: MancalaBoard): Promise<void> {
  const there = (): boolean => focusedHole(board) !== undefined;
  if (!(await pressUntil("{Shift>}{Tab}{/Shift}", there, 8)))
    throw new Error("no way to the holes");
}

async function play(board: MancalaBoard, action: string): Promise<void> {
  const offered = /^offer:(?<holes>.*)$/.exec(action)?.groups?.["holes"]?.split("+");
  const hole = /^x?(?<hole>[A-Za-z]\d+)[<>^]?$/.exec(action)?.groups?.["hole"];
  if (offered) {
    await tabTo(board, "offer");
    await userEvent.keyboard("{Enter}");
    await board.settled;
    await backToHoles(board);
    for (const name of offered) {
      // oxlint-disable-next-line no-await-in-loop
      await goTo(board, name);
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.keyboard("{Enter}");
    }
    await tabTo(board, action);
    await userEvent.keyboard("{Enter}");
  } else if (hole !== undefined) {
    await backToHoles(board);
    await goTo(board, hole);
    await userEvent.keyboard("{Enter}");
    await board.settled;
    if (all(board, `.panel [data-action="${action}"]`).length > 0) {
      await tabTo(board, action);
      await userEvent.keyboard("{Enter}");
    }
  } else {
    await tabTo(board, action);
    await userEvent.keyboard(" ");
  }
  await board.settled;
}

describe("with the keyboard alone", () => {
  test.each(games)(
    "%s %o is played",
    async (id, options, position) => {
      const random = seeded(11);
      const board = await mountGame(id, options, position);
      await userEvent.keyboard("{Tab}");
      const played: string[] = [];
      for (let count = 0; count < ACTIONS && !board.game?.result; count += 1) {
        const actions = board.legalActions();
        // Rare kinds of actions are tried as soon as they come.
        const rare = actions.filter((action) => !/^[A-Za-z]\d/.test(action));
        const choice = rare.length > 0 && random() < 0.6 ? rare : actions;
        const action = choice[Math.floor(random() * choice.length)] ?? "";
        // oxlint-disable-next-line no-await-in-loop
        await play(board, action);
        played.push(action);
        expect(board.game?.history).toEqual(played);
        expect(focused(board), `focus after ${action}`).toBeDefined();
      }
      expect(played.length).toBeGreaterThan(5);
    },
    240_000,
  );
});

/** Presses a key at a hole. */
async function keyAt(board: MancalaBoard, name: string, key: string): Promise<void> {
  hole(board, name).focus();
  await userEvent.keyboard(key);
}

describe("keys that read out", () => {
  test("the counts of a row from the left, and of all rows", async () => {
    const position =
      "0,0,0,0,0,0/1,1,1,1,1,1/0,0,0,0,0,0/0,0,0,0,0,7/0,2,0,0,0,0/15,0,20,0,22,0 S - 0:0";
    const board = await mountGame("katro", {}, position);
    await keyAt(board, "B3", "l");
    expect(focusedHole(board)).toBe("B3");
    await expect.poll(() => line(board)).toBe("South, row B: 0, 2, 0, 0, 0, 0.");
    await keyAt(board, "B3", "{Shift>}L{/Shift}");
    await expect
      .poll(() => line(board).split("; "))
      .toEqual([
        "North, row c: 0, 0, 0, 0, 0, 0",
        "North, row b: 1, 1, 1, 1, 1, 1",
        "North, row a: 0, 0, 0, 0, 0, 0",
        "South, row A: 0, 0, 0, 0, 0, 7",
        "South, row B: 0, 2, 0, 0, 0, 0",
        "South, row C: 15, 0, 20, 0, 22, 0.",
      ]);
    board.orientation = "north";
    board.sides = "north";
    await board.settled;
    await keyAt(board, "B3", "l");
    // Seen from North's seat the first column lies on the right.
    await expect.poll(() => line(board)).toBe("South's middle row: 0, 0, 0, 0, 2, 0.");
  });

  test("what a hole would do, and why it can do nothing", async () => {
    const board = await mountGame("kimasai");
    await keyAt(board, "A2", "p");
    await expect.poll(() => line(board)).toMatch(/^If played: South sows .* from A2/);
    await keyAt(board, "a2", "p");
    await expect.poll(() => line(board)).toBe("a2 does not belong to South.");
    expect(board.game?.plies).toBe(0);
  });
});
