import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { applyEvent } from "@magomba/engine";
import type { BoardState } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import {
  all,
  wideStage,
  counts,
  focusedHole,
  heard,
  hole,
  line,
  mountGame,
  one,
  tap,
} from "../../test/stage.ts";
import type { MancalaBoard } from "../index.ts";

wideStage();

/** A board with the bar, after a turn of several laps. */
async function shown(properties: Partial<MancalaBoard> = {}): Promise<MancalaBoard> {
  const board = await mountGame("katro", {}, "", { controls: true, actions: "C1", ...properties });
  expect(board.game?.events.filter(({ type }) => type === "lift").length).toBeGreaterThan(1);
  return board;
}

const press = async (board: MancalaBoard, name: string): Promise<void> => {
  await userEvent.click(one(board, `.transport button[aria-label="${name}"]`));
  await board.updateComplete;
};

/** What lay on the board after the first `count` events of the last action. */
function stateAfter(game: Game | undefined, count: number): BoardState | undefined {
  const start = game?.previous;
  return (
    start &&
    game.events
      .slice(0, count)
      .reduce((state, event) => applyEvent(game.variant.board, state, event), start.state)
  );
}

const slider = (board: MancalaBoard): HTMLInputElement =>
  one(board, "input[type=range]") as HTMLInputElement;

