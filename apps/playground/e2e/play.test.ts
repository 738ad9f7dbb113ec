import { Game, variant } from "@magomba/engine";
import { describe, expect, it } from "vitest";
import { encodeLink } from "../src/address/link.ts";
import { quick, useBrowser } from "./browser.ts";
import { choose, clickFirst, look, press, untilStatus } from "./table.ts";

const visit = useBrowser();

const people = { south: { kind: "human" }, north: { kind: "human" } };
const slowBot = { kind: "bot", level: 8, milliseconds: 10_000 };

describe("a first visit", () => {
  it("is one click away from the first move, against a bot that answers", async () => {
    const { page, complaints } = await visit({ settings: {} });
    await choose(page, "Nsolo");
    await untilStatus(page, ["turn"]);
    expect(await look(page)).toMatchObject({ variant: "nsolo", history: [], side: "south" });
    await clickFirst(page);
    await page.waitForFunction(() => {
      const game = document.querySelector("mancala-board")?.game;
      return game !== undefined && game.turns.some(({ side }) => side === "north");
    });
    await untilStatus(page, ["turn"]);
    await press(page, "Who is ahead?");
    await page.getByText(/^The bot would play \S+\.$/u).waitFor();
    expect(await page.getByRole("meter").getAttribute("aria-valuetext")).not.toMatch(/evaluated/u);
    await press(page, "Undo");
    await page.getByText(/^The bot would play/u).waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });
});

describe("undo and redo", () => {
  it("take back the person's move with the bot's answer, and bring both again", async () => {
    const { page } = await visit();
    await choose(page, "Bao la Kimasai");
    await clickFirst(page);
    await untilStatus(page, ["turn"]);
    const played = await look(page);
    expect(played.history.length).toBeGreaterThanOrEqual(2);
    await press(page, "Undo");
    expect((await look(page)).history).toEqual([]);
    await press(page, "Redo");
    expect(await look(page)).toEqual(played);
    await page.keyboard.press("Control+z");
    expect((await look(page)).history).toEqual([]);
    await page.keyboard.press("Control+Shift+Z");
    expect((await look(page)).history).toEqual(played.history);
  });

  it("take back a resignation", async () => {
    const { page } = await visit({ settings: { ...quick, seats: people } });
    await page.getByRole("button", { name: "Options for Katro", exact: true }).click();
    await press(page, "Start the game");
    await clickFirst(page);
    await press(page, "Resign");
    expect(await page.locator("[data-status=over]").innerText()).toContain("South has won");
    await press(page, "Undo");
    await untilStatus(page, ["turn"]);
    await clickFirst(page);
    expect((await look(page)).history).toHaveLength(2);
  });
});

/** Nsolo, where South takes seeds of North's one by one and has taken the first. */
function midTake(): Game {
  let game = Game.start(variant("nsolo"));
  for (let ply = 0; ply < 200; ply += 1) {
    game = game.play(game.actions[(ply * 7) % game.actions.length] ?? "");
    const taking = game.lastAction?.startsWith("x") && game.previous?.side === "south";
    if (taking && game.side === "south") return game;
  }
  throw new Error("nobody takes twice");
}

describe("a turn half played", () => {
  it("is taken back seed by seed with the board's own button", async () => {
    const game = midTake();
    const { page, complaints } = await visit({
      settings: { ...quick, seats: people },
      fragment: `#${encodeLink(game).link}`,
    });
    expect((await look(page)).history).toEqual(game.history);
    await press(page, "Take back");
    expect((await look(page)).history).toEqual(game.history.slice(0, -1));
    await press(page, "Redo");
    expect((await look(page)).history).toEqual(game.history);
    expect(complaints).toEqual([]);
  });
});

describe("the last turn", () => {
  it("can be shown again and gone through, and the game stays as it is", async () => {
    const { page, complaints } = await visit({ settings: { ...quick, seats: people } });
    await page.getByRole("button", { name: "Options for Katro", exact: true }).click();
    await press(page, "Start the game");
    await clickFirst(page);
    const played = await look(page);
    const counts = (): Promise<string[]> => page.locator("mancala-board .count").allInnerTexts();
    const after = await counts();
    await page.getByRole("slider", { name: "Place in the turn" }).fill("0");
    expect(await counts()).not.toEqual(after);
    await press(page, "To the end");
    expect(await counts()).toEqual(after);
    expect(await look(page)).toEqual(played);
    expect(complaints).toEqual([]);
  });
});

