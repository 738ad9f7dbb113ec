import { describe, expect, test } from "vitest";
import { Game, variant } from "@magomba/engine";
import {
  all,
  wideStage,
  counts,
  focused,
  focusedHole,
  gameAfter,
  heard,
  hole,
  mount,
  mountGame,
  tap,
} from "../test/stage.ts";
import type { MancalaBoard } from "./index.ts";

wideStage();

/** The next frame, when observers of sizes have been called. */
const frame = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Where the middle of a hole is, as a share of the way over the holes of the board. */
function places(board: MancalaBoard): ReadonlyMap<string, readonly [number, number]> {
  const boxes = all(board, ".hole").map((it) => it.getBoundingClientRect());
  const from = (side: "left" | "top"): number => Math.min(...boxes.map((box) => box[side]));
  const to = (side: "right" | "bottom"): number => Math.max(...boxes.map((box) => box[side]));
  const share = (at: number, low: number, high: number): number =>
    Math.round(((at - low) / (high - low)) * 1000);
  return new Map(
    all(board, ".hole").map((it, index) => {
      const box = boxes[index] as DOMRect;
      return [
        it.dataset["hole"] ?? "",
        [
          share(box.left + box.width / 2, from("left"), to("right")),
          share(box.top + box.height / 2, from("top"), to("bottom")),
        ],
      ] as const;
    }),
  );
}

describe("turned round", () => {
  test.each([
    ["kalah", {}, "flat"],
    ["nsolo", {}, "flat"],
    ["nsolo", {}, "stood"],
    ["tsoro", {}, "flat"],
    ["tsoro", {}, "stood"],
  ] as const)(
    "every hole of %s %o laid out %s comes to lie half a turn further",
    async (id, options, layout) => {
      const board = await mountGame(id, options, "", { layout });
      const before = places(board);
      board.orientation = "north";
      await board.settled;
      const after = places(board);
      for (const [name, [x, y]] of before) {
        const [left, top] = after.get(name) ?? [0, 0];
        expect(Math.abs(1000 - x - left), name).toBeLessThanOrEqual(2);
        expect(Math.abs(1000 - y - top), name).toBeLessThanOrEqual(2);
      }
    },
  );

  test.each([
    ["flat", "y"],
    ["stood", "x"],
  ] as const)(
    "laid out %s, each tray says its own side's name and seeds, on its own side",
    async (layout, along) => {
      const position = "4,4,4,4,0,0/4,4,4,4,4,4 S - 3:5";
      const board = await mountGame("kalah", {}, position, { layout });
      for (const orientation of ["south", "north"] as const) {
        board.orientation = orientation;
        // oxlint-disable-next-line no-await-in-loop
        await board.settled;
        const trays = all(board, ".tray").toSorted(
          (one, other) => one.getBoundingClientRect()[along] - other.getBoundingClientRect()[along],
        );
        // South has 3. Its holes are below, or on the right, as long as it sits there.
        const told = trays.map((tray) => tray.textContent.replaceAll(/\s/g, ""));
        const expected = ["North5", "South3"];
        expect(told).toEqual(orientation === "south" ? expected : expected.toReversed());
      }
    },
  );

  test("the marks of the last turn stay with their holes", async () => {
    const game = gameAfter("nsolo", 17);
    const board = await mount({ game });
    const marks = (): unknown =>
      all(board, ".hole")
        .map((it) => {
          const { hole: name, delta } = it.dataset;
          const worn = ["origin", "last", "captured"].filter((mark) => it.classList.contains(mark));
          return [name, delta, ...worn].join(" ");
        })
        .toSorted();
    const before = marks();
    expect(all(board, ".origin")).toHaveLength(1);
    board.orientation = "north";
    await board.settled;
    expect(marks()).toEqual(before);
    board.layout = "stood";
    await board.settled;
    expect(marks()).toEqual(before);
  });

  test("two boards of one game, one of them turned, each play the hole that was touched on them", async () => {
    const game = Game.start(variant("katro", { direction: "either" }));
    const straight = await mount({ game });
    const turned = await mount({ game, orientation: "north" });
    const actions = [straight, turned].map((board) => heard(board, "mancala-action"));
    const angles: (string | undefined)[] = [];
    for (const board of [straight, turned]) {
      // oxlint-disable no-await-in-loop -- one board after the other
      await tap(hole(board, "C2"));
      const [first] = all(board, ".panel button");
      angles.push(first?.querySelector<SVGElement>("svg")?.dataset["angle"]);
      first?.click();
      // oxlint-enable no-await-in-loop
    }
    expect(actions.map((heardThere) => heardThere.length)).toEqual([1, 1]);
    // The first button stands on the left of both boards, so it means the other way round the circuit on the turned one.
    expect(angles).toEqual(["180", "180"]);
    const [one, other] = actions.map(([event]) => event?.action);
    expect(one).not.toBe(other);
  });
});

