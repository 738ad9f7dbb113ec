import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { hole, mountGame, one, wideStage } from "../../test/stage.ts";

wideStage();

const turn = (element: Element, pseudo?: string): string =>
  getComputedStyle(element, pseudo).rotate;

test("what is written on the far side is turned round for who sits there, and the near side is not", async () => {
  const board = await mountGame("gore", {}, "", { facing: true });
  const [far, near] = [hole(board, "a2"), hole(board, "A2")];
  expect(turn(far.querySelector(".count")!)).toBe("180deg");
  expect(turn(far, "::before")).toBe("180deg");
  expect(turn(near.querySelector(".count")!)).toBe("0deg");
  expect(turn(one(board, ".far"))).toBe("180deg");
  expect(turn(one(board, ".near"))).toBe("none");
  board.orientation = "north";
  await board.settled;
  expect(turn(hole(board, "A2").querySelector(".count")!)).toBe("180deg");
  expect(turn(hole(board, "a2").querySelector(".count")!)).toBe("0deg");
});

test("on a board that stands, each side reads from its own", async () => {
  await page.viewport(360, 740);
  const board = await mountGame("tsoro", { columns: 8 }, "", { facing: true, layout: "stood" });
  expect(turn(hole(board, "a2").querySelector(".count")!)).toBe("90deg");
  expect(turn(hole(board, "A2").querySelector(".count")!)).toBe("-90deg");
});

test("nothing is turned without it, or any more when it is taken away", async () => {
  const board = await mountGame("gore", {}, "", { facing: true });
  board.facing = false;
  await board.settled;
  expect(turn(hole(board, "a2").querySelector(".count")!)).toBe("none");
  expect(turn(one(board, ".far"))).toBe("none");
});
