import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { quick, useBrowser } from "./browser.ts";
import { KeyboardPlayer } from "./keyboard-player.ts";
import { look, untilStatus } from "./table.ts";

const visit = useBrowser();

/** A game is given up only after so many actions. */
const most = 600;

/** Tabs until the button of that name has the focus, and presses it. */
async function pressByKeyboard(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole("button", { name, exact: true });
  for (let tabs = 0; tabs < 80; tabs += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press("Tab");
    // oxlint-disable-next-line no-await-in-loop
    if (await wanted.evaluate((button) => button === document.activeElement)) {
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press("Enter");
      return;
    }
  }
  throw new Error(`${name} cannot be reached with Tab`);
}

/** Makes the bot at the table quick, with the keyboard: the list of games brings the usual one. */
async function withQuickBot(page: Page): Promise<void> {
  const time = page.getByLabel("Time of North’s bot for each action");
  await time.focus();
  await page.keyboard.press("Home");
  expect(await time.inputValue()).toBe("20");
}

describe("a whole game against the bot by keyboard alone", () => {
  it.each([
    ["Katro", 11],
    ["Nsolo", 12],
    ["Goré", 13],
    ["Bao la Kimasai", 14],
  ])(
    "of %s",
    async (name, seed) => {
      const { page, complaints } = await visit();
      await pressByKeyboard(page, `Play ${name} against the bot`);
      await untilStatus(page, ["turn"]);
      // Whoever has chosen a game is at its board.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.localName))
        .toBe("mancala-board");
      await withQuickBot(page);
      const end = await new KeyboardPlayer(page, seed).play(most);
      if (!end.over) await pressByKeyboard(page, "Resign");
      await untilStatus(page, ["over"]);
      const status = await page.locator("[data-status=over]").innerText();
      expect((await look(page)).over).toBe(true);
      expect(status).toMatch(/has won|have won|draw|No result/u);
      expect(complaints).toEqual([]);
    },
    300_000,
  );

  it("of Tsoro on 8 columns, chosen among its options", async () => {
    const { page, complaints } = await visit();
    await pressByKeyboard(page, "Options for Tsoro");
    await page.getByRole("dialog").getByLabel("Columns").focus();
    await page.keyboard.type("8");
    await pressByKeyboard(page, "Start the game");
    await untilStatus(page, ["turn"]);
    expect((await look(page)).options).toMatchObject({ columns: 8 });
    const end = await new KeyboardPlayer(page, 15).play(most);
    if (!end.over) await pressByKeyboard(page, "Resign");
    await untilStatus(page, ["over"]);
    expect(complaints).toEqual([]);
  }, 300_000);
});

describe("two bots", () => {
  it("play each other to the end", async () => {
    const bot = { kind: "bot", level: 2, milliseconds: 20 };
    const { page, complaints } = await visit({
      settings: { ...quick, seats: { south: bot, north: bot } },
    });
    await page.getByRole("button", { name: "Options for Bao la Kimasai", exact: true }).click();
    await page.getByRole("button", { name: "Start the game" }).click();
    await untilStatus(page, ["over"], 180_000);
    const { over, history } = await look(page);
    expect(over).toBe(true);
    expect(history.length).toBeGreaterThan(20);
    expect(complaints).toEqual([]);
  }, 240_000);
});
