import { describe, expect, test } from "vitest";
import { Game, variant } from "@magomba/engine";
import {
  all,
  wideStage,
  counts,
  heard,
  line,
  mount,
  mountGame,
  one,
  tap,
  hole,
} from "../test/stage.ts";
import type { MancalaBoard } from "./index.ts";

wideStage();

const TOLD = [
  "mancala-before-action",
  "mancala-action",
  "mancala-choice",
  "mancala-undo",
  "mancala-gameover",
  "mancala-error",
] as const;

/** Everything that a board reports of the player, by type. */
function told(board: MancalaBoard): string[] {
  const types: string[] = [];
  for (const type of TOLD) board.addEventListener(type, () => types.push(type));
  return types;
}

describe("play", () => {
  test("plays an action, resolves when it has been shown, and reports nothing of a player", async () => {
    const board = await mountGame("kimasai", {}, "", { speed: 2 });
    const types = told(board);
    const steps = heard(board, "mancala-step");
    await board.play("A2");
    expect(board.game?.history).toEqual(["A2"]);
    expect(counts(board)).toEqual(board.game?.seeds);
    expect(steps.map(({ step }) => step)).toEqual(board.game?.events);
    expect(types).toEqual([]);
  });

  test("waits for the first drawing, and methods act in the order they were called", async () => {
    const board = document.createElement("mancala-board");
    board.setAttribute("variant", "kimasai");
    board.speed = 0;
    const played = [board.play("A2"), board.play("a11"), board.undo()];
    document.body.append(board);
    await Promise.all(played);
    expect(board.game?.history).toEqual(["A2"]);
  });

  test("waits for a variant that is still to be loaded, and so does what a page reads once settled", async () => {
    const board = document.createElement("mancala-board");
    board.setAttribute("variant", "kalah");
    board.speed = 0;
    document.body.append(board);
    await board.play("A3");
    expect(board.game?.history).toEqual(["A3"]);
    expect(counts(board)).toEqual(board.game?.seeds);
    board.variant = "ouril";
    await board.settled;
    expect(board.game?.variant.rules.id).toBe("ouril");
    expect(counts(board)).toEqual(board.game?.seeds);
  });

  test("comes after attributes that were set before it", async () => {
    const board = await mountGame("kimasai");
    board.setAttribute("variant", "katro");
    await board.play("C1");
    expect(board.game?.variant.id).toBe("katro");
    expect(board.game?.history).toEqual(["C1"]);
  });

  test("of an action that is not legal is refused with the engine's error, and changes nothing", async () => {
    const board = await mountGame("kimasai");
    await expect(board.play("a2")).rejects.toMatchObject({ code: "illegal-action" });
    await expect(board.play("?")).rejects.toMatchObject({ code: "malformed-action" });
    expect(board.game?.history).toEqual([]);
  });

  test("goes on with a game that the page set", async () => {
    const game = Game.start(variant("kimasai"));
    const board = await mount({ game });
    await board.play("A2");
    expect(board.game?.previous).toBe(game);
  });

  test("as the player's own is reported, and can be stopped", async () => {
    const board = await mountGame("kimasai");
    const types = told(board);
    await board.play("A2", { reported: true });
    expect(types).toEqual(["mancala-before-action", "mancala-action"]);
    board.addEventListener("mancala-before-action", (event) => event.preventDefault());
    await board.play("a11", { reported: true });
    expect(board.game?.history).toEqual(["A2"]);
  });
});

describe("going through a game", () => {
  const actions = "A2 a11 A3";

  test("undo takes back one action", async () => {
    const board = await mountGame("kimasai", {}, "", { actions });
    const types = told(board);
    await board.undo();
    expect(board.game?.history).toEqual(["A2", "a11"]);
    expect(counts(board)).toEqual(board.game?.seeds);
    expect(types).toEqual([]);
    for (let times = 0; times < 3; times += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await board.undo();
    }
    expect(board.game?.plies).toBe(0);
  });

  test("goTo shows any moment at once, and what came after stays known", async () => {
    const board = await mountGame("kimasai", {}, "", { actions, speed: 200 });
    board.skip();
    const whole = board.game;
    const steps = heard(board, "mancala-step");
    const types = told(board);
    for (const ply of [1, 0, 3, 2, -4, 99]) {
      // oxlint-disable-next-line no-await-in-loop
      await board.goTo(ply);
      expect(board.game).toBe(whole?.line[Math.min(3, Math.max(0, ply))]);
      expect(counts(board)).toEqual(board.game?.seeds);
    }
    expect(steps).toEqual([]);
    expect(types).toEqual([]);
  });

  test("goTo is shown in the line but not read out; the next turn is", async () => {
    const board = await mountGame("kimasai", {}, "", { actions });
    await board.goTo(1);
    expect(one(board, "[role=status]").ariaLive).toBe("off");
    expect(line(board)).toContain("North to move");
    await board.play("a11");
    expect(one(board, "[role=status]").ariaLive).toBeNull();
  });

  test("playing from an earlier moment replaces what came after", async () => {
    const board = await mountGame("kimasai", {}, "", { actions });
    await board.goTo(2);
    const other = board.legalActions().find((action) => action !== "A3") ?? "";
    await tap(hole(board, other));
    await board.settled;
    expect(board.game?.history).toEqual(["A2", "a11", other]);
    await board.goTo(99);
    expect(board.game?.history).toEqual(["A2", "a11", other]);
  });
});

test("legalActions are the engine's, also before the first drawing", async () => {
  const start = Game.start(variant("katro"));
  const board = document.createElement("mancala-board");
  board.setAttribute("variant", "katro");
  expect(board.legalActions()).toEqual(start.actions);
  expect((await mount({})).legalActions()).toEqual([]);
});

test("a board without a game does nothing when told to play or to go somewhere", async () => {
  const board = await mount({});
  await board.play("A1");
  await board.undo();
  await board.goTo(3);
  expect(board.game).toBeUndefined();
  expect(all(board, ".hole")).toEqual([]);
});
