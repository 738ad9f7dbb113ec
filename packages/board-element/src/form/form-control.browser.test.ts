/** The board as a control of a form. In Goré a sowing is one action, and the sides alternate. */
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { Game, variant } from "@magomba/engine";
import { all, cleanStage, counts, focusedHole, hole, line, tap } from "../../test/stage.ts";
import type { MancalaBoard } from "../index.ts";

cleanStage();

interface Question {
  readonly form: HTMLFormElement;
  readonly board: MancalaBoard;
  /** What the form would send. */
  readonly sent: () => readonly (readonly [string, unknown])[];
}

/** A form with a board in it. */
async function ask(
  attributes: string,
  around: (board: string) => string = String,
): Promise<Question> {
  const form = document.createElement("form");
  const tag = `<mancala-board variant="gore" speed="0" interactive ${attributes}></mancala-board>`;
  form.innerHTML = around(tag);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.body.append(form);
  const board = form.querySelector("mancala-board")!;
  await board.settled;
  return { form, board, sent: () => [...new FormData(form)] };
}

describe("the answer", () => {
  test("is what was played since the game given, and is sent under the board's name", async () => {
    const { form, board, sent } = await ask(`name="answer" actions="A1 a1"`);
    expect(sent()).toEqual([["answer", ""]]);
    expect(form.elements.namedItem("answer")).toBe(board);
    expect([board.form, board.name]).toEqual([form, "answer"]);
    await tap(hole(board, "A2"));
    await board.settled;
    await tap(hole(board, "a2"));
    await board.settled;
    expect(board.game?.history).toEqual(["A1", "a1", "A2", "a2"]);
    expect(sent()).toEqual([["answer", "A2 a2"]]);
    expect(board.value).toBe("A2 a2");
  });

  test("is not sent without a name, nor from a disabled board", async () => {
    const { board, sent } = await ask("");
    await board.play("A1");
    expect(sent()).toEqual([]);
    board.name = "answer";
    expect(sent()).toEqual([["answer", "A1"]]);
    board.disabled = true;
    expect(sent()).toEqual([]);
  });

  test("is in the form by the time the action is reported", async () => {
    const { form, board, sent } = await ask(`name="answer" required`);
    const seen: unknown[] = [];
    board.addEventListener("mancala-action", () => seen.push(sent(), form.checkValidity()));
    await tap(hole(board, "A1"));
    expect(seen).toEqual([[["answer", "A1"]], true]);
  });

  test("stays whole while an earlier moment is looked at, and shrinks with undo", async () => {
    const { board } = await ask("");
    await board.play("A1");
    await board.play("a1");
    await board.goTo(0);
    expect(board.value).toBe("A1 a1");
    await board.goTo(2);
    await board.undo();
    expect(board.value).toBe("A1");
  });

  test("is that of a page's own game too, as long as each game goes on from the last", async () => {
    const { board, sent } = await ask(`name="answer"`);
    const start = Game.start(variant("gore")).play("A1");
    board.game = start;
    await board.settled;
    board.addEventListener("mancala-action", ({ action }) => {
      board.game = board.game?.play(action);
    });
    await tap(hole(board, "a1"));
    await board.settled;
    expect(sent()).toEqual([["answer", "a1"]]);
    board.game = Game.start(variant("gore"));
    await board.settled;
    expect(sent()).toEqual([["answer", ""]]);
  });

  test("fires input and change when the reader changes it, and not when the page does", async () => {
    const { form, board } = await ask("");
    const fired: string[] = [];
    for (const type of ["input", "change"]) {
      form.addEventListener(type, () => fired.push(`${type} ${board.value}`));
    }
    await board.play("A1");
    await board.undo();
    form.reset();
    await board.settled;
    expect(fired).toEqual([]);
    await tap(hole(board, "A2"));
    await board.settled;
    expect(fired).toEqual(["input A2", "change A2"]);
  });
});

describe("validity", () => {
  test("a required answer is missing until something is played, in the board's language", async () => {
    const { form, board } = await ask(`required language="ms"`);
    expect(form.checkValidity()).toBe(false);
    expect(board.validity.valueMissing).toBe(true);
    expect(board.validationMessage).toBe("Mainkan satu langkah untuk menjawab.");
    expect(board.matches(":invalid[required]")).toBe(true);
    await board.play("A1");
    expect(board.validity.valid).toBe(true);
    expect(board.validationMessage).toBe("");
    expect(board.matches(":valid")).toBe(true);
    expect(form.checkValidity()).toBe(true);
  });

  test("a page can object, and take it back", async () => {
    const { form, board } = await ask("required");
    board.setCustomValidity("Not that hole");
    expect(board.validity).toMatchObject({ customError: true, valueMissing: true });
    await board.play("A1");
    expect(board.validity).toMatchObject({ customError: true, valueMissing: false });
    expect(board.validationMessage).toBe("Not that hole");
    expect(form.checkValidity()).toBe(false);
    board.setCustomValidity("");
    expect(form.checkValidity()).toBe(true);
  });

  test("sending a form without the answer puts the keyboard on the board", async () => {
    const { form, board } = await ask("required");
    const refused = vi.fn<(event: Event) => void>();
    board.addEventListener("invalid", refused);
    form.requestSubmit();
    expect(refused).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(board);
    expect(focusedHole(board)).toBe(board.game?.actions[0]);
    expect(board.reportValidity()).toBe(false);
  });

  test("a disabled board is not looked at", async () => {
    const { form, board } = await ask("required disabled");
    expect(board.willValidate).toBe(false);
    expect(form.checkValidity()).toBe(true);
  });
});

