/** Visits to example pages. */
import type { Page } from "playwright";
import { inject } from "vitest";
import { complaintsOf, useContexts } from "../../scripts/test-browser.ts";

/** A page and what went wrong on it: console errors and warnings, uncaught errors, refused requests. */
export interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Opens the example, and waits until its board is at rest. */
  readonly open: () => Promise<void>;
}

/** Where the page `cdn` expects the files for script tags. */
const cdn = /^https:\/\/cdn\.jsdelivr\.net\/npm\/@magomba\/[a-z-]+\/dist\/cdn\/(?<file>.+)$/;

/** Starts a browser for the tests of this file; the answer makes visits to examples by their folders. */
export function useBrowser(): (example: string) => Promise<Visit> {
  const newContext = useContexts();
  return async (example) => {
    // With less motion turns are shown at once, so that tests wait for nothing but the page.
    const context = await newContext({ locale: "en", reducedMotion: "reduce" });
    await context.route(cdn, (route) =>
      route.fulfill({
        path: `${inject("cdnFolder")}/${cdn.exec(route.request().url())?.groups?.["file"]}`,
        contentType: "text/javascript",
        headers: { "Access-Control-Allow-Origin": "*" },
      }),
    );
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const open = async (): Promise<void> => {
      await page.goto(`${inject("examplesUrl")}${example}/`);
      await page.evaluate(async () => {
        await customElements.whenDefined("mancala-board");
        await document.querySelector("mancala-board")?.settled;
      });
    };
    return { page, complaints, open };
  };
}

/** The actions played on the page's board. */
export async function history(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => document.querySelector("mancala-board")?.game?.history ?? []);
}

/** Touches a hole by its name. */
export async function touch(page: Page, hole: string): Promise<void> {
  await page.locator(`mancala-board [data-hole="${hole}"]`).first().click();
  await page.evaluate(() => document.querySelector("mancala-board")?.settled);
}

/** Waits until the bot has answered and the south must act again. */
export async function answered(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const game = document.querySelector("mancala-board")?.game;
    return game !== undefined && game.turns.length >= 2 && game.side === "south";
  });
}
