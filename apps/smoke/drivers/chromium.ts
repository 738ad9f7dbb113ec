/** Chromium, which whoever runs the tests has: what WebDriver commands, done by Playwright, on a page that can be touched. */
import { chromium } from "playwright";
import type { Page } from "playwright";
import { browserLaunch } from "../../../scripts/find-browser.mjs";
import { KEYS } from "./keys.ts";
import type { Commands, Wire } from "./session.ts";

/** An action of one source, as the standard has it. */
interface Action {
  readonly type: string;
  readonly value?: string;
  readonly x?: number;
  readonly y?: number;
}

interface Source {
  readonly parameters?: { readonly pointerType: string };
  readonly actions: readonly Action[];
}

const names = new Map(Object.entries(KEYS).map(([name, value]) => [value, name]));

async function perform(page: Page, source: Source): Promise<void> {
  const touching = source.parameters?.pointerType === "touch";
  let [x, y] = [0, 0];
  for (const action of source.actions) {
    const key = names.get(action.value ?? "") ?? action.value ?? "";
    // One after the other, as a hand does them.
    // oxlint-disable no-await-in-loop
    if (action.type === "pointerMove") {
      [x, y] = [action.x ?? 0, action.y ?? 0];
      if (!touching) await page.mouse.move(x, y);
    } else if (action.type === "pointerUp") {
      await (touching ? page.touchscreen.tap(x, y) : page.mouse.up());
    } else if (action.type === "pointerDown" && !touching) await page.mouse.down();
    else if (action.type === "keyDown") await page.keyboard.down(key);
    else if (action.type === "keyUp") await page.keyboard.up(key);
    // oxlint-enable no-await-in-loop
  }
}

/** Starts a Chromium without a window. */
export async function openChromium(): Promise<Wire> {
  const launch = await browserLaunch();
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ ...launch, args: [...launch.args, ...asRoot] });
  const page = await browser.newPage({ hasTouch: true, locale: "en" });
  const commands: { [Name in keyof Commands]: (given: Commands[Name]) => Promise<unknown> } = {
    navigate: ({ url }) => page.goto(url),
    back: () => page.goBack(),
    execute: ({ script, args }) =>
      page.evaluate(
        // Where the policy forbids to make functions of text, this is still let through: it comes from outside the page.
        `new Promise((done) => (function () { ${script} }).apply(null, [...${JSON.stringify(args)}, done]))`,
      ),
    act: async ({ actions }) => {
      for (const source of actions) {
        // oxlint-disable-next-line no-await-in-loop
        await perform(page, source as Source);
      }
    },
    resize: (size) => page.setViewportSize(size),
    screenshot: async () => (await page.screenshot()).toString("base64"),
  };
  return {
    send: (name, parameters) => commands[name](parameters),
    close: () => browser.close(),
  };
}
