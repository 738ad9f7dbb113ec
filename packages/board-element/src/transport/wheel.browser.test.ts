import { describe, expect, test } from "vitest";
import { mountGame, one, wideStage } from "../../test/stage.ts";
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
