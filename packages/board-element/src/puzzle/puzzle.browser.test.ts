import { describe, expect, test } from "vitest";
import { Game, variant } from "@magomba/engine";
import type { MancalaBoard } from "../index.ts";
import { heard, hole, line, mount, tap, wideStage } from "../../test/stage.ts";

wideStage();

/** Which of the legal lines is called right is the business of the puzzle alone. */
const start = Game.start(variant("katro"));
const [one, two, wrong] = start.actions as [string, string, string];
const reply = start.play(one).actions[1]!;
const last = start.play(one).play(reply).actions[0]!;
const puzzle = `${one} ${reply} ${last} | ${two}`;

async function mountPuzzle(properties: Partial<MancalaBoard> = {}): Promise<MancalaBoard> {
  return mount({ variant: "katro", puzzle, ...properties });
}

const is = (board: MancalaBoard, state: string): boolean => board.matches(`:state(${state})`);

/** Waits until so many actions were played. */
async function until(board: MancalaBoard, plies: number): Promise<void> {
  await expect.poll(() => board.game?.plies).toBe(plies);
  await board.settled;
}

describe("a puzzle", () => {
  test("plays no wrong answer, says so, and lets the reader try again", async () => {
    const board = await mountPuzzle();
    const told = heard(board, "mancala-puzzle");
    const played = heard(board, "mancala-action");
    await tap(hole(board, wrong));
    await board.settled;
    expect(board.game?.plies).toBe(0);
    expect(line(board)).toBe(`${wrong} is not the answer. Try again.`);
    expect(told.map(({ outcome, action }) => [outcome, action])).toEqual([["wrong", wrong]]);
    expect(played).toEqual([]);
    expect(is(board, "wrong")).toBe(true);
    await tap(hole(board, two));
    await until(board, 1);
    expect(is(board, "wrong")).toBe(false);
  });

  test("replies for the other side, and is solved by the whole line", async () => {
    const board = await mountPuzzle();
    const told = heard(board, "mancala-puzzle");
    await tap(hole(board, one));
    await expect.poll(() => told.length).toBe(1);
    expect(told[0]?.outcome).toBe("right");
    expect(is(board, "right")).toBe(true);
    expect(line(board)).toMatch(/Right\.$/);
    await until(board, 2);
    expect(board.game?.history).toEqual([one, reply]);
    expect(is(board, "solved")).toBe(false);
    await board.play(last, { reported: true });
    await expect.poll(() => told.length).toBe(2);
    expect(told[1]).toMatchObject({ outcome: "solved", action: last });
    expect(line(board)).toMatch(/Solved!$/);
    expect(is(board, "solved")).toBe(true);
    expect(is(board, "playable")).toBe(false);
  });

  test("takes another right answer as well", async () => {
    const board = await mountPuzzle();
    const told = heard(board, "mancala-puzzle");
    await tap(hole(board, two));
    await expect.poll(() => told.map(({ outcome }) => outcome)).toEqual(["solved"]);
  });

  test("lets the reader play his own side only, and nothing more once it is solved", async () => {
    const board = await mountPuzzle();
    await tap(hole(board, one));
    await board.settled;
    expect(is(board, "playable")).toBe(false);
    await until(board, 2);
    expect(is(board, "playable")).toBe(true);
    await board.play(last, { reported: true });
    await tap(hole(board, board.legalActions()[0]!));
    await board.settled;
    expect(board.game?.plies).toBe(3);
  });

  test("is the answer of a form, which is good when it is solved", async () => {
    const form = document.createElement("form");
    document.body.append(form);
    const board = await mountPuzzle({ name: "answer", required: true });
    form.append(board);
    await board.settled;
    expect(board.validity.valueMissing).toBe(true);
    await tap(hole(board, one));
    await until(board, 2);
    expect(board.validity.patternMismatch).toBe(true);
    expect(board.validationMessage).toBe("Solve the puzzle to its end.");
    await board.play(last, { reported: true });
    expect(board.validity.valid).toBe(true);
    expect(new FormData(form).get("answer")).toBe(`${one} ${reply} ${last}`);
    form.reset();
    await board.settled;
    expect(board.value).toBe("");
    expect(is(board, "solved")).toBe(false);
    expect(is(board, "playable")).toBe(true);
  });

  test("works where the page keeps the game, and has it play the reply", async () => {
    const board = await mount({ game: start, puzzle });
    board.addEventListener("mancala-action", ({ action }) => {
      board.game = board.game?.play(action);
    });
    await tap(hole(board, one));
    await until(board, 2);
    expect(board.game?.history).toEqual([one, reply]);
    board.game = start;
    await board.settled;
    expect(is(board, "right")).toBe(false);
  });

  test("is no puzzle any more when it is taken away", async () => {
    const board = await mountPuzzle();
    board.puzzle = "";
    await board.settled;
    await tap(hole(board, wrong));
    await board.settled;
    expect(board.game?.history).toEqual([wrong]);
    expect(board.validity.valid).toBe(true);
  });

  test("speaks the board's language", async () => {
    const board = await mountPuzzle({ language: "ms" });
    await tap(hole(board, wrong));
    await board.settled;
    expect(line(board)).toBe(`${wrong} bukan jawapannya. Cuba lagi.`);
  });
});