describe("the bar", () => {
  test("is there when asked for, and only then", async () => {
    const board = await mountGame("katro");
    expect(all(board, ".transport")).toEqual([]);
    board.controls = true;
    await board.settled;
    expect(one(board, ".transport").ariaLabel).toBe("The last turn");
  });

  test("keeps its buttons in one line on a narrow page, each large enough to hit", async () => {
    await page.viewport(320, 568);
    const board = await shown();
    const boxes = all(board, ".transport button").map((button) => button.getBoundingClientRect());
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(Math.min(...boxes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThan(24);
  });

  test("is idle until something was played", async () => {
    const board = await mountGame("katro", {}, "", { controls: true });
    expect(all(board, ".transport button:not(:disabled)")).toEqual([]);
    await board.play("C1");
    expect(all(board, ".transport button:disabled")).toEqual([]);
  });

  test("steps back and forward by seeds: each place is what the events make of the start", async () => {
    const board = await shown();
    const { game } = board;
    const total = game?.events.filter(({ type }) => type !== "turn").length ?? 0;
    expect(slider(board).max).toBe(String(total));
    for (let at = total - 1; at >= total - 3; at -= 1) {
      // oxlint-disable-next-line no-await-in-loop
      await press(board, "Back one seed");
      expect(counts(board)).toEqual(stateAfter(game, at)?.seeds);
      expect(slider(board).value).toBe(String(at));
    }
    await press(board, "Forward one seed");
    expect(counts(board)).toEqual(stateAfter(game, total - 2)?.seeds);
    await press(board, "To the end");
    expect(counts(board)).toEqual(game?.seeds);
    expect(all(board, ".hand")).toEqual([]);
  });

  test("steps by laps, to where seeds are lifted", async () => {
    const board = await shown();
    const { game } = board;
    const laps = game?.events.flatMap(({ type }, index) => (type === "lift" ? [index] : [])) ?? [];
    for (const lift of laps.toReversed()) {
      // oxlint-disable-next-line no-await-in-loop
      await press(board, "Back one lap");
      expect(counts(board)).toEqual(stateAfter(game, lift)?.seeds);
    }
    await press(board, "Forward one lap");
    expect(counts(board)).toEqual(stateAfter(game, laps[1] ?? 0)?.seeds);
  });

  test("scrubs, and tells the place in words", async () => {
    const board = await shown();
    const { game } = board;
    const range = slider(board);
    for (const at of [4, 1, 6]) {
      range.value = String(at);
      range.dispatchEvent(new Event("input", { bubbles: true }));
      // oxlint-disable-next-line no-await-in-loop
      await board.updateComplete;
      const state = stateAfter(game, at);
      expect(counts(board)).toEqual(state?.seeds);
      const seeds = state?.hand === 1 ? "1 seed" : `${state?.hand} seeds`;
      const hand = state?.hand ? `${seeds} in the hand` : "";
      expect(range.ariaValueText).toContain(`${at} of ${range.max}`);
      expect(range.ariaValueText).toContain(hand);
    }
  });

  test("plays the turn again and pauses it", async () => {
    const board = await shown({ speed: 400 });
    board.skip();
    await board.settled;
    const steps = heard(board, "mancala-step");
    const settled = heard(board, "mancala-settled");
    const before = line(board);
    await press(board, "Show the turn again");
    await press(board, "Pause");
    expect(all(board, ".hand")).toHaveLength(1);
    expect(one(board, ".transport button[aria-label=Play]")).toBeDefined();
    expect(steps.map(({ step }) => step)).toEqual(board.game?.events.slice(0, steps.length));
    expect(steps.length).toBeGreaterThan(0);
    await press(board, "Play");
    board.skip();
    await board.settled;
    expect(counts(board)).toEqual(board.game?.seeds);
    // A turn that was told once is not told again.
    expect(line(board)).toBe(before);
    expect(settled).toEqual([]);
  });

  test("holds a turn that is being played, and a hole that is touched ends that and acts", async () => {
    const board = await mountGame("katro", {}, "", { controls: true, speed: 400 });
    void board.play("C1");
    await expect.poll(() => all(board, ".hand").length).toBe(1);
    await press(board, "Pause");
    const actions = heard(board, "mancala-action");
    const next = board.game?.actions[0] ?? "";
    await tap(hole(board, next));
    expect(actions.map(({ action }) => action)).toEqual([next]);
    board.skip();
  });

  test("changes the speed", async () => {
    const board = await shown();
    const rate = one(board, ".transport select") as HTMLSelectElement;
    await userEvent.selectOptions(rate, "4");
    await board.updateComplete;
    expect(rate.value).toBe("4");
  });

  test("can be used with keys on the board, which stay where they are", async () => {
    const board = await shown();
    const { game } = board;
    const total = game?.events.filter(({ type }) => type !== "turn").length ?? 0;
    hole(board, "C1").focus();
    await userEvent.keyboard(",");
    await userEvent.keyboard(",");
    await board.updateComplete;
    expect(counts(board)).toEqual(stateAfter(game, total - 2)?.seeds);
    await userEvent.keyboard(".");
    await userEvent.keyboard("<");
    await board.updateComplete;
    const lift = game?.events.findLastIndex(({ type }) => type === "lift") ?? 0;
    expect(counts(board)).toEqual(stateAfter(game, lift)?.seeds);
    expect(focusedHole(board)).toBe("C1");
  });

  test("is worked by Space on a board that only shows, where there is nothing to play", async () => {
    const board = await shown({ interactive: false, speed: 400 });
    board.skip();
    hole(board, "C1").focus();
    await userEvent.keyboard(" ");
    await expect.poll(() => board.matches(":state(animating)")).toBe(true);
    await userEvent.keyboard(" ");
    await expect.poll(() => board.matches(":state(paused)")).toBe(true);
    expect(line(board)).not.toContain("only shows");
    board.skip();
    await board.settled;
  });

  test("keeps its keys to itself: the slider's arrows move no hole, and Escape gives up nothing", async () => {
    const board = await shown();
    slider(board).focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await board.updateComplete;
    expect(slider(board).value).toBe(String(Number(slider(board).max) - 2));
    expect(focusedHole(board)).toBeUndefined();
  });
});

test("replay shows the last turn again and resolves at its end", async () => {
  const board = await shown({ speed: 1, controls: false });
  const steps = heard(board, "mancala-step");
  await board.replay();
  expect(steps.map(({ step }) => step)).toEqual(board.game?.events);
  expect(counts(board)).toEqual(board.game?.seeds);
});

test("a page can bring a bar of its own: the turn plays, is held and is gone to by time", async () => {
  const board = await mountGame("katro", {}, "", { actions: "C1", speed: 400 });
  board.skip();
  const film = (await board.timeline())!;
  const { game } = board;
  expect([film.ended, film.paused, film.currentTime]).toEqual([true, true, film.duration]);
  expect(film.duration).toBeGreaterThan(1000);
  film.currentTime = 0;
  await board.updateComplete;
  expect(counts(board)).toEqual(stateAfter(game, 0)?.seeds);
  expect([film.ended, film.paused, film.currentTime]).toEqual([false, true, 0]);
  film.currentTime = film.duration / 2;
  await board.updateComplete;
  const middle = counts(board);
  expect(middle).not.toEqual(game?.seeds);
  expect(middle).not.toEqual(stateAfter(game, 0)?.seeds);
  for (const nothing of [0, -1, NaN, Infinity]) film.playbackRate = nothing;
  expect(film.playbackRate).toBe(1);
  film.playbackRate = 1000;
  await film.play();
  expect(film.ended).toBe(true);
  expect(counts(board)).toEqual(game?.seeds);
  void film.play();
  film.pause();
  expect(film.ended || film.paused).toBe(true);
  film.currentTime = Infinity;
  await film.finished;
  expect(counts(board)).toEqual(game?.seeds);
});
