import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  focusedHole,
  gameAfter,
  hole,
  line,
  mount,
  mountGame,
  one,
  wideStage,
} from "../../test/stage.ts";
import type { MancalaBoard } from "../index.ts";

wideStage();

const bar = (board: MancalaBoard): HTMLElement => one(board, ".transport");
const place = (board: MancalaBoard): string => one(board, ".place").textContent ?? "";

/** Brings the pointer to the bar, by hand or by the page's scrolling. */
function point(board: MancalaBoard, byHand: boolean): void {
  const event = new PointerEvent("pointermove", { bubbles: true, movementX: byHand ? 3 : 0 });
  bar(board).dispatchEvent(event);
}

/** Turns the wheel over the bar; says whether the page was left to scroll. */
async function turn(board: MancalaBoard, deltaY: number): Promise<boolean> {
  const event = new WheelEvent("wheel", { bubbles: true, cancelable: true, deltaY });
  const scrolls = bar(board).dispatchEvent(event);
  await board.updateComplete;
  return scrolls;
}

describe("the wheel over the bar", () => {
  test("goes seed by seed, back and forward", async () => {
    const board = await mountGame("katro", {}, "", { controls: true, actions: "C1" });
    point(board, true);
    const [, total] = place(board).split("/").map(Number);
    expect(await turn(board, -100)).toBe(false);
    expect(await turn(board, -100)).toBe(false);
    expect(place(board)).toBe(`${total! - 2}/${total}`);
    expect(await turn(board, 100)).toBe(false);
    expect(place(board)).toBe(`${total! - 1}/${total}`);
  });

  test("takes several small turns for one", async () => {
    const board = await mountGame("katro", {}, "", { controls: true, actions: "C1" });
    point(board, true);
    const before = place(board);
    await turn(board, -15);
    expect(place(board)).toBe(before);
    await turn(board, -15);
    await turn(board, -15);
    expect(place(board)).not.toBe(before);
  });

  test("leaves the page to scroll at the ends, and when it came there by scrolling", async () => {
    const board = await mountGame("katro", {}, "", { controls: true, actions: "C1" });
    const before = place(board);
    point(board, false);
    expect(await turn(board, -100)).toBe(true);
    point(board, true);
    expect(await turn(board, 100)).toBe(true);
    expect(place(board)).toBe(before);
    bar(board).dispatchEvent(new PointerEvent("pointerleave"));
    expect(await turn(board, -100)).toBe(true);
  });
});

describe("the wheel with Shift over the board", () => {
  /** Turns it; says whether the page was left to scroll. */
  async function turnOver(board: MancalaBoard, init: WheelEventInit): Promise<boolean> {
    const given = { bubbles: true, composed: true, cancelable: true, shiftKey: true, ...init };
    const scrolls = hole(board, "A1").dispatchEvent(new WheelEvent("wheel", given));
    await board.settled;
    return scrolls;
  }
  const actions = "C1 c2 C3";
  const shown = (board: MancalaBoard): number | undefined => board.game?.plies;

  test("goes through the game turn by turn, also where it turns sideways", async () => {
    const board = await mountGame("katro", {}, "", { controls: true, actions });
    expect(await turnOver(board, { deltaY: -100 })).toBe(false);
    expect(shown(board)).toBe(2);
    expect(await turnOver(board, { deltaX: -100 })).toBe(false);
    expect(shown(board)).toBe(1);
    expect(await turnOver(board, { deltaY: 100 })).toBe(false);
    expect(shown(board)).toBe(2);
    expect(board.played?.plies).toBe(3);
  });

  test("takes a turn with its choices as one", async () => {
    const board = await mountGame("tsoro", {}, "", { controls: true, actions: "B7 stop" });
    await turnOver(board, { deltaY: -100 });
    expect(shown(board)).toBe(0);
    await turnOver(board, { deltaY: 100 });
    expect(shown(board)).toBe(2);
  });

  test.each([
    ["without Shift", { shiftKey: false, deltaY: -100 }],
    ["with Control, which zooms", { ctrlKey: true, deltaY: -100 }],
    ["at the end of the game", { deltaY: 100 }],
  ])("is the page's %s", async (_, init) => {
    const board = await mountGame("katro", {}, "", { controls: true, actions });
    expect(await turnOver(board, init)).toBe(true);
    expect(shown(board)).toBe(3);
  });

  test("is the page's over a board without a bar, and where the page keeps the game", async () => {
    const bare = await mountGame("katro", {}, "", { actions });
    const kept = await mount({ game: gameAfter("katro", 3), controls: true });
    for (const board of [bare, kept]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await turnOver(board, { deltaY: -100 })).toBe(true);
      expect(shown(board)).toBe(3);
    }
  });
});

describe("arrows with Shift", () => {
  const actions = "C1 c2 C3";
  const press = async (board: MancalaBoard, key: "ArrowLeft" | "ArrowRight"): Promise<void> => {
    await userEvent.keyboard(`{Shift>}{${key}}{/Shift}`);
    await board.settled;
  };

  test("go through the game turn by turn, and each turn is read out", async () => {
    const board = await mountGame("katro", {}, "", { controls: true, actions });
    hole(board, "C4").focus();
    await press(board, "ArrowLeft");
    expect(board.game?.plies).toBe(2);
    await expect.poll(() => line(board)).toMatch(/^North sows .* from c2.*South to move\.$/);
    expect(one(board, ".line").ariaLive).not.toBe("off");
    await press(board, "ArrowLeft");
    await press(board, "ArrowLeft");
    expect(board.game?.plies).toBe(0);
    await expect.poll(() => line(board)).toBe("South to move.");
    await press(board, "ArrowLeft");
    expect(board.game?.plies).toBe(0);
    await press(board, "ArrowRight");
    expect(board.game?.plies).toBe(1);
    expect(line(board)).toMatch(/^South sows .* from C1.*North to move\.$/);
    expect(one(board, ".line").ariaLive).not.toBe("off");
    expect(focusedHole(board)).toBe("C4");
    expect(board.played?.plies).toBe(3);
  });

  test("move from hole to hole where the page keeps the game", async () => {
    const board = await mount({ game: gameAfter("katro", 3), controls: true });
    hole(board, "C4").focus();
    await press(board, "ArrowLeft");
    expect(board.game?.plies).toBe(3);
    expect(focusedHole(board)).toBe("C3");
  });
});
