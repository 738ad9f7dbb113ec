import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { variant } from "@magomba/engine";
import { Game } from "@magomba/engine/game";
import {
  all,
  button,
  wideStage,
  heard,
  hole,
  line,
  mount,
  mountGame,
  one,
  tap,
} from "../../test/stage.ts";
import type { MancalaBoard } from "../index.ts";

wideStage();

const glance = (board: MancalaBoard): string => one(board, ".glance").innerText;

/** The changes that are shown, by hole. */
const deltas = (board: MancalaBoard): Record<string, number> =>
  Object.fromEntries(
    all(board, "[data-delta]").map((it) => [
      it.dataset["hole"] ?? "",
      Number(it.dataset["delta"]?.replace("−", "-")),
    ]),
  );

/** The changes that an action makes, by hole. */
function changes(game: Game | undefined, action: string): Record<string, number> {
  if (!game) return {};
  const next = game.play(action);
  return Object.fromEntries(
    game.board.holes.flatMap(({ name, index }) => {
      const by = (next.seeds[index] ?? 0) - (game.seeds[index] ?? 0);
      return by === 0 ? [] : [[name, by]];
    }),
  );
}

describe("pointing at a hole", () => {
  test("shows what playing it would do, and nothing once the pointer is gone", async () => {
    const board = await mountGame("katro");
    await userEvent.hover(hole(board, "C1"));
    await board.updateComplete;
    expect(deltas(board)).toEqual(changes(board.game, "C1"));
    expect(glance(board)).toMatch(
      /^If played: South sows 2 seeds from C1 in \d laps; last seed in/,
    );
    const last = board.game?.play("C1").events.findLast(({ type }) => type === "drop");
    expect(all(board, ".last").map((it) => it.dataset["hole"])).toEqual([
      last?.type === "drop" ? last.hole : "",
    ]);
    await userEvent.hover(document.body);
    await board.updateComplete;
    expect(deltas(board)).toEqual({});
    expect(glance(board)).toBe("");
    expect(board.game?.history).toEqual([]);
  });

  test("tells why it cannot be played", async () => {
    const board = await mountGame("kimasai");
    await userEvent.hover(hole(board, "a3"));
    await board.updateComplete;
    expect(glance(board)).toBe("a3 does not belong to South.");
    expect(deltas(board)).toEqual({});
  });

  test("says nothing aloud", async () => {
    const board = await mountGame("katro");
    const before = line(board);
    await userEvent.hover(hole(board, "C1"));
    await board.updateComplete;
    expect(line(board)).toBe(before);
  });

  test("is not what a view-only board does", async () => {
    const board = await mountGame("katro", {}, "", { interactive: false });
    await userEvent.hover(hole(board, "C1"));
    await board.updateComplete;
    expect(deltas(board)).toEqual({});
    expect(all(board, ".glance")).toEqual([]);
  });
});

test("the keyboard on a hole shows it too, and the hole's description tells it", async () => {
  const board = await mountGame("kimasai");
  hole(board, "A1").focus();
  await userEvent.keyboard("{ArrowRight}");
  await board.updateComplete;
  expect(deltas(board)).toEqual(changes(board.game, "A2"));
  expect(hole(board, "A2").getAttribute("aria-description")).toContain(
    "captures 2 seeds from a1 and b1",
  );
  expect(hole(board, "a3").getAttribute("aria-description")).toBeNull();
});

test("a hole that can be played in two ways shows both, before one is chosen", async () => {
  const board = await mountGame("katro", { direction: "either" });
  await userEvent.hover(hole(board, "C3"));
  await board.updateComplete;
  expect(glance(board)).toBe("Forward ends at B5, captures 2; backward ends at B3, captures 2.");
  const marked = (word: string): (string | undefined)[] =>
    all(board, `.hole.${word}`).map((it) => it.dataset["hole"]);
  expect(marked("origin")).toEqual(["C3"]);
  expect(marked("last")).toEqual(["B3", "B5"]);
  expect(marked("captured")).toEqual(["a2", "a4"]);
  expect(deltas(board)).toEqual({});
  // One step to the right, one to the left.
  expect(all(board, ".way").map((it) => it.dataset["angle"])).toEqual(["0", "180"]);
});

