import { expect, test } from "vitest";

test("what pages import can be imported where there is no document and no worker", async () => {
  expect([globalThis.document, globalThis.Worker]).toEqual([undefined, undefined]);
  expect(await import("./index.ts")).toHaveProperty("createBot");
  await expect(import("./element.ts")).resolves.toBeDefined();
});
