import { expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { choose } from "./table.ts";

const visit = useBrowser();

const screens = [360, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

it.each(screens)(
  "opens $width pixels wide in $colorScheme with a board, no complaint and no sideways scrolling",
  async ({ width, colorScheme }) => {
    const viewport = { width, height: 800 };
    const { page, complaints } = await visit({ viewport, colorScheme });
    await choose(page, "Katro");
    await page.waitForLoadState("networkidle");
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(complaints).toEqual([]);
  },
);