describe("a disabled board", () => {
  test.each([
    ["by its own attribute", "disabled", (board: string) => board],
    ["by the group around it", "", (board: string) => `<fieldset disabled>${board}</fieldset>`],
  ])("%s shows, and lets nobody act", async (_, attributes, around) => {
    const { form, board } = await ask(attributes, around);
    expect(board.matches(":disabled")).toBe(true);
    expect(all(board, ".playable")).toEqual([]);
    await tap(hole(board, "A1"));
    await board.settled;
    expect(board.value).toBe("");
    expect(line(board)).toContain("only shows");
    board.disabled = false;
    for (const group of form.querySelectorAll("fieldset")) group.disabled = false;
    await board.settled;
    expect(all(board, ".playable")).toHaveLength(4);
  });
});

describe("resetting and restoring", () => {
  test("a reset goes back to the game given, at once and without a word to the page", async () => {
    const { form, board } = await ask(`actions="A1 a1" speed="500"`);
    const { game } = board;
    board.speed = 0;
    await board.play("A2");
    board.speed = 500;
    const settled = vi.fn<(event: Event) => void>();
    const action = vi.fn<(event: Event) => void>();
    board.addEventListener("mancala-settled", settled);
    board.addEventListener("mancala-action", action);
    form.reset();
    await board.settled;
    expect(board.game).toBe(game);
    expect(counts(board)).toEqual([...(game?.seeds ?? [])]);
    expect(action).not.toHaveBeenCalled();
    await expect.poll(() => settled.mock.calls.length).toBe(1);
  });

  test("what the browser kept is played again from the game given, as far as it is legal", async () => {
    const { board } = await ask(`name="answer"`);
    board.speed = 500;
    board.formStateRestoreCallback("A1 a1 Z9 a2");
    await board.settled;
    expect(board.value).toBe("A1 a1");
    expect(all(board, ".hand")).toEqual([]);
    board.formStateRestoreCallback("");
    await board.settled;
    expect(board.value).toBe("");
    board.formStateRestoreCallback(null);
    await board.settled;
    expect(board.value).toBe("");
  });

  test("what the browser kept may come before the first drawing", async () => {
    const board = document.createElement("mancala-board");
    Object.assign(board, { variant: "gore", speed: 0 });
    document.body.append(board);
    board.formStateRestoreCallback("A1");
    await board.settled;
    expect(board.value).toBe("A1");
  });
});

describe("labels", () => {
  test("name the board, unless it has a label of its own", async () => {
    const { board } = await ask(`id="q"`, (tag) => `<label for="q">Your move</label>${tag}`);
    const grid = page.getByRole("grid", { name: "Your move", exact: true });
    expect(grid.element()).toBe(all(board, "[role=grid]")[0]);
    expect([...board.labels].map(({ textContent }) => textContent)).toEqual(["Your move"]);
    board.label = "A board";
    await board.updateComplete;
    expect(all(board, "[role=grid]")[0]?.getAttribute("aria-label")).toBe("A board");
  });

  test("put the keyboard on the board when they are clicked, and play nothing", async () => {
    const { form, board } = await ask(`id="q"`, (tag) => `<label for="q">Your move</label>${tag}`);
    await tap(form.querySelector("label")!);
    expect(focusedHole(board)).toBe(board.game?.actions[0]);
    expect(board.value).toBe("");
  });

  test("that are around the board leave clicks on holes to the board", async () => {
    const { board } = await ask("", (tag) => `<label>Your move ${tag}</label>`);
    await tap(hole(board, "A3"));
    await board.settled;
    expect(board.value).toBe("A3");
  });
});

test("a board outside of any form is none the worse for it", async () => {
  const { board, form } = await ask("");
  document.body.append(board);
  onTestFinished(() => board.remove());
  form.remove();
  await board.settled;
  expect(board.form).toBeNull();
  await board.play("A1");
  expect(board.value).toBe("A1");
});
