/** Browsers keep a page that the reader leaves, and show it as it was when he comes back. */
import { expect, test } from "vitest";
import type { Session } from "../drivers/session.ts";
import { BOARD, bring, clickOn, complaints, look, put, visit } from "./stage.ts";

/** The test of one browser. */
export function keptPage(browser: () => Session): void {
  test("goes on with its game and its bot when the reader comes back to the page", async () => {
    const turn = async (): Promise<readonly string[]> => {
      await clickOn(browser(), ".playable");
      await browser().until(() => {
        const game = document.querySelector("mancala-board")?.game;
        return game?.side === "south" && game.turns.length % 2 === 0;
      });
      return (await look(browser())).history;
    };
    await visit(browser(), "empty/");
    await bring(browser(), BOARD, "cdn/mancala-bot.js");
    await put(
      browser(),
      `<mancala-board variant="katro" interactive speed="0" bot="north" level="1"></mancala-board>`,
    );
    const before = await turn();
    await browser().run(() => {
      const kept = ({ persisted }: PageTransitionEvent): string =>
        (document.title = `${persisted}`);
      window.addEventListener("pageshow", kept);
    });
    await visit(browser(), "empty/?another");
    await browser().back();
    expect(await browser().until(() => document.title !== "Board" && document.title)).toBe("true");
    const after = await turn();
    expect(after.length).toBeGreaterThan(before.length);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(await complaints(browser())).toEqual([]);
  });
}
