import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { MancalaBoard } from "./index.ts";
import {
  all,
  wideStage,
  focusedHole,
  focused,
  heard,
  hole,
  line,
  mount,
  mountGame,
  one,
} from "../test/stage.ts";
import { seeded } from "../test/random.ts";

wideStage();

/** Presses keys one after the other, and tells where the keyboard is after each. */
async function walk(
  board: MancalaBoard,
  start: string,
  ...keys: string[]
): Promise<(string | undefined)[]> {
  hole(board, start).focus();
  const places: (string | undefined)[] = [];
  for (const key of keys) {
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.keyboard(key);
    places.push(focusedHole(board));
  }
  return places;
}

describe("keys that come before what answers them has been loaded", () => {
  test("are not lost, do not scroll, and reach the page once", async () => {
    const board = document.createElement("mancala-board");
    board.setAttribute("variant", "kimasai");
    board.interactive = true;
    board.speed = 0;
    document.body.append(board);
    await board.updateComplete;
    const heardOutside = heard(board, "keydown");
    const key = (name: string): KeyboardEvent =>
      new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true, cancelable: true });
    const start = hole(board, "A2");
    start.focus();
    const enter = key("Enter");
    start.dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(true);
    await board.settled;
    await expect.poll(() => board.game?.history).toEqual(["A2"]);
    expect(heardOutside).toHaveLength(1);
    expect(focusedHole(board)).toBe("A2");
  });

  test("leave keys of the page alone", async () => {
    const board = await mountGame("kimasai", {}, "", { interactive: false });
    const tab = new KeyboardEvent("keydown", { key: "x", bubbles: true, cancelable: true });
    hole(board, "A1").dispatchEvent(tab);
    expect(tab.defaultPrevented).toBe(false);
    await board.settled;
  });
});

describe("keys move from hole to hole", () => {
  test("arrows, to the edge and no further", async () => {
    const board = await mountGame("katro");
    expect(
      await walk(
        board,
        "B5",
        "{ArrowRight}",
        "{ArrowRight}",
        "{ArrowDown}",
        "{ArrowDown}",
        "{ArrowUp}",
        "{ArrowLeft}",
      ),
    ).toEqual(["B6", "B6", "C6", "C6", "B6", "B5"]);
  });

  test("arrows follow the screen when North sits below", async () => {
    const board = await mountGame("katro", {}, "", { orientation: "north" });
    expect(await walk(board, "a3", "{ArrowRight}", "{ArrowDown}")).toEqual(["a2", "b2"]);
  });

  test("arrows follow the screen when the board stands", async () => {
    const board = await mountGame("katro", {}, "", { layout: "stood" });
    // South is on the right, and the first column at the bottom.
    expect(
      await walk(board, "B3", "{ArrowUp}", "{ArrowRight}", "{ArrowDown}", "{ArrowLeft}"),
    ).toEqual(["B4", "C4", "C3", "B3"]);
  });

  test("arrows go from band to band when the board is folded", async () => {
    await page.viewport(360, 740);
    const board = await mountGame("tsoro");
    // Three bands of seven columns.
    expect(await walk(board, "B2", "{ArrowDown}", "{ArrowUp}")).toEqual(["b9", "B2"]);
  });

  test("Home and End, with Control to the first and last row", async () => {
    const board = await mountGame("katro");
    expect(
      await walk(
        board,
        "B3",
        "{Home}",
        "{End}",
        "{Control>}{Home}{/Control}",
        "{Control>}{End}{/Control}",
      ),
    ).toEqual(["B1", "B6", "c1", "C6"]);
  });

  test("N and Shift+N, and Control with arrows, between holes that can be played", async () => {
    const board = await mountGame(
      "katro",
      {},
      "0,0,0,0,0,0/1,1,1,1,1,1/0,0,0,0,0,0/0,0,0,0,0,0/0,0,0,0,0,0/22,0,22,0,22,0 S - 0:0",
    );
    expect(await walk(board, "A1", "n", "n", "n", "n", "{Shift>}N{/Shift}")).toEqual([
      "C1",
      "C3",
      "C5",
      "C1",
      "C5",
    ]);
    expect(
      await walk(
        board,
        "C3",
        "{Control>}{ArrowRight}{/Control}",
        "{Control>}{ArrowLeft}{/Control}",
      ),
    ).toEqual(["C5", "C3"]);
  });

  test("letters to a row of the side to move, and again to the other side's", async () => {
    const board = await mountGame("katro");
    expect(await walk(board, "C4", "a", "a", "b", "b")).toEqual(["A4", "a4", "B4", "b4"]);
  });

  test("digits to a column, also of two digits", async () => {
    const board = await mountGame("tsoro");
    expect(await walk(board, "B4", "7", "{ArrowUp}", "1", "2", "9")).toEqual([
      "B7",
      "A7",
      "A1",
      "A12",
      "A9",
    ]);
  });

  test("a letter without a row and a digit without a column change nothing", async () => {
    const board = await mountGame("katro");
    expect(await walk(board, "C4", "z", "9", "0")).toEqual(["C4", "C4", "C4"]);
  });
});

