import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { Game, variant } from "@magomba/engine";
import type { MancalaBoard } from "../index.ts";
import { all, cleanStage, hole, mount, mountGame, one } from "../../test/stage.ts";
import type { Annotation } from "./annotation.ts";

cleanStage();

const tsoro = Game.start(variant("tsoro"));

const middle = (element: Element): readonly [x: number, y: number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};
/** Where the tip of an arrow of a board lies. */
function tip(board: MancalaBoard): readonly [x: number, y: number] {
  const shaft = one(board, ".arrow-to");
  const probe = document.createElement("i");
  Object.assign(probe.style, { position: "absolute", right: "0", top: "50%" });
  shaft.append(probe);
  const place = middle(probe);
  probe.remove();
  return place;
}

describe("an arrow", () => {
  test.each(["flat", "stood", "folded"] as const)(
    "reaches from hole to hole, wherever they lie on a board laid out %s",
    async (layout) => {
      await page.viewport(360, 740);
      for (const orientation of ["south", "north"] as const) {
        for (const [from, to] of [
          ["A1", "A2"],
          ["b21", "B3"],
          ["A18", "a4"],
        ] as const) {
          const annotations: Annotation[] = [{ type: "arrow", from, to }];
          // oxlint-disable-next-line no-await-in-loop
          const board = await mount({ game: tsoro, layout, orientation, annotations });
          const [start, end] = [middle(hole(board, from)), middle(hole(board, to))];
          const [x, y] = tip(board);
          const size = hole(board, to).getBoundingClientRect().width;
          expect(Math.hypot(x - end[0], y - end[1]), `${from} ${to}`).toBeLessThan(size / 2);
          const away = Math.hypot(x - start[0], y - start[1]);
          const whole = Math.hypot(end[0] - start[0], end[1] - start[1]);
          expect(away).toBeLessThan(whole);
          board.remove();
        }
      }
    },
  );

  test("may lead to a store", async () => {
    await page.viewport(1280, 800);
    const annotations: Annotation[] = [{ type: "arrow", from: "A6", to: "south" }];
    const board = await mountGame("kalah", {}, "", { annotations });
    const [, y] = tip(board);
    expect(y).toBeGreaterThan(middle(hole(board, "A6"))[1]);
  });
});

test("marks, labels and hints lie on their holes, in every orientation", async () => {
  await page.viewport(1280, 800);
  for (const orientation of ["south", "north"] as const) {
    const annotations: Annotation[] = [
      { type: "mark", hole: "C2", shape: "cross", tone: "bad" },
      { type: "hint", hole: "A4", text: "try" },
      { type: "label", hole: "b1", text: "here" },
    ];
    // oxlint-disable-next-line no-await-in-loop
    const board = await mountGame("katro", {}, "", { orientation, annotations });
    const drawn = all(board, ".annotation");
    expect(drawn).toHaveLength(3);
    for (const [index, name] of ["C2", "A4", "b1"].entries()) {
      const [x, y] = middle(drawn[index] as Element);
      const [holeX, holeY] = middle(hole(board, name));
      expect(Math.hypot(x - holeX, y - holeY), name).toBeLessThan(1);
    }
    board.remove();
  }
});

test("the circuit of a side has an arrow at each of its holes, which points to the next", async () => {
  await page.viewport(1280, 800);
  const board = await mountGame("kimasai", {}, "", {
    annotations: [{ type: "circuit", side: "south" }],
  });
  const arrows = all(board, ".chevron");
  expect(arrows).toHaveLength(24);
  const angle = (name: string): string | undefined => {
    const [x, y] = middle(hole(board, name));
    return arrows.find((it) => {
      const [left, top] = middle(it);
      return Math.hypot(left - x, top - y) < 1;
    })?.dataset["angle"];
  };
  expect([angle("B1"), angle("B12"), angle("A12"), angle("A1")]).toEqual(["0", "270", "180", "90"]);
});

