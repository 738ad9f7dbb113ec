import { Game, variant, variants } from "@magomba/engine";
import type { Options } from "@magomba/engine";
import { expect, test } from "vitest";
import { createSearcher } from "./searcher.ts";

const games: [id: string, options: Options][] = [
  ...variants.map((id): [string, Options] => [id, {}]),
  ["kalah", { pie: true }],
  ["bao-kujifunza", { takasia: true }],
  ["katra", { direction: "chosenOnce" }],
];

test.each(games)("the bot plays %s %j against itself, legal actions only", (id, options) => {
  const searcher = createSearcher(variant(id, options));
  let game = Game.start(searcher.variant);
  for (let ply = 0; ply < 60 && game.result === undefined; ply++) {
    const action = searcher.choose(game, { depth: 3, nodes: 2000, seed: ply + 1 });
    expect(game.actions).toContain(action);
    game = game.play(action);
  }
  expect(game.plies).toBeGreaterThan(5);
});
