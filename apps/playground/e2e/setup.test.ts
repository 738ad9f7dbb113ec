import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { quick, useBrowser } from "./browser.ts";
import { clickFirst, look, press, untilStatus } from "./table.ts";

const visit = useBrowser();

const people = { south: { kind: "human" }, north: { kind: "human" } };

/** Two people sit down to a game. */
async function sitDown(page: Page, game: string): Promise<void> {
  await press(page, `Options for ${game}`);
  await press(page, "Start the game");
}

describe("a position of one's own", () => {
  it("is put together on the board, and a game begins there", async () => {
    const { page, complaints } = await visit({ settings: { ...quick, seats: people } });
    await sitDown(page, "Oware");
    await clickFirst(page);
    await press(page, "Set up a position");
    await untilStatus(page, ["setting-up"]);
    const setup = page.locator("mancala-setup");
    await setup.getByLabel("empties it").check();
    const hole = (name: string) => page.locator(`mancala-board [data-hole="${name}"]`);
    await hole("a1").click({ force: true });
    const before = await setup.getByRole("status").innerText();
    expect(before).toContain("a1: 0 seeds.");
    expect(before).toContain("too many or too few seeds");
    // What is missing on the board South has captured.
    const missing = 48 - Number(/(?<seeds>\d+) seeds of 48/.exec(before)?.groups?.["seeds"]);
    await setup.getByLabel("Captured by South").fill(String(missing));
    await setup.getByLabel("Captured by South").press("Enter");
    await setup.getByLabel("To move").selectOption("South");
    expect(await setup.getByRole("status").innerText()).toBe("48 seeds of 48.");
    await press(page, "Done");
    const begun = await look(page);
    expect(begun).toMatchObject({ variant: "oware", side: "south", history: [], status: "turn" });
    expect(begun.position).toContain(` S - ${missing}:0`);
    await clickFirst(page);
    expect((await look(page)).history).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it("given up, leaves the game as it was", async () => {
    const { page } = await visit({ settings: { ...quick, seats: people } });
    await sitDown(page, "Katro");
    await clickFirst(page);
    const before = await look(page);
    await press(page, "Set up a position");
    await page.locator("mancala-board [data-hole=A1]").click({ force: true });
    await press(page, "Cancel");
    expect(await look(page)).toEqual(before);
    await clickFirst(page);
    expect((await look(page)).history).toHaveLength(2);
  });
});