describe("a page that does several things at once", () => {
  test("may resize a board and take it away in the same breath", async () => {
    const board = await mountGame("tsoro");
    board.style.width = "340px";
    board.remove();
    await frame();
    document.body.append(board);
    board.style.width = "900px";
    await board.settled;
    expect(board.getBoundingClientRect().width).toBe(900);
    expect(counts(board)).toEqual(board.game?.seeds);
  });

  test("may set the game that is being shown once more: what moves goes on to its end", async () => {
    const start = Game.start(variant("kimasai"));
    const next = start.play("A2");
    const board = await mount({ game: start, speed: 20 });
    const steps = heard(board, "mancala-step");
    board.game = next;
    await board.updateComplete;
    board.game = next;
    await board.settled;
    expect(steps.map(({ step }) => step)).toEqual(next.events);
    expect(counts(board)).toEqual(next.seeds);
  });

  test("may set another game while a direction is chosen: nothing stale can be played", async () => {
    const board = await mount({ game: Game.start(variant("katro", { direction: "either" })) });
    const actions = heard(board, "mancala-action");
    await tap(hole(board, "C2"));
    const stale = all(board, ".panel button")[0];
    expect(stale).toBeDefined();
    board.game = Game.start(variant("gore"));
    await board.settled;
    stale?.click();
    expect(all(board, ".panel")).toEqual([]);
    expect(actions).toEqual([]);
  });

  test("may keep a copy of its markup, as caches of visited pages do", async () => {
    const place = document.createElement("div");
    place.innerHTML = `<mancala-board variant="katro" actions="C1" interactive speed="0"></mancala-board>`;
    document.body.append(place);
    const shown = place.querySelector("mancala-board");
    await shown?.settled;
    const copy = place.cloneNode(true) as HTMLElement;
    place.replaceWith(copy);
    const again = copy.querySelector("mancala-board");
    await again?.settled;
    expect(again && counts(again)).toEqual(shown && counts(shown));
    window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    if (again) await tap(hole(again, again.legalActions()[0] ?? ""));
    await again?.settled;
    expect(again?.game?.plies).toBe(2);
  });
});

describe("a touch", () => {
  test("asks the page once", async () => {
    const board = await mountGame("kimasai");
    const wishes = heard(board, "mancala-before-action");
    await tap(hole(board, "A2"));
    await board.settled;
    expect(wishes).toHaveLength(1);
  });

  test("that the browser takes away leaves the board as it was, and the next one plays", async () => {
    const board = await mountGame("kimasai");
    const on = (type: string): boolean =>
      hole(board, "A2").dispatchEvent(
        new PointerEvent(type, { pointerType: "touch", bubbles: true, composed: true }),
      );
    on("pointerdown");
    on("pointercancel");
    await board.settled;
    expect(board.game?.plies).toBe(0);
    await tap(hole(board, "A2"));
    await board.settled;
    expect(board.game?.history).toEqual(["A2"]);
  });

  test("finds its hole on a page that was scrolled", async () => {
    const above = document.createElement("div");
    above.style.height = "900px";
    const below = above.cloneNode() as HTMLElement;
    document.body.append(above);
    const board = await mountGame("kimasai");
    document.body.append(below);
    window.scrollTo(0, 500);
    const { left, top, width, height } = hole(board, "A2").getBoundingClientRect();
    const point = [left + width / 2, top + height / 2] as const;
    expect(document.elementFromPoint(...point)).toBe(board);
    expect(board.shadowRoot?.elementFromPoint(...point)?.closest(".hole")).toBe(hole(board, "A2"));
    await tap(hole(board, "A2"));
    await board.settled;
    expect(board.game?.history).toEqual(["A2"]);
    window.scrollTo(0, 0);
  });
});

test("of two boards only the one with the keyboard hears it", async () => {
  const first = await mountGame("kimasai");
  const second = await mountGame("kimasai");
  hole(second, "A1").focus();
  const press = (key: string): unknown =>
    focused(second)?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true }),
    );
  press("ArrowRight");
  await second.updateComplete;
  expect(focusedHole(second)).toBe("A2");
  expect(focusedHole(first)).toBeUndefined();
  press("Enter");
  await Promise.all([first.settled, second.settled]);
  expect([first.game?.plies, second.game?.history]).toEqual([0, ["A2"]]);
});
