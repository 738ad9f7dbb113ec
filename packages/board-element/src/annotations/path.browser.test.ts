import { describe, expect, test } from "vitest";
import axe from "axe-core";
import { page } from "vitest/browser";
import { Game, variant } from "@magomba/engine";
import type { MancalaBoard } from "../index.ts";
import { all, hole, mount, mountGame, one, wideStage } from "../../test/stage.ts";
import type { Annotation } from "./annotation.ts";

wideStage();

const told = (board: MancalaBoard): readonly (string | null)[] =>
  all(board, "ul[aria-label='Notes on the board'] li").map((it) => it.textContent);
/** The plan that is seen. */
function plan(board: MancalaBoard): HTMLElement {
  const seen = all(board, ".plan").filter((it) => it.checkVisibility());
  expect(seen).toHaveLength(1);
  return seen[0]!;
}
/** Where a line on the screen begins and ends. */
function ends(line: SVGPathElement): readonly (readonly [x: number, y: number])[] {
  const matrix = line.getScreenCTM();
  return [0, line.getTotalLength()].map((at) => {
    const point = line.getPointAtLength(at).matrixTransform(matrix ?? undefined);
    return [point.x, point.y];
  });
}

describe.each(["flat", "stood", "folded"] as const)(
  "the way of seeds on a board laid out %s",
  (layout) => {
    test.each([
      [360, "south"],
      [360, "north"],
      [1280, "south"],
    ] as const)("%s pixels wide, %s below, leads from hole to hole", async (width, orientation) => {
      await page.viewport(width, 740);
      const laps = [
        ["B3", "B2", "B1", "A1", "A2"],
        ["A2", "A3", "A4", "A5"],
      ];
      const game = Game.start(variant("tsoro"));
      const annotations: Annotation[] = [{ type: "path", laps }];
      const board = await mount({ game, layout, orientation, annotations });
      const lines = [...plan(board).querySelectorAll<SVGPathElement>(".line")];
      expect(lines).toHaveLength(2);
      for (const [lap, line] of lines.entries()) {
        const names = [laps[lap]![0]!, laps[lap]!.at(-1)!];
        for (const [index, [x, y]] of ends(line).entries()) {
          const {
            left,
            top,
            width: size,
            height,
          } = hole(board, names[index]!).getBoundingClientRect();
          const away = Math.hypot(x - left - size / 2, y - top - height / 2);
          expect(away, `lap ${lap + 1} at ${names[index]}`).toBeLessThan(size / 2);
        }
      }
    });
  },
);

test("each lap is told by its number, its line and its colour", async () => {
  const game = Game.start(variant("katro"));
  const annotations: Annotation[] = [{ type: "path", action: "C1", text: "like this" }];
  const board = await mount({ game, annotations });
  const laps = game.play("C1").events.filter(({ type }) => type === "lift").length;
  const drawn = [...plan(board).querySelectorAll("svg")];
  expect(drawn.map((svg) => svg.querySelector("text")?.textContent)).toEqual(
    Array.from({ length: laps }, (_, lap) => String(lap + 1)),
  );
  const looks = drawn.slice(0, 3).map((svg) => {
    const line = svg.querySelector(".line");
    const { stroke, strokeDasharray } = getComputedStyle(line!);
    return [stroke, strokeDasharray];
  });
  expect(new Set(looks.map(([stroke]) => stroke)).size).toBe(3);
  expect(new Set(looks.map(([, dashes]) => dashes)).size).toBe(3);
  const last = game.play("C1").events.findLast(({ type }) => type === "drop");
  if (last?.type !== "drop") throw new Error("nothing was sown");
  expect(told(board)).toEqual([`Way from C1 to ${last.hole} in ${laps} laps: like this`]);
  const rules = { region: { enabled: false }, "page-has-heading-one": { enabled: false } };
  const { violations } = await axe.run(board, { rules });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test("that of an action is there as long as it can be played, and does not keep the pointer from the holes", async () => {
  const board = await mountGame("katro", {}, "", { annotations: [{ type: "path", action: "C1" }] });
  const { left, top, width, height } = hole(board, "C1").getBoundingClientRect();
  const hit = board.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2);
  expect(hit?.closest(".hole")).toBe(hole(board, "C1"));
  await board.play("C1");
  expect(all(board, ".plan path")).toEqual([]);
  expect(told(board)).toEqual([]);
  expect(one(board, ".grid")).toBeDefined();
});