describe("looking back", () => {
  it("shows an earlier position, and returns", async () => {
    const { page } = await visit({ settings: { ...quick, seats: people } });
    await page.getByRole("button", { name: "Options for Bao la Kimasai", exact: true }).click();
    await press(page, "Start the game");
    for (let count = 0; count < 4; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one move after the other
      await clickFirst(page);
    }
    const end = await look(page);
    await page.getByRole("button", { name: /^Turn 1, South/u }).click();
    await untilStatus(page, ["looking"]);
    expect((await look(page)).history).toHaveLength(1);
    await press(page, "One turn on");
    expect((await look(page)).history).toHaveLength(2);
    await press(page, "Return to the game");
    expect(await look(page)).toEqual(end);
    await page.locator("mancala-board").hover();
    await page.keyboard.down("Shift");
    await page.mouse.wheel(0, -100);
    await untilStatus(page, ["looking"]);
    expect((await look(page)).history).toHaveLength(3);
    await page.mouse.wheel(0, 100);
    await untilStatus(page, ["turn"]);
    await page.keyboard.up("Shift");
    expect(await look(page)).toEqual(end);
    await page.getByRole("button", { name: /^Turn 2, North/u }).focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    expect((await look(page)).history).toHaveLength(2);
    await press(page, "Latest position");
    expect(await look(page)).toEqual(end);
  });
});

describe("while the bot thinks", () => {
  const thinking = { ...quick, seats: { south: { kind: "human" }, north: slowBot } };

  it("its thinking is shown, can be stopped, and can be taken up again", async () => {
    const { page, complaints } = await visit({ settings: thinking });
    await page.getByRole("button", { name: "Options for Nsolo", exact: true }).click();
    await press(page, "Start the game");
    await clickFirst(page);
    await untilStatus(page, ["thinking"]);
    await press(page, "Stop");
    await untilStatus(page, ["stopped"]);
    const stopped = await look(page);
    await page.getByLabel("Time of North’s bot for each action").selectOption("20");
    await page.waitForFunction(
      (length) => (document.querySelector("mancala-board")?.game?.plies ?? 0) > length,
      stopped.history.length,
    );
    expect(complaints).toEqual([]);
  });

  it("undo takes the move back, and no answer comes for it", async () => {
    const { page, complaints } = await visit({ settings: thinking });
    await page.getByRole("button", { name: "Options for Nsolo", exact: true }).click();
    await press(page, "Start the game");
    await clickFirst(page);
    await untilStatus(page, ["thinking"]);
    await press(page, "Undo");
    await untilStatus(page, ["turn"]);
    await page.waitForTimeout(1000);
    expect((await look(page)).history).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("another game is never crossed by an answer for the one before", async () => {
    const bots = { south: slowBot, north: slowBot };
    const { page, complaints } = await visit({ settings: { ...quick, seats: bots } });
    for (const game of ["Nsolo", "Tsoro", "Katro", "Goré"]) {
      /* oxlint-disable no-await-in-loop -- one game after the other */
      await page.getByRole("button", { name: `Options for ${game}`, exact: true }).click();
      await press(page, "Start the game");
      await untilStatus(page, ["thinking"]);
      await page.getByRole("link", { name: "Games", exact: true }).click();
      await page.getByRole("heading", { name: "Choose a game" }).waitFor();
      /* oxlint-enable no-await-in-loop */
    }
    await choose(page, "Bao la Kimasai");
    await clickFirst(page);
    await page.waitForTimeout(1000);
    const seen = await look(page);
    expect(seen.variant).toBe("kimasai");
    expect(seen.history.length).toBeLessThanOrEqual(2);
    expect(complaints).toEqual([]);
  });

  it("another language can be chosen, and the bot thinks on", async () => {
    const { page, complaints } = await visit({ settings: thinking });
    await page.getByRole("button", { name: "Options for Nsolo", exact: true }).click();
    await press(page, "Start the game");
    await clickFirst(page);
    await untilStatus(page, ["thinking"]);
    await press(page, "Settings");
    await page.getByLabel("Kiswahili", { exact: true }).check({ force: true });
    await page.getByText("Kompyuta ya Kaskazini inafikiri…").waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("a bot that cannot come", () => {
  it("is told with a way to try again, and the game goes on without it", async () => {
    const { page } = await visit();
    await page.route("**/*worker*", (route) => route.abort());
    await choose(page, "Katro");
    await clickFirst(page);
    await untilStatus(page, ["failed"], 30_000);
    expect(await page.getByRole("alert").innerText()).toContain("The bot could not play.");
    await page.unroute("**/*worker*");
    await press(page, "Try again");
    await untilStatus(page, ["turn"], 30_000);
    expect((await look(page)).history.length).toBeGreaterThanOrEqual(2);
  });
});
