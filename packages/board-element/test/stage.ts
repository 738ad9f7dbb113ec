/** Puts boards on the test page, and finds things in them. */
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { MockInstance } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Game, variant } from "@magomba/engine";
import type { Options } from "@magomba/engine";
import "../src/index.ts";
import type { MancalaBoard } from "../src/index.ts";

/** Removes what a test put on the page, and fails it if the console was written to. */
export function cleanStage(): void {
  let spies: MockInstance[] = [];
  beforeEach(() => {
    spies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  });
  afterEach(() => {
    document.body.replaceChildren();
    const written = spies.flatMap((spy) => spy.mock.calls);
    vi.restoreAllMocks();
    expect(written).toEqual([]);
  });
}

/** A clean stage on a page as wide as that of a desk, 1280 by 800 CSS pixels. */
export function wideStage(): void {
  cleanStage();
  beforeEach(async () => {
    await page.viewport(1280, 800);
  });
}

/** A board with these properties, on the page and at rest. Interactive and without animation unless told otherwise. */
export async function mount(properties: Partial<MancalaBoard>): Promise<MancalaBoard> {
  const board = document.createElement("mancala-board");
  Object.assign(board, { interactive: true, speed: 0, ...properties });
  document.body.append(board);
  await board.settled;
  return board;
}

/** A board that plays a game by itself. */
export async function mountGame(
  id: string,
  options: Options = {},
  position = "",
  properties: Partial<MancalaBoard> = {},
): Promise<MancalaBoard> {
  return mount({ variant: id, options, position, ...properties });
}

/** A game after so many actions, chosen by a fixed pattern. */
export function gameAfter(id: string, plies: number, options: Options = {}): Game {
  let game = Game.start(variant(id, options));
  for (let ply = 0; ply < plies && !game.result; ply += 1) {
    game = game.play(game.actions[(ply * 5) % game.actions.length] ?? "");
  }
  return game;
}

/** Everything in a board that matches. */
export function all(board: MancalaBoard, selector: string): readonly HTMLElement[] {
  return [...board.renderRoot.querySelectorAll<HTMLElement>(selector)];
}

/** The one thing in a board that matches. */
export function one(board: MancalaBoard, selector: string): HTMLElement {
  const [first] = all(board, selector);
  if (!first) throw new Error(`nothing matches ${selector}`);
  return first;
}

/** A hole by its name. */
export const hole = (board: MancalaBoard, name: string): HTMLElement =>
  one(board, `[data-hole="${name}"]`);

/** A button by what it does. */
export const button = (board: MancalaBoard, action: string): HTMLElement =>
  one(board, `button[data-action="${action}"]`);

/** What the board says. */
export const line = (board: MancalaBoard): string => one(board, "[role=status]").innerText.trim();

/** The numbers on the holes, from the top left. */
export const counts = (board: MancalaBoard): readonly number[] =>
  all(board, ".count").map((count) => Number(count.textContent));

/** What has the keyboard inside a board. */
export const focused = (board: MancalaBoard): HTMLElement | undefined =>
  (board.shadowRoot?.activeElement as HTMLElement | null) ?? undefined;

/** A real click, also where the hole says that nothing can be done with it. */
export const tap = (element: HTMLElement): Promise<void> =>
  userEvent.click(element, { force: true });

/** The hole that has the keyboard. */
export const focusedHole = (board: MancalaBoard): string | undefined =>
  focused(board)?.dataset["hole"];

/** Collects the events of one type that reach the document. */
export function heard<Type extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  type: Type,
): HTMLElementEventMap[Type][] {
  const events: HTMLElementEventMap[Type][] = [];
  target.addEventListener(type, (event) => events.push(event));
  return events;
}