test("each way of a direction is shown at its button", async () => {
  const board = await mountGame("katro", { direction: "either" });
  await tap(hole(board, "C3"));
  await board.settled;
  for (const action of ["C3>", "C3<"]) {
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.hover(button(board, action));
    // oxlint-disable-next-line no-await-in-loop
    await board.updateComplete;
    expect(deltas(board)).toEqual(changes(board.game, action));
    // Its arrow is a part of the button.
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.hover(one(board, `[data-action="${action}"] .arrow`));
    // oxlint-disable-next-line no-await-in-loop
    await board.updateComplete;
    expect(deltas(board)).toEqual(changes(board.game, action));
  }
});

test("the answer to an offer shows what changes hands", async () => {
  const board = await mountGame("gore", {}, "1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSSS");
  await board.play("offer:A2");
  await userEvent.hover(button(board, "accept"));
  await board.updateComplete;
  expect(glance(board)).toContain("North now owns A2 and puts 6 seeds there");
  expect(hole(board, "A2").classList).toContain("captured");
  expect(deltas(board)).toEqual({ A2: 6 });
});

describe("where an action is to be confirmed", () => {
  test("the first touch shows and tells it, the second one plays it", async () => {
    const board = await mountGame("kimasai", {}, "", { confirm: true });
    const actions = heard(board, "mancala-action");
    await tap(hole(board, "A2"));
    await board.settled;
    expect(actions).toEqual([]);
    expect(line(board)).toContain("If played: South");
    expect(deltas(board)).toEqual(changes(board.game, "A2"));
    await tap(hole(board, "A2"));
    await board.settled;
    expect(actions.map(({ action }) => action)).toEqual(["A2"]);
  });

  test("touching another hole shows that one, and Escape gives up", async () => {
    const board = await mountGame("katro", {}, "", { confirm: true });
    await tap(hole(board, "C1"));
    await tap(hole(board, "C2"));
    await board.settled;
    expect(board.game?.history).toEqual([]);
    expect(deltas(board)).toEqual(changes(board.game, "C2"));
    await userEvent.keyboard("{Escape}");
    await board.settled;
    expect(line(board)).toBe("South to move.");
    await tap(hole(board, "C2"));
    await board.settled;
    expect(board.game?.history).toEqual([]);
  });
});

test("a page can ask for what an action would do, and have it shown", async () => {
  const board = await mount({ game: Game.start(variant("kimasai")) });
  expect(await board.trace("A2")).toMatchObject({
    end: "A1",
    captured: expect.arrayContaining(["a1", "b1"]),
    gained: 2,
  });
  await expect(board.trace("a2")).rejects.toMatchObject({ code: "illegal-action" });
  await board.preview("A2");
  expect(deltas(board)).toEqual(changes(board.game, "A2"));
  await board.preview();
  expect(deltas(board)).toEqual({});
});

test("the last turn keeps its first step as a mark, a preview its whole way", async () => {
  const board = await mountGame("katro");
  await board.preview("C1");
  const laps = board.game?.play("C1").events.filter(({ type }) => type === "lift").length;
  const seen = all(board, ".plan").filter((plan) => plan.checkVisibility());
  expect(seen.map((plan) => plan.querySelectorAll(".line").length)).toEqual([laps]);
  expect(all(board, ".way")).toEqual([]);
  await board.play("C1");
  expect(all(board, ".plan")).toEqual([]);
  expect(
    all(board, ".way").map((it) => [it.dataset["r"], it.dataset["c"], it.dataset["angle"]]),
  ).toEqual([["5", "0", "0"]]);
});