describe("keys act", () => {
  test.each(["{Enter}", " "])("%s plays the hole", async (key) => {
    const board = await mountGame("kimasai");
    const actions = heard(board, "mancala-action");
    await walk(board, "A2", key);
    expect(actions.map(({ action }) => action)).toEqual(["A2"]);
    expect(board.game?.history).toEqual(["A2"]);
  });

  test("the keyboard stays where it was after a move", async () => {
    const board = await mountGame("kimasai");
    await walk(board, "A2", "{Enter}");
    await board.settled;
    expect(focusedHole(board)).toBe("A2");
  });

  test("and after the board was turned round", async () => {
    const board = await mountGame("kimasai");
    hole(board, "A2").focus();
    board.orientation = "north";
    await board.settled;
    expect(focusedHole(board)).toBe("A2");
  });

  test("? lists the keys, and closing the list brings the keyboard back", async () => {
    const board = await mountGame("katro");
    await walk(board, "C2", "?");
    await board.settled;
    expect(one(board, "dialog").matches(":modal")).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => all(board, "dialog").length).toBe(0);
    expect(focusedHole(board)).toBe("C2");
  });

  test("keys with Alt or Meta are the page's and the browser's", async () => {
    const board = await mountGame("katro");
    expect(await walk(board, "C2", "{Alt>}{ArrowRight}{/Alt}", "{Meta>}n{/Meta}")).toEqual([
      "C2",
      "C2",
    ]);
  });

  test("keys that the board uses go no further", async () => {
    const board = await mountGame("katro");
    const outside: string[] = [];
    const listen = (event: KeyboardEvent): unknown => outside.push(event.key);
    document.addEventListener("keydown", listen);
    await walk(board, "C2", "{ArrowRight}", "x");
    document.removeEventListener("keydown", listen);
    expect(outside).toEqual(["x"]);
  });
});

describe("a whole game by keyboard", () => {
  const cases = [
    ["tsoro", { columns: 6 }, "", 1],
    ["tsoro", { columns: 12 }, "", 5],
    ["nsolo", {}, "", 36],
    ["kimasai", {}, "", 14],
    ["katro", {}, "", 27],
    ["katro", { direction: "either", rows: 4, columns: 4 }, "", 7],
    // From the start, Goré played at random lasts a thousand actions.
    ["gore", {}, "2,1,3,1/2,2,0,1 S - 18:18 NNNN/SSSS", 3],
  ] as const;
  const MOST = 400;

  test.each(cases)(
    "of %s %o %s",
    async (id, options, position, seed) => {
      const board = await mountGame(id, options, position);
      const random = seeded(seed);
      await userEvent.tab();
      expect(focusedHole(board)).toBeDefined();
      for (let ply = 0; ply < MOST && !board.game?.result; ply += 1) {
        const game = board.game;
        const actions = game?.actions ?? [];
        const action = actions[Math.floor(random() * actions.length)] ?? "";
        // oxlint-disable-next-line no-await-in-loop
        await playByKeys(board, action);
        // oxlint-disable-next-line no-await-in-loop
        await board.settled;
        expect(board.game?.history.at(-1)).toBe(action);
        expect(board.game?.previous).toBe(game);
        expect(focused(board), `the keyboard is lost after ${action}`).toBeDefined();
      }
      expect(board.game?.result).toBeDefined();
      expect(line(board)).toMatch(/wins|draw|no result/);
    },
    240_000,
  );

  /** Gets an action done with keys alone, from wherever the keyboard is. */
  async function playByKeys(board: MancalaBoard, action: string): Promise<void> {
    const names = action.match(/[A-Ca-c]\d+/g) ?? [];
    if (names.length === 0) return press(board, action);
    if (action.startsWith("offer:")) await press(board, "offer");
    if (focusedHole(board) === undefined) await reach(() => focusedHole(board) !== undefined);
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop
      await reachHole(board, name);
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.keyboard("{Enter}");
    }
    await board.updateComplete;
    if (/[<>^]$/.test(action) && all(board, ".panel").length > 0) await press(board, action);
    if (action.startsWith("offer:")) await press(board, action);
  }

  /** Goes to a hole. Digits typed too slowly, as on a busy machine, are two columns and not one; then they are typed again. */
  async function reachHole(board: MancalaBoard, name: string): Promise<void> {
    for (let tries = 0; focusedHole(board) !== name && tries < 3; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.keyboard(jump(board, focusedHole(board) ?? "", name));
    }
    expect(focusedHole(board)).toBe(name);
  }

  /** The keys that lead from a hole to another: its letter, once or twice, and its number. */
  function jump(board: MancalaBoard, from: string, to: string): string {
    const [letter = "", ...digits] = to;
    if (from[0] === letter) return digits.join("");
    const key = letter.toLowerCase();
    const own = board.game?.side === "south" ? key.toUpperCase() : key;
    const once = letter === own || from[0] === own;
    return (once ? key : key + key) + digits.join("");
  }

  async function press(board: MancalaBoard, action: string): Promise<void> {
    await board.settled;
    await reach(() => focused(board)?.dataset["action"] === action);
    await userEvent.keyboard("{Enter}");
    await board.updateComplete;
  }

  async function reach(there: () => boolean): Promise<void> {
    for (let stops = 0; !there() && stops < 12; stops += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.tab();
    }
    expect(there()).toBe(true);
  }
});

test("a board nobody plays on can still be read by keyboard", async () => {
  const board = await mount({ variant: "katro", interactive: false });
  expect(await walk(board, "C1", "{ArrowUp}", "{Enter}")).toEqual(["B1", "B1"]);
  expect(line(board)).toBe("B1: this board only shows the game.");
});
