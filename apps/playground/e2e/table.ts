/** What a test sees of the table, and what a visitor does there. */
import type {} from "@magomba/board-element";
import type { Page } from "playwright";

/** The game on the board, in plain data. */
export interface Seen {
  readonly variant: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly position: string;
  readonly history: readonly string[];
  readonly over: boolean;
  readonly side: string;
  /** What the status above the board is about: `turn`, `thinking`, `over` and so on. */
  readonly status: string;
}

/** Looks at the board, once it has come to rest. */
export async function look(page: Page): Promise<Seen> {
  return page.evaluate(async () => {
    const board = document.querySelector("mancala-board");
    const game = board?.game;
    if (!board || !game) throw new Error("there is no board");
    await board.settled;
    const status = document.querySelector<HTMLElement>("[data-status]")?.dataset["status"] ?? "";
    const { variant, position, history, side } = game;
    return {
      variant: variant.id,
      options: variant.options,
      position,
      history,
      over: game.result !== undefined,
      side,
      status,
    };
  });
}

/** Opens a game against the bot from the list of games. */
export async function choose(page: Page, game: string): Promise<void> {
  await page.getByRole("button", { name: `Play ${game} against the bot`, exact: true }).click();
  await page.locator("mancala-board").waitFor();
}

/** Waits until the status is one of these. */
export async function untilStatus(
  page: Page,
  statuses: readonly string[],
  timeout = 20_000,
): Promise<string> {
  const selector = statuses.map((status) => `[data-status="${status}"]`).join(",");
  const found = page.locator(selector);
  await found.waitFor({ timeout });
  return (await found.getAttribute("data-status")) ?? "";
}

/** Plays the first legal action by clicking its hole. */
export async function clickFirst(page: Page): Promise<void> {
  await untilStatus(page, ["turn"]);
  const before = (await look(page)).history.length;
  await page.locator("mancala-board [role=gridcell][aria-disabled=false]").first().click();
  await page.waitForFunction(
    (length) => (document.querySelector("mancala-board")?.game?.plies ?? 0) > length,
    before,
  );
}

/** Presses a button under or beside the board. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}
