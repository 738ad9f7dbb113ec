/** What the files for script tags hold of other packages. */
import { expect, inject, test } from "vitest";

test.each([
  ["lit", "Google LLC"],
  ["comlink", "Apache License"],
])("the license of %s stands beside them", async (name, says) => {
  const { guests } = inject("smoke");
  const answer = await fetch(`${guests}cdn/${name}-license.txt`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(says);
});
