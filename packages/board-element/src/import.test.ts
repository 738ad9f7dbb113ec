import { expect, test } from "vitest";

test("the package can be imported where there is no document", async () => {
  expect(globalThis.document).toBeUndefined();
  const board = await import("./index.ts");
  expect(Object.keys(board)).toContain("MancalaBoard");
});
