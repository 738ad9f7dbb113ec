import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type axeCore from "axe-core";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { quick, useBrowser } from "./browser.ts";
import { choose, clickFirst, press, untilStatus } from "./table.ts";

const visit = useBrowser();

const games = ["Katro", "Nsolo", "Goré", "Bao la Kimasai", "Tsoro"];

/** Everything that axe-core finds fault with. */
async function faults(page: Page): Promise<string[]> {
  const source = await readFile(createRequire(import.meta.url).resolve("axe-core"), "utf8");
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary ?? ""}`,
      ),
    );
  });
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

describe.each(["light", "dark"] as const)("axe finds no fault in the %s page", (colorScheme) => {
  it("with the list of games, and a game's origin unfolded", async () => {
    const { page } = await visit({ colorScheme });
    await page.locator("summary").first().click();
    expect(await faults(page)).toEqual([]);
  });

  it("with each of the five games in play", async () => {
    const { page } = await visit({ colorScheme });
    for (const game of games) {
      /* oxlint-disable no-await-in-loop -- one game after the other */
      await choose(page, game);
      await clickFirst(page);
      await untilStatus(page, ["turn", "over"]);
      expect(await faults(page)).toEqual([]);
      await page.getByRole("link", { name: "Games", exact: true }).click();
      /* oxlint-enable no-await-in-loop */
    }
  });

  it("with the settings, a new game's options, a result and a broken link", async () => {
    const { page } = await visit({ colorScheme });
    await choose(page, "Tsoro");
    await press(page, "Settings");
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await press(page, "Resign");
    await untilStatus(page, ["over"]);
    expect(await faults(page)).toEqual([]);
    await press(page, "New game");
    await page.getByRole("dialog").waitFor();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.evaluate(() => {
      window.location.hash = "nothing";
    });
    await page.locator(".link-problem").waitFor();
    expect(await faults(page)).toEqual([]);
  });
});

describe("a page 320 px wide", () => {
  it("never scrolls sideways, in any language", async () => {
    const { page } = await visit({ viewport: { width: 320, height: 568 } });
    // Its word is not seen here, but said.
    await page.getByRole("button", { name: "Settings", exact: true }).waitFor();
    for (const language of ["English", "Kiswahili", "Bahasa Melayu"]) {
      /* oxlint-disable no-await-in-loop -- one page after the other */
      await page.locator("settings-menu button").click();
      await page.getByLabel(language, { exact: true }).check({ force: true });
      await page.keyboard.press("Escape");
      expect(await overflow(page)).toBe(0);
      for (let index = 0; index < games.length; index += 1) {
        await page.locator(".card .primary").nth(index).click();
        await page.locator("mancala-board").waitFor();
        expect(await overflow(page)).toBe(0);
        await page.goBack();
        await page.locator(".card").first().waitFor();
      }
      /* oxlint-enable no-await-in-loop */
    }
  });
});

describe("languages", () => {
  it.each([
    ["sw-KE", "sw", "Chagua mchezo"],
    ["ms-MY", "ms", "Pilih permainan"],
    ["fr-FR", "en", "Choose a game"],
  ])("follow the browser's: %s", async (locale, lang, title) => {
    const { page, complaints } = await visit({ locale });
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
    expect(complaints).toEqual([]);
  });

  it("can be switched, on the board too, and stay switched", async () => {
    const { page, complaints } = await visit();
    await choose(page, "Katro");
    await press(page, "Settings");
    await page.getByLabel("Bahasa Melayu", { exact: true }).check({ force: true });
    await page.getByText("Giliran anda", { exact: true }).waitFor();
    const said = page.locator("mancala-board").getByText("giliran Selatan");
    // A file that is still on its way when the page is loaded anew counts as one that could not be had.
    await said.waitFor();
    await page.reload();
    await page.getByText("Giliran anda", { exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("ms");
    await said.waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("the page", () => {
  it("can be skipped to its content", async () => {
    const { page } = await visit();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
  });

  it("takes the chosen appearance, whatever the device's", async () => {
    const { page } = await visit({ colorScheme: "light" });
    const background = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    await press(page, "Settings");
    await page.getByLabel("Dark").check({ force: true });
    expect(await background()).not.toBe(light);
    await page.getByLabel("As the device").check({ force: true });
    expect(await background()).toBe(light);
  });

  it("has the board made of what was chosen, and sounding when asked to", async () => {
    const { page, complaints } = await visit();
    await choose(page, "Katro");
    const board = (): Promise<unknown> =>
      page.evaluate(() => {
        const shown = document.querySelector("mancala-board");
        const frame = shown?.shadowRoot?.querySelector(".frame");
        return [shown?.sound, frame && getComputedStyle(frame).borderRadius];
      });
    const [silent, wood] = (await board()) as [boolean, string];
    expect(silent).toBe(false);
    await press(page, "Settings");
    await page.getByLabel("Paper", { exact: true }).check({ force: true });
    await page.getByLabel("On", { exact: true }).check({ force: true });
    await page.waitForFunction((before) => {
      const frame = document.querySelector("mancala-board")?.shadowRoot?.querySelector(".frame");
      return frame && getComputedStyle(frame).borderRadius !== before;
    }, wood);
    expect(await board()).toEqual([true, "4px"]);
    await page.keyboard.press("Escape");
    await clickFirst(page);
    expect(complaints).toEqual([]);
  });

  it("keeps the keyboard on the button that was pressed", async () => {
    const { page } = await visit({ settings: quick });
    await choose(page, "Bao la Kimasai");
    await clickFirst(page);
    await untilStatus(page, ["turn"]);
    await page.getByRole("button", { name: "Undo", exact: true }).focus();
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Undo");
  });

  it("prints the board and leaves out what can only be pressed", async () => {
    const { page } = await visit();
    await choose(page, "Katro");
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("mancala-board").isVisible()).toBe(true);
    expect(await page.getByRole("heading", { level: 1, name: "Katro" }).isVisible()).toBe(true);
    expect(await page.locator(".controls").isVisible()).toBe(false);
    expect(await page.locator("settings-menu button").isVisible()).toBe(false);
  });
});
