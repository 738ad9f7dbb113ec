import { Game, variant } from "@magomba/engine";
import { expect, test } from "vitest";
import { openBot } from "../client/bot.ts";
import { createSearcher } from "../search/searcher.ts";
import { pageThread } from "./page-thread.ts";

const gore = variant("gore");

test("the page's own thread finds what a worker finds", async () => {
  const bot = await openBot({ variant: gore }, pageThread);
  const game = Game.start(gore);
  const found = await bot.analyse(game, { nodes: 5000 });
  bot.close();
  const expected = createSearcher(gore).analyse(game, { nodes: 5000 });
  expect({ ...found, milliseconds: 0 }).toEqual({ ...expected, milliseconds: 0 });
});

test("others have their turn while it searches, and closing ends the search", async () => {
  const bot = await openBot({ variant: gore }, pageThread);
  const answer = bot.choose(Game.start(gore), { milliseconds: 3_600_000 });
  let turns = 0;
  while (turns < 5) {
    // Each round waits for the page's next turn.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    turns += 1;
  }
  bot.close();
  await expect(answer).rejects.toMatchObject({ code: "closed" });
  expect(turns).toBe(5);
});
