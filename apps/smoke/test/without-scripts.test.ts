/** A board that a server drew, in a browser whose reader allows no scripts. */
import { expect, inject, test } from "vitest";
import { Game, variant } from "@magomba/engine";
import { complaintsOf, useContexts } from "../../../scripts/test-browser.ts";

const newContext = useContexts();

test.each([1000, 360])("can be read without scripts, %i pixels wide", async (width) => {
  const context = await newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(`${inject("smoke").guests}drawn/`);
  const game = Game.start(variant("katro", { direction: "either" })).play("C3>");
  // Locators look into shadow roots, and need no script of the page's own.
  const holes = page.locator("mancala-board .hole");
  expect((await holes.allTextContents()).map((text) => Number(text.trim()))).toEqual(game.seeds);
  for (const hole of await holes.all()) {
    // oxlint-disable-next-line no-await-in-loop
    const box = await hole.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  const tray = page.locator("mancala-board .tray");
  expect((await tray.allInnerTexts()).map((text) => text.split(/\s/)[0])).toEqual([
    "North",
    "South",
  ]);
  expect(await page.locator("mancala-board [role=grid]").getAttribute("aria-label")).toMatch(
    /^Katro board/,
  );
  expect(await page.locator("mancala-board .line").innerText()).toBe("North to move.");
  expect(complaints).toEqual([]);
});
