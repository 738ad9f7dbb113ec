import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { quick, useBrowser } from "./browser.ts";
import { choose, clickFirst, look, press, untilStatus } from "./table.ts";

const visit = useBrowser();

const people = { ...quick, seats: { south: { kind: "human" }, north: { kind: "human" } } };

/** The fragment of the address, which keeps up with people's moves at once. */
async function fragmentOf(page: Page): Promise<string> {
  return page.evaluate(() => window.location.hash);
}

describe("the address", () => {
  it("brings the game back on reload, with its players", async () => {
    const { page, complaints } = await visit();
    await page.getByRole("button", { name: "Options for Katro", exact: true }).click();
    await page.getByRole("dialog").getByLabel("Rows").selectOption("4");
    await page.getByLabel("Direction of sowing").selectOption("either");
    await press(page, "Start the game");
    await untilStatus(page, ["turn"]);
    await page.locator("mancala-board [role=gridcell][aria-disabled=false]").first().click();
    await page.locator("mancala-board button[data-action]").first().click();
    await untilStatus(page, ["turn", "over"]);
    const before = await look(page);
    // The page's icon, still on its way when the page is loaded anew, counts as a file that could not be had.
    await page.waitForLoadState("networkidle");
    await page.reload();
    await page.locator("mancala-board").waitFor();
    expect(await look(page)).toEqual(before);
    expect(await page.getByLabel("Strength of North’s bot").inputValue()).toBe("2");
    expect(complaints).toEqual([]);
  });

  it("shared with someone else brings the same game", async () => {
    const mine = await visit({ settings: people });
    await mine.page
      .getByRole("button", { name: "Options for Bao la Kimasai", exact: true })
      .click();
    await press(mine.page, "Start the game");
    for (let count = 0; count < 5; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one move after the other
      await clickFirst(mine.page);
    }
    const before = await look(mine.page);
    const fragment = await fragmentOf(mine.page);
    const theirs = await visit({ settings: people, fragment });
    await theirs.page.locator("mancala-board").waitFor();
    expect(await look(theirs.page)).toEqual(before);
    expect(theirs.complaints).toEqual([]);
  });

  it("can be copied with a button", async () => {
    const { page } = await visit({
      settings: people,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await choose(page, "Katro");
    await press(page, "Copy link");
    await page.getByText("The link to this game has been copied.").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(page.url());
  });

  it("follows undo", async () => {
    const { page } = await visit({ settings: people });
    await page.getByRole("button", { name: "Options for Katro", exact: true }).click();
    await press(page, "Start the game");
    const start = await fragmentOf(page);
    await clickFirst(page);
    expect(await fragmentOf(page)).not.toBe(start);
    await press(page, "Undo");
    expect(await fragmentOf(page)).toBe(start);
  });

  it("goes back to the list of games, and forth to the game", async () => {
    const { page, complaints } = await visit();
    await choose(page, "Katro");
    await page.goBack();
    await page.getByRole("heading", { name: "Choose a game" }).waitFor();
    await page.goForward();
    await page.locator("mancala-board").waitFor();
    expect((await look(page)).variant).toBe("katro");
    expect(complaints).toEqual([]);
  });
});

describe("a link that is broken", () => {
  it.each([
    ["of another page", "#section.2", "link-malformed"],
    ["hostile", "#<img src=x onerror=alert(1)>", "link-malformed"],
    ["of a newer version", "#CQAFa2F0cm8", "link-version"],
    ["of an unknown game", "#AQAFY2hlc3MAAAAA", "link-variant"],
    ["huge", `#${"A".repeat(20_000)}`, "link-too-long"],
  ])("%s: says so and opens no game", async (_name, fragment, code) => {
    const { page, complaints } = await visit({ fragment });
    const problem = page.locator(".link-problem");
    await problem.waitFor();
    expect(await problem.getAttribute("data-code")).toBe(code);
    expect(await page.locator("mancala-board").count()).toBe(0);
    await page.getByRole("link", { name: "Choose a game instead" }).click();
    await page.getByRole("heading", { name: "Choose a game" }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("pasted over a game under way closes that game", async () => {
    const { page } = await visit();
    await choose(page, "Katro");
    await page.evaluate(() => {
      window.location.hash = "AQAF";
    });
    await page.locator(".link-problem").waitFor();
    expect(await page.locator("mancala-board").count()).toBe(0);
  });
});
