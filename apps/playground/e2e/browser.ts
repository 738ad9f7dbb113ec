/** Visits to the app. */
import type { BrowserContextOptions, Page } from "playwright";
import { inject } from "vitest";
import { complaintsOf, useContexts } from "../../../scripts/test-browser.ts";

/** A page and what went wrong on it: console errors and warnings, uncaught errors, refused requests. */
export interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** Settings the visitor comes with, as the app stores them. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The fragment of the address, with its `#`. */
  readonly fragment?: string;
}

/** Quick settings, so that tests wait for nothing but the app. */
export const quick = {
  speed: "instant",
  seats: {
    south: { kind: "human" },
    north: { kind: "bot", level: 2, milliseconds: 20 },
  },
} as const;

/** Starts a browser for the tests of this file; the answer opens pages in it, which end with their test. */
export function useBrowser(): (options?: VisitOptions) => Promise<Visit> {
  const newContext = useContexts();
  return async ({ settings = quick, fragment = "", ...options } = {}) => {
    const context = await newContext({
      viewport: { width: 1280, height: 800 },
      locale: "en",
      ...options,
    });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.addInitScript((stored) => {
      // Only for the first page of the visit: afterwards the app's own settings count.
      if (window.localStorage.getItem("magomba.settings") === null) {
        window.localStorage.setItem("magomba.settings", stored);
      }
    }, JSON.stringify(settings));
    await page.goto(`${inject("playgroundUrl")}${fragment}`);
    await page.locator("h1").waitFor();
    return { page, complaints };
  };
}
