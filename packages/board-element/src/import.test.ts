import { expect, test } from "vitest";

test.each([
  ["the board", () => import("./index.ts"), "MancalaBoard"],
  ["its class", () => import("./mancala-board.ts"), "MancalaBoard"],
  ["the list of moves", () => import("./moves/moves.ts"), "MancalaMoves"],
  ["the meter", () => import("./meter/meter.ts"), "MancalaMeter"],
  ["the setting up", () => import("./setup/setup.ts"), "MancalaSetup"],
] as const)("%s can be imported where there is no document", async (_, load, name) => {
  expect(globalThis.document).toBeUndefined();
  expect(await load()).toHaveProperty(name);
});