test("hostile text stays text, and is told to those who do not see it", async () => {
  const text = "<img src=x onerror=alert(1)>";
  const board = await mountGame("katro", {}, "", {
    annotations: [
      { type: "label", hole: "C1", text },
      { type: "arrow", from: "C1", to: "C3", text: "first" },
    ],
  });
  expect(all(board, "img")).toEqual([]);
  expect(one(board, ".words").textContent).toBe(text);
  const told = all(board, "ul[aria-label='Notes on the board'] li").map((it) => it.textContent);
  expect(told).toEqual([`C1: ${text}`, "Arrow from C1 to C3: first"]);
});

test("an attribute may say them, and they can be taken away", async () => {
  const board = await mountGame("katro");
  board.setAttribute("annotations", `[{"type": "mark", "hole": "A1"}]`);
  await board.settled;
  expect(all(board, ".annotation.mark.ring.plain")).toHaveLength(1);
  board.annotations = [];
  await board.settled;
  expect(all(board, ".annotation")).toEqual([]);
});

test("they do not keep the pointer from the hole below", async () => {
  const board = await mountGame("katro", {}, "", {
    annotations: [{ type: "mark", hole: "C1", shape: "dot" }],
  });
  const [x, y] = middle(hole(board, "C1"));
  expect(board.shadowRoot?.elementFromPoint(x, y)?.closest(".hole")).toBe(hole(board, "C1"));
});

describe("slots", () => {
  test("put something of the page's own into a hole, which stays a hole", async () => {
    const board = await mountGame("katro");
    const own = document.createElement("b");
    own.slot = "C1";
    own.textContent = "X";
    board.append(own);
    await Promise.resolve();
    await board.settled;
    const [x, y] = middle(own);
    const [holeX, holeY] = middle(hole(board, "C1"));
    expect(Math.hypot(x - holeX, y - holeY)).toBeLessThan(4);
    own.click();
    await board.settled;
    expect(board.game?.history).toEqual(["C1"]);
  });

  test("follow their element to another hole, and out of the board", async () => {
    const own = document.createElement("b");
    own.slot = "C1";
    const board = await mountGame("katro");
    board.append(own);
    own.slot = "A2";
    await Promise.resolve();
    await board.settled;
    expect(all(board, "slot").map((slot) => slot.getAttribute("name"))).toEqual(["A2"]);
    own.remove();
    await Promise.resolve();
    await board.settled;
    expect(all(board, "slot")).toEqual([]);
  });

  test("cost nothing where the page puts nothing", async () => {
    expect(all(await mountGame("katro"), "slot")).toEqual([]);
  });
});

describe("the number in the corner of a hole is left free by", () => {
  test.each([
    ["a ring", { type: "mark", hole: "A1" }, 320],
    ["a square", { type: "mark", hole: "A1", shape: "square" }, 320],
    ["a hint", { type: "hint", hole: "A1" }, 320],
    ["a ring on a large board", { type: "mark", hole: "A1" }, 1200],
  ] as const)("%s", async (_, annotation, width) => {
    await page.viewport(1280, 800);
    const game = Game.from(variant("kalah"), "4,4,4,4,4,0/12,4,4,4,4,0 S - 0:0");
    const board = await mount({ game, annotations: [annotation] });
    board.style.inlineSize = `${width}px`;
    const svg = one(board, ".annotation svg");
    const numbers =
      getComputedStyle(svg)
        .maskImage.match(/[\d.]+(?=px)/g)
        ?.map(Number) ?? [];
    const [across = 0, down = 0, ...offsets] = numbers;
    const [left = 0, up = 0] = offsets;
    const { right, bottom } = svg.getBoundingClientRect();
    const badge = one(board, "[data-hole=A1] .count").getBoundingClientRect();
    expect(right - left - across).toBeLessThan(badge.left);
    expect(right - left + across).toBeGreaterThan(badge.right);
    expect(bottom - up - down).toBeLessThan(badge.top);
    expect(bottom - up + down).toBeGreaterThan(badge.bottom);
  });

  test("nothing where the number stands in the middle", async () => {
    const board = await mountGame("kalah", {}, "", {
      display: "counts",
      annotations: [{ type: "mark", hole: "A1" }],
    });
    expect(getComputedStyle(one(board, ".annotation svg")).maskImage).toBe("none");
  });
});
