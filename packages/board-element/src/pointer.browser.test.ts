import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Game, variant } from "@magomba/engine";
import {
  all,
  button,
  wideStage,
  counts,
  focusedHole,
  heard,
  hole,
  line,
  mount,
  mountGame,
  one,
  tap,
} from "../test/stage.ts";

wideStage();

describe("a click", () => {
  test("on a playable hole plays it: the board keeps its own game", async () => {
    const board = await mountGame("kimasai");
    const before = heard(board, "mancala-before-action");
    const actions = heard(board, "mancala-action");
    await tap(hole(board, "A2"));
    await board.settled;
    expect(before.map(({ action }) => action)).toEqual(["A2"]);
    expect(actions).toHaveLength(1);
    expect(actions[0]?.game).toBe(board.game);
    expect(board.game?.history).toEqual(["A2"]);
    expect(counts(board)).toEqual(board.game?.seeds);
  });

  test("that comes before what answers it has been loaded is not lost", async () => {
    const board = document.createElement("mancala-board");
    board.setAttribute("variant", "kimasai");
    board.interactive = true;
    document.body.append(board);
    await board.updateComplete;
    expect(all(board, ".playable")).toEqual([]);
    hole(board, "A2").click();
    await board.settled;
    expect(board.game?.history).toEqual(["A2"]);
  });

  test("can be stopped by the page before anything happens", async () => {
    const board = await mountGame("kimasai");
    board.addEventListener("mancala-before-action", (event) => event.preventDefault());
    const actions = heard(board, "mancala-action");
    await tap(hole(board, "A2"));
    expect(actions).toEqual([]);
    expect(board.game?.history).toEqual([]);
  });

  test("is only reported when the page keeps the game", async () => {
    const game = Game.start(variant("kimasai"));
    const board = await mount({ game });
    const actions = heard(board, "mancala-action");
    await tap(hole(board, "A2"));
    await board.settled;
    expect(actions.map(({ action, game: after }) => [action, after])).toEqual([["A2", undefined]]);
    expect(board.game).toBe(game);
    expect(counts(board)).toEqual(game.seeds);
  });

  test("on each hole is about the hole that is seen there, with either side below and in every layout", async () => {
    for (const orientation of ["south", "north"] as const) {
      for (const layout of ["flat", "stood", "folded"] as const) {
        // oxlint-disable-next-line no-await-in-loop
        const board = await mountGame("nsolo", {}, "", { orientation, layout });
        const before = heard(board, "mancala-before-action");
        board.addEventListener("mancala-before-action", (event) => event.preventDefault());
        for (const action of board.game?.actions ?? []) {
          const { left, top, width, height } = hole(board, action).getBoundingClientRect();
          const seen = board.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2);
          (seen as HTMLElement | null)?.click();
        }
        expect(before.map(({ action }) => action)).toEqual(board.game?.actions);
        board.remove();
      }
    }
  });

  test.each([
    ["B8", "B8", "B8 holds a single seed"],
    ["a3", "a3", "a3 does not belong to South."],
    ["A2", "A2", "A2 is empty."],
  ])("on %s explains why not", async (_, name, reason) => {
    const board = await mountGame(
      "tsoro",
      { columns: 8 },
      "2,2,2,2,2,2,2,2/0,0,1,0,0,0,0,0/0,0,0,0,0,0,0,0/2,2,2,2,2,2,2,1 S - 0:0",
      {},
    );
    const actions = heard(board, "mancala-action");
    await tap(hole(board, name));
    await board.settled;
    expect(line(board)).toContain(reason);
    expect(actions).toEqual([]);
  });

  test("on a board for the other side says whose turn it is", async () => {
    const board = await mountGame("katro", {}, "", { sides: "north" });
    expect(all(board, ".playable")).toEqual([]);
    await tap(hole(board, "C1"));
    await board.settled;
    expect(line(board)).toBe("It is South's turn.");
  });

  test("after the end says so", async () => {
    const board = await mount({ game: Game.start(variant("katro")).resign("south") });
    expect(line(board)).toBe("North wins: South resigned.");
    await tap(hole(board, "C1"));
    await board.settled;
    expect(line(board)).toBe("The game is over.");
  });

  test("beside the holes does nothing", async () => {
    const board = await mountGame("katro");
    const actions = heard(board, "mancala-action");
    one(board, ".frame").click();
    one(board, ".tray").click();
    expect(actions).toEqual([]);
    expect(line(board)).toBe("South to move.");
  });

  test("twice in quick succession plays once, and is refused once", async () => {
    const board = await mountGame("kimasai", {}, "", { speed: 200 });
    const actions = heard(board, "mancala-action");
    await userEvent.dblClick(hole(board, "A2"));
    await board.settled;
    expect(actions.map(({ action }) => action)).toEqual(["A2"]);
    expect(line(board)).toBe("A2 does not belong to North.");
  });
});

test("a hole that can be played is marked by its shape as well as by colour", async () => {
  const board = await mountGame("katro");
  const look = (name: string): string => getComputedStyle(hole(board, name)).backgroundImage;
  expect(hole(board, "C1").classList).toContain("playable");
  expect(look("C1").match(/radial-gradient/g)?.length).toBeGreaterThan(
    look("A1").match(/radial-gradient/g)?.length ?? 0,
  );
});

test("the page can be scrolled over the board by touch", async () => {
  const board = await mountGame("katro");
  for (const element of all(board, "*")) {
    expect(getComputedStyle(element).touchAction).toMatch(/auto|manipulation/);
  }
});

test("the list of keys opens by its button at its beginning, and closes by its own", async () => {
  await page.viewport(320, 480);
  const board = await mountGame("katro");
  await userEvent.click(button(board, "keys"));
  await board.settled;
  const dialog = one(board, "dialog");
  expect(dialog.matches(":modal")).toBe(true);
  expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  expect(dialog.scrollTop).toBe(0);
  await userEvent.click(one(board, "dialog button"));
  await expect.poll(() => all(board, "dialog").length).toBe(0);
});

test("a hole that was clicked is where the keyboard goes on", async () => {
  const board = await mountGame("kimasai");
  await tap(hole(board, "B4"));
  await userEvent.keyboard("{ArrowRight}");
  expect(focusedHole(board)).toBe("B5");
});

describe("a finger that hits no hole", () => {
  /** Touches the board so many widths of a hole to the right of the middle of this one. */
  const touch = (
    board: Awaited<ReturnType<typeof mountGame>>,
    name: string,
    right: number,
    pointerType: string,
  ): void => {
    const { x, y, width, height } = hole(board, name).getBoundingClientRect();
    const [clientX, clientY] = [x + width * (0.5 + right), y + height / 2];
    const init = { bubbles: true, composed: true, clientX, clientY, pointerType };
    one(board, ".field").dispatchEvent(new PointerEvent("click", init));
  };

  test.each([
    ["close to one that can be played plays that", "A2", 0.4, "touch", ["A2"]],
    ["far from all does nothing", "A2", -8, "touch", []],
    ["close to one that cannot be played does nothing to it", "a2", 0.4, "touch", []],
    ["a mouse has to hit", "A2", 0.4, "mouse", []],
  ])("%s", async (_name, name, right, pointerType, history) => {
    const board = await mountGame("gore");
    const usable = new Set(["A2"]);
    board.addEventListener("mancala-before-action", (event) => {
      if (!usable.has(event.action)) event.preventDefault();
    });
    touch(board, name, right, pointerType);
    await board.settled;
    expect(board.game?.history).toEqual(history);
  });
});
