/** One browser for a test file that drives built pages from outside, and pages in it that note everything they complain about. */
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from "playwright";
import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll } from "vitest";
import { browserLaunch } from "./find-browser.mjs";

/** Starts a browser for the tests of this file; the answer makes contexts in it, which end with their test. */
export function useContexts(): (options: BrowserContextOptions) => Promise<BrowserContext> {
  let browser: Browser | undefined;
  let contexts: BrowserContext[] = [];

  beforeAll(async () => {
    const launch = await browserLaunch();
    const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
    browser = await chromium.launch({ ...launch, args: [...launch.args, ...asRoot] });
  }, 300_000);

  afterEach(async () => {
    const open = contexts;
    contexts = [];
    await Promise.all(open.map((context) => context.close()));
  });

  afterAll(async () => {
    await browser?.close();
  });

  return async (options) => {
    if (browser === undefined) throw new Error("the browser has not started");
    const context = await browser.newContext(options);
    contexts.push(context);
    return context;
  };
}

/** What goes wrong on a page from now on: console errors and warnings, uncaught errors, requests that failed. The list grows. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
  return complaints;
}
