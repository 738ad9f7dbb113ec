import { describe, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { Game, variant } from "@magomba/engine";
import { all, cleanStage, gameAfter, hole, mount, mountGame, one } from "../../test/stage.ts";
import type { MancalaBoard } from "../index.ts";

cleanStage();

const boards = [
  ["gore", {}],
  ["katro", {}],
  ["katro", { rows: 4, columns: 4 }],
  ["tsoro", { columns: 8 }],
  ["kimasai", {}],
  ["tsoro", {}],
  ["nsolo", { columns: 36 }],
] as const;
const rooms = [
  [320, 568],
  [360, 640],
  [360, 740],
  [640, 360],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** What is wrong with where the holes lie. */
function misplaced(board: MancalaBoard): string[] {
  const wood = one(board, ".frame").getBoundingClientRect();
  const holes = all(board, ".hole").map((it) => ({
    name: it.dataset["hole"],
    box: it.getBoundingClientRect(),
  }));
  const faults: string[] = [];
  for (const [index, { name, box }] of holes.entries()) {
    if (box.left < wood.left - 1 || box.right > wood.right + 1 || box.bottom > wood.bottom + 1) {
      faults.push(`${name} is off the board`);
    }
    if (Math.abs(box.width - box.height) > 0.5) faults.push(`${name} is not round`);
    if (box.width < 24) faults.push(`${name} is ${box.width} wide`);
    for (const other of holes.slice(index + 1)) {
      const apart = Math.max(
        Math.abs(box.left - other.box.left),
        Math.abs(box.top - other.box.top),
      );
      if (apart < box.width - 0.5) faults.push(`${name} lies on ${other.name}`);
    }
  }
  return faults;
}

describe.each(rooms)("in %i by %i", (width, height) => {
  test.each(boards)(
    "the holes of %s %o are round, apart, on the board, and 24 pixels or more",
    async (id, options) => {
      await page.viewport(width, height);
      const board = await mountGame(id, options);
      expect(misplaced(board)).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});

test("4×21 and 4×36 are folded on a phone, 4×8 stands, and a wide page lays all of them flat or in two bands", async () => {
  const arrangement = async (
    id: string,
    options: object,
    width: number,
    height: number,
  ): Promise<string> => {
    await page.viewport(width, height);
    const board = await mountGame(id, options as Record<string, number>);
    const style = getComputedStyle(one(board, ".stage"));
    const found = `${style.getPropertyValue("--arrangement")} ${style.getPropertyValue("--band")}`;
    board.remove();
    return found;
  };
  expect(await arrangement("tsoro", {}, 360, 740)).toBe("folded 7");
  expect(await arrangement("nsolo", { columns: 36 }, 360, 740)).toMatch(/^folded (9|12)$/);
  expect(await arrangement("nsolo", {}, 360, 740)).toBe("stood 8");
  expect(await arrangement("tsoro", {}, 1280, 800)).toBe("flat 21");
  expect(await arrangement("nsolo", { columns: 36 }, 1280, 800)).toBe("folded 18");
});

test.each([
  ["tsoro", "folded", 3],
  ["kimasai", "folded", 2],
  ["kimasai", "flat", 1],
  ["kimasai", "stood", 1],
] as const)(
  "where a row of %s %s goes on in another band, an arrow at each end of it says so",
  async (id, layout, bands) => {
    await page.viewport(360, 640);
    const board = await mountGame(id, {}, "", { layout });
    const field = one(board, ".field");
    const { columns } = board.game!.variant.board;
    const top = (column: number): number => hole(board, `A${column}`).getBoundingClientRect().top;
    const between = bands === 1 ? 0 : top(Math.ceil(columns / bands) + 1) - top(1);
    for (const side of ["::before", "::after"]) {
      const { blockSize, backgroundSize } = getComputedStyle(field, side);
      const sizes = [blockSize, backgroundSize.split(" ")[1] ?? ""].map(Number.parseFloat);
      const [all, each] = sizes as [number, number];
      // One arrow for each band but the last, or but the first.
      expect([all, each * (bands - 1)].map(Math.round)).toEqual(
        [between, between].map((it) => Math.round(it * (bands - 1))),
      );
    }
  },
);

test("nothing below a board moves when the reader's buttons come, and no name of a side is cut", async () => {
  await page.viewport(320, 640);
  const board = document.createElement("mancala-board");
  Object.assign(board, { variant: "gore", layout: "stood", interactive: true });
  document.body.append(board);
  await board.updateComplete;
  expect(all(board, "button")).toEqual([]);
  const { height } = board.getBoundingClientRect();
  await board.settled;
  expect(all(board, "button").length).toBeGreaterThan(0);
  expect(board.getBoundingClientRect().height).toBe(height);
  for (const name of all(board, ".side")) {
    const range = document.createRange();
    range.selectNodeContents(name);
    expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(
      name.getBoundingClientRect().right,
    );
  }
});

test("the room is that of the element, not of the window", async () => {
  await page.viewport(1280, 800);
  const narrow = document.createElement("div");
  narrow.style.width = "340px";
  document.body.append(narrow);
  const board = await mountGame("tsoro");
  narrow.append(board);
  await board.settled;
  expect(one(board, ".frame").getBoundingClientRect().width).toBeLessThanOrEqual(340);
  expect(misplaced(board)).toEqual([]);
});

test.each(boards)(
  "%s %o stays within a room of 160 pixels, in every language",
  async (id, options) => {
    await page.viewport(1280, 800);
    const narrow = document.createElement("div");
    narrow.style.width = "160px";
    document.body.append(narrow);
    const board = await mountGame(id, options);
    narrow.append(board);
    for (const language of ["en", "sw", "ms", "fr", "pt", "sn", "mg"]) {
      board.language = language;
      // oxlint-disable-next-line no-await-in-loop
      await board.settled;
      expect(one(board, ".frame").getBoundingClientRect().width).toBeLessThanOrEqual(160);
      for (const tray of all(board, ".tray")) expect(tray.scrollWidth).toBe(tray.clientWidth);
    }
  },
);

test.each([
  ["a row", "display:flex"],
  ["a cell of a grid", "display:grid;grid-template-columns:auto 1fr"],
  ["a float", "float:left"],
  ["a box that hugs what is in it", "width:fit-content"],
])("in %s that gives it no width it takes one of its own, and gives way", async (_, css) => {
  await page.viewport(1280, 800);
  const place = document.createElement("div");
  place.style.cssText = css;
  document.body.append(place);
  const board = await mountGame("nsolo");
  place.append(board);
  await board.settled;
  expect(board.getBoundingClientRect().width).toBeGreaterThanOrEqual(320);
  expect(misplaced(board)).toEqual([]);
  await page.viewport(280, 800);
  expect(board.getBoundingClientRect().right).toBeLessThanOrEqual(280);
});

test("columns that share a page are not pushed apart by the boards in them", async () => {
  await page.viewport(600, 800);
  const place = document.createElement("div");
  place.style.cssText = "display:grid;grid-template-columns:1fr 1fr";
  const cells = [document.createElement("div"), document.createElement("div")];
  place.append(...cells);
  document.body.append(place);
  for (const cell of cells) {
    // oxlint-disable-next-line no-await-in-loop
    cell.append(await mountGame("nsolo"));
  }
  const [left = 0, right = 0] = cells.map((cell) => cell.getBoundingClientRect().width);
  expect(left).toBe(right);
  expect(left + right).toBeLessThanOrEqual(600);
});

test("the hand lies over its hole in every layout", async () => {
  await page.viewport(360, 740);
  const game = Game.start(variant("tsoro"));
  for (const layout of ["flat", "stood", "folded"] as const) {
    for (const orientation of ["south", "north"] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const board = await mount({ game, speed: 10_000, layout, orientation });
      board.game = game.play("B19");
      // oxlint-disable-next-line no-await-in-loop
      await board.updateComplete;
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(
        one(board, ".hand")
          .getAnimations()
          .map((it) => it.finished),
      );
      const hand = one(board, ".hand").getBoundingClientRect();
      const under = hole(board, "B19").getBoundingClientRect();
      expect(Math.abs(hand.left - under.left), `${layout} ${orientation}`).toBeLessThan(1);
      expect(Math.abs(hand.top - under.top), `${layout} ${orientation}`).toBeLessThan(1);
      board.skip();
      board.remove();
    }
  }
});

describe("seeds and numbers", () => {
  test("numbers alone need few elements", async () => {
    const board = await mount({ game: gameAfter("tsoro", 9), display: "counts" });
    expect(all(board, "*").length).toBeLessThanOrEqual(200);
  });

  test("a heap is one path however many seeds it has", async () => {
    const board = await mountGame("gore", {}, "", {
      variant: undefined,
      game: Game.from(variant("gore"), "200,1,0,0/12,25,48,2 S - 0:0 NNNN/SSSS", {
        anyTotal: true,
      }),
    });
    for (const cell of all(board, ".hole"))
      expect(cell.querySelectorAll("*").length).toBeLessThanOrEqual(3);
    expect(hole(board, "a1").querySelector(".count")?.textContent?.trim()).toBe("200");
  });

  test.each([280, 320, 360, 1280])("numbers up to 200 can be read at %i pixels", async (width) => {
    await page.viewport(width, 740);
    for (const display of ["auto", "seeds", "counts", "both"] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const board = await mount({
        game: Game.from(
          variant("nsolo", { columns: 12 }),
          "200,1,12,25,48,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,2 S - 0:0",
          { anyTotal: true },
        ),
        display,
      });
      const count = hole(board, "b1").querySelector<HTMLElement>(".count");
      const style = count && getComputedStyle(count);
      expect(style?.visibility, `${display} at ${width}`).toBe("visible");
      expect(Number.parseFloat(style?.fontSize ?? "0")).toBeGreaterThanOrEqual(10);
      expect(count?.scrollWidth).toBeLessThanOrEqual((count?.clientWidth ?? 0) + 1);
      const cell = hole(board, "b1").getBoundingClientRect();
      const text = count?.getBoundingClientRect();
      expect((text?.right ?? 0) - cell.right).toBeLessThanOrEqual(2);
      board.remove();
    }
  });
});

describe("readers' own settings", () => {
  const session = (): { send(method: string, parameters: object): Promise<void> } =>
    cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
  const emulate = (media: string, features: readonly object[]): Promise<void> =>
    session().send("Emulation.setEmulatedMedia", { media, features });

  test("with forced colours every hole has an edge, and marks and focus are seen", async () => {
    await page.viewport(1280, 800);
    await emulate("", [{ name: "forced-colors", value: "active" }]);
    try {
      const board = await mountGame("katro");
      const style = (name: string): CSSStyleDeclaration => getComputedStyle(hole(board, name));
      expect(style("A1").borderStyle).toBe("solid");
      expect(style("C1").borderStyle).toBe("double");
      hole(board, "C1").focus({ focusVisible: true } as FocusOptions);
      expect(style("C1").outlineStyle).toBe("solid");
    } finally {
      await emulate("", []);
    }
  });

  test("on paper it is a diagram of numbers", async () => {
    await page.viewport(1280, 800);
    await emulate("print", []);
    try {
      const board = await mountGame("katro");
      expect(getComputedStyle(one(board, ".foot")).display).toBe("none");
      expect(getComputedStyle(one(board, ".frame")).backgroundImage).toBe("none");
      const count = hole(board, "C1").querySelector<HTMLElement>(".count");
      expect(count && getComputedStyle(count).color).toBe("rgb(0, 0, 0)");
      board.actions = "C1";
      await board.settled;
      expect(getComputedStyle(one(board, ".origin")).borderColor).toBe("rgb(0, 0, 0)");
    } finally {
      await emulate("", []);
    }
  });
});

test("a page sets colours from outside, and parts have their names", async () => {
  document.documentElement.style.setProperty("--mancala-text", "rgb(1, 2, 3)");
  const board = await mountGame("katro");
  expect(getComputedStyle(one(board, ".line")).color).toBe("rgb(1, 2, 3)");
  document.documentElement.style.removeProperty("--mancala-text");
  expect(hole(board, "C1").getAttribute("part")).toBe("hole C1 row-C south playable sow");
});

test("two boards on a page do not disturb each other", async () => {
  await page.viewport(1280, 800);
  const first = await mountGame("katro", {}, "", { orientation: "north" });
  const second = await mountGame("gore");
  expect(misplaced(first)).toEqual([]);
  expect(misplaced(second)).toEqual([]);
  expect(one(first, ".hole").dataset["hole"]).toBe("C6");
  expect(one(second, ".hole").dataset["hole"]).toBe("a1");
});
