/** Frameworks give a board all its properties again at each rendering, often with new objects that say the same. */
import { describe, expect, test } from "vitest";
import { Game, parseVariant, variant } from "@magomba/engine";
import type { Variant } from "@magomba/engine";
import type { LitElement } from "lit";
import "./meter/meter.ts";
import "./moves/moves.ts";
import { heard, mount, wideStage } from "../test/stage.ts";
import type { MancalaBoard } from "./index.ts";

wideStage();

/** A variant of the page's own, read anew. */
function readAnew(): Variant {
  const read = parseVariant(structuredClone(variant("kalah", { columns: 3 }).definition), {
    columns: 3,
  });
  if (!read.ok) throw new Error("the variant cannot be read");
  return read.variant;
}

/** Everything that may be an object, new each time. */
const literals = (): Partial<MancalaBoard> => ({
  annotations: [{ type: "arrow", from: "A1", to: "A3" }],
  options: {},
});

/** Draws the board as a framework does, whenever the board tells of something. */
function renderOnEvents(
  board: MancalaBoard,
  properties: () => Partial<MancalaBoard>,
): () => number {
  let times = 0;
  for (const type of ["mancala-step", "mancala-action", "mancala-settled"] as const) {
    board.addEventListener(type, () => {
      times += 1;
      if (times < 1000) Object.assign(board, properties());
    });
  }
  return () => times;
}

describe.each([
  ["a variant of the page's own", () => ({ variant: readAnew() })],
  ["a built-in variant with options", () => ({ variant: variant("kalah", { columns: 3 }) })],
  ["an id with options", () => ({ variant: "kalah", options: { columns: 3 } })],
] as const)("new objects that say the same: %s", (_, own) => {
  const properties = (): Partial<MancalaBoard> => ({ ...literals(), ...own() });

  test("what was played stays", async () => {
    const board = await mount(properties());
    await board.play("A1");
    Object.assign(board, properties());
    await board.settled;
    expect(board.game?.history).toEqual(["A1"]);
    Object.assign(board, { ...properties(), label: "other" });
    await board.settled;
    expect(board.game?.history).toEqual(["A1"]);
  });

  test("at each step of a turn do not begin it again", async () => {
    const board = await mount({ ...properties(), speed: 20 });
    const steps = heard(board, "mancala-step");
    const rendered = renderOnEvents(board, properties);
    await board.play("A1");
    expect(steps.length).toBe(board.game?.events.length);
    expect(rendered()).toBe(steps.length + 1);
  });
});

test("a game that the page keeps, with new objects at each step, is shown once", async () => {
  let game = Game.start(readAnew());
  const board = await mount({ game, ...literals(), speed: 20 });
  const steps = heard(board, "mancala-step");
  const rendered = renderOnEvents(board, () => ({ ...literals(), game }));
  game = game.play("A1");
  board.game = game;
  await board.settled;
  expect(steps.length).toBe(game.events.length);
  expect(rendered()).toBe(steps.length + 1);
});

// A class whose fields are defined on each object would hide them, whichever way it was compiled.
test.each(["mancala-board", "mancala-moves", "mancala-meter"])(
  "no field of %s hides a property that is drawn anew when it is set",
  (tag) => {
    const element = document.createElement(tag) as LitElement;
    const properties = [...(element.constructor as typeof LitElement).elementProperties.keys()];
    expect(properties.length).toBeGreaterThan(2);
    expect(properties.filter((name) => Object.hasOwn(element, name))).toEqual([]);
  },
);
