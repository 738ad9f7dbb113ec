import { Game, variant } from "@magomba/engine";
import type { Options } from "@magomba/engine";
import { expect, test } from "vitest";
import { createSearcher } from "./searcher.ts";

/**
 * A change detector, not a proof: the number of actions a search plays from fixed positions to a fixed depth. Whoever changes search or
 * evaluation on purpose writes the new numbers here; in any other change they must stay as they are, on every machine.
 */
const signature: [id: string, options: Options, opening: string, depth: number, nodes: number][] = [
  ["tsoro", { columns: 8 }, "", 8, 1915],
  ["gore", {}, "A1 a3", 8, 4128],
  ["nsolo", {}, "", 5, 7734],
  ["kimasai", {}, "A2 a11", 10, 1389],
  ["katro", {}, "C5 c6", 9, 6139],
  ["kalah", {}, "", 8, 3766],
  ["oware", {}, "", 8, 10395],
];

test.each(signature)("%s %j after «%s» to depth %i", (id, options, opening, depth, nodes) => {
  let game = Game.start(variant(id, options));
  for (const action of opening.split(" ")) if (action !== "") game = game.play(action);
  expect(createSearcher(game.variant).analyse(game, { depth }).nodes).toBe(nodes);
});
