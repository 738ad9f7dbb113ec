/** One browser for a test file, and pages in it that note everything they complain about. */
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { browserLaunch } from "../../../scripts/find-browser.mjs";

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
  let browser: Browser | undefined;
  let visits: BrowserContext[] = [];

  beforeAll(async () => {
    const launch = await browserLaunch();
    const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
    browser = await chromium.launch({ ...launch, args: [...launch.args, ...asRoot] });
  }, 300_000);

  afterEach(async () => {
    const open = visits;
    visits = [];
    await Promise.all(open.map((context) => context.close()));
  });

  afterAll(async () => {
    await browser?.close();
  });

  return async ({ settings = quick, fragment = "", ...options } = {}) => {
    if (browser === undefined) throw new Error("the browser has not started");
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: "en",
      ...options,
    });
    visits.push(context);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
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
