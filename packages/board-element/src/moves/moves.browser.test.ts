import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import axe from "axe-core";
import { Game, variant } from "@magomba/engine";
import "./moves.ts";
import type { MancalaMoves } from "./moves.ts";
import type { MancalaBoard } from "../index.ts";
import { gameAfter, heard, line, mount, wideStage } from "../../test/stage.ts";

wideStage();

/** A list for the board, drawn. */
async function listFor(
  board: MancalaBoard,
  given: Partial<MancalaMoves> = {},
): Promise<MancalaMoves> {
  board.id = "game";
  const moves = document.createElement("mancala-moves");
  Object.assign(moves, { for: "game", ...given });
  document.body.append(moves);
  await moves.settled;
  return moves;
}

const turns = (moves: MancalaMoves): readonly HTMLButtonElement[] => [
  ...moves.renderRoot.querySelectorAll<HTMLButtonElement>(".turn"),
];
const texts = (moves: MancalaMoves): readonly string[] => turns(moves).map((it) => it.innerText);
const current = (moves: MancalaMoves): string | undefined =>
  moves.renderRoot.querySelector<HTMLElement>("[aria-current]")?.innerText;

async function click(moves: MancalaMoves, label: string): Promise<void> {
  const button = moves.renderRoot.querySelector<HTMLElement>(`[aria-label="${label}"]`);
  if (!button) throw new Error(`no ${label}`);
  await userEvent.click(button, { force: true });
}

const clocks = (moves: MancalaMoves): readonly string[] =>
  [...moves.renderRoot.querySelectorAll(".clocks dl > div")].map((it) =>
    [...it.children].map((part) => part.textContent?.trim()).join(" "),
  );

/** Waits until the list and its board show the same and are at rest. */
async function rest(board: MancalaBoard, moves: MancalaMoves): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await board.settled;
  await new Promise((resolve) => setTimeout(resolve));
  await moves.settled;
}

/** A game with a remark and another line. */
function written(): Game {
  const start = Game.start(variant("katro")).withComment("Played at the market.");
  const [one, two] = start.actions;
  const other = start.play(two!);
  const aside = other.play(other.actions[0]!);
  const main = start.play(one!).withComment("Strong.").withVariation(aside);
  const next = main.play(main.actions[0]!);
  return next.play(next.actions[0]!);
}

describe("the list of moves", () => {
  test("grows with the game that is played on the board", async () => {
    const board = await mount({ variant: "katro" });
    const moves = await listFor(board);
    expect(moves.renderRoot.textContent).toContain("Nothing has been played yet.");
    const [action] = board.legalActions();
    await board.play(action!);
    await rest(board, moves);
    expect(texts(moves)).toEqual([action]);
    expect(current(moves)).toBe(action);
    const names = turns(moves).map((it) => it.ariaLabel);
    expect(names).toEqual([`Turn 1, South: ${action}`]);
  });

  test("takes the board to the turn that is clicked, silently, and keeps what came after", async () => {
    const board = await mount({ game: gameAfter("katro", 5) });
    const moves = await listFor(board);
    const events = [heard(board, "mancala-action"), heard(board, "mancala-before-action")];
    await userEvent.click(turns(moves)[1]!);
    await rest(board, moves);
    expect(board.game?.plies).toBe(2);
    expect(board.played?.plies).toBe(5);
    expect(texts(moves)).toHaveLength(5);
    expect(current(moves)).toBe(board.game?.lastAction);
    expect(events.flat()).toEqual([]);
  });

  test("goes by its buttons, forward seed by seed", async () => {
    const board = await mount({ game: gameAfter("katro", 3), speed: 1 });
    const moves = await listFor(board);
    await click(moves, "To the start");
    await rest(board, moves);
    expect(board.game?.plies).toBe(0);
    const steps = heard(board, "mancala-step");
    await click(moves, "Forward one turn");
    await rest(board, moves);
    expect(board.game?.plies).toBe(1);
    expect(steps.filter(({ step }) => step.type === "drop").length).toBeGreaterThan(0);
    await click(moves, "To the end");
    await rest(board, moves);
    expect(board.game?.plies).toBe(3);
    await click(moves, "Back one turn");
    await rest(board, moves);
    expect(board.game?.plies).toBe(2);
  });

  test("is one stop of the keyboard, whose arrows take the board along", async () => {
    const board = await mount({ game: gameAfter("katro", 4) });
    const moves = await listFor(board);
    expect(turns(moves).map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0]);
    turns(moves)[3]!.focus();
    for (const [key, plies] of [
      ["{ArrowLeft}", 3],
      ["{ArrowUp}", 2],
      ["{ArrowRight}", 3],
      ["{Home}", 0],
      ["{ArrowDown}", 1],
      ["{End}", 4],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.keyboard(key);
      // oxlint-disable-next-line no-await-in-loop
      await rest(board, moves);
      expect(board.game?.plies, key).toBe(plies);
      const focused = moves.shadowRoot?.activeElement;
      expect(focused, key).toBe(turns(moves)[Math.max(plies - 1, 0)]);
    }
  });

  test("keeps the rest of a recorded game when something else is played from an earlier moment", async () => {
    const game = gameAfter("katro", 5).withComment("The end.");
    const board = await mount({ record: game.toString() });
    const moves = await listFor(board);
    await userEvent.click(turns(moves)[1]!);
    await rest(board, moves);
    const action = board.legalActions().find((it) => it !== game.history[2])!;
    await board.play(action);
    await rest(board, moves);
    expect(texts(moves)).toEqual([...game.history.slice(0, 3), action, ...game.history.slice(3)]);
    expect(current(moves)).toBe(action);
    expect(moves.renderRoot.querySelector<HTMLElement>(".line")?.innerText).toContain(action);
    expect(moves.renderRoot.textContent).toContain("The end.");
    await click(moves, "To the end");
    await rest(board, moves);
    expect(board.game?.history).toEqual(game.history);
    const saved = (board.played as Game).toString();
    const again = await mount({ record: saved });
    expect((again.played as Game).toString()).toBe(saved);
    await userEvent.click(turns(moves)[3]!);
    await rest(board, moves);
    await board.undo();
    await rest(board, moves);
    expect(texts(moves)).toEqual(game.history);
  });

  test("shows remarks and other lines of a recorded game, and goes there", async () => {
    const game = written();
    const board = await mount({ record: game.toString() });
    const moves = await listFor(board);
    const said = moves.renderRoot.querySelector<HTMLElement>(".list")?.innerText ?? "";
    expect(said).toContain("Played at the market.");
    expect(said).toContain("Strong.");
    const aside = moves.renderRoot.querySelectorAll<HTMLElement>(".line .turn");
    expect(aside).toHaveLength(2);
    await userEvent.click(aside[1]!);
    await rest(board, moves);
    expect(board.game?.history).toEqual([...aside].map(({ innerText }) => innerText));
    expect(current(moves)).toBe(aside[1]!.innerText);
    await click(moves, "Back one turn");
    await click(moves, "Back one turn");
    await rest(board, moves);
    expect(board.game?.plies).toBe(0);
    await click(moves, "To the end");
    await rest(board, moves);
    expect(board.game?.history).toEqual(game.history);
  });

  test("shows remarks as text, whatever they say", async () => {
    const start = Game.start(variant("katro"));
    const game = start.play(start.actions[0]!).withComment("<img src=x onerror=alert(1)>");
    const board = await mount({ record: game.toString() });
    const moves = await listFor(board);
    expect(moves.renderRoot.querySelector("img")).toBeNull();
    expect(moves.renderRoot.textContent).toContain("<img src=x");
  });

  test("tells how the game ended", async () => {
    const board = await mount({ game: gameAfter("katro", 2).resign("south") });
    const moves = await listFor(board);
    expect(moves.renderRoot.querySelector("[part=result]")?.textContent).toBe(
      "North wins: South resigned.",
    );
    expect(current(moves)).toBeUndefined();
  });

  test("speaks the board's language", async () => {
    const board = await mount({ variant: "katro", language: "sw" });
    const moves = await listFor(board);
    const group = moves.renderRoot.querySelector("[role=group]");
    expect(group?.getAttribute("lang")).toBe("sw");
    expect(group?.ariaLabel).toBe("Hatua");
  });

  test("finds a board that comes later", async () => {
    const moves = document.createElement("mancala-moves");
    moves.for = "late";
    document.body.append(moves);
    await moves.settled;
    const board = await mount({ id: "late", game: gameAfter("katro", 3) });
    await rest(board, moves);
    expect(texts(moves)).toHaveLength(3);
  });

  test("is clean for axe", async () => {
    const board = await mount({ record: written().withHeader("time", "600").toString() });
    const moves = await listFor(board);
    expect(clocks(moves)).toEqual(["South 10:00", "North 10:00"]);
    const { violations } = await axe.run("mancala-moves");
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test("shows both clocks as they were at the moment on the board, and not in the comments", async () => {
    let game = Game.start(variant("katro"));
    for (const time of ["0:09:30", "0:09:51", "1:00:02"])
      game = game.play(game.actions[0]!).withComment(`[%clk ${time}] good`);
    const board = await mount({ record: game.toString() });
    const moves = await listFor(board);
    expect(clocks(moves)).toEqual(["South 1:00:02", "North 9:51"]);
    expect(moves.renderRoot.querySelector(".clocks")?.ariaLabel).toBe("Time left");
    expect(moves.renderRoot.querySelector("[part=comment]")?.textContent).toBe("good");
    await click(moves, "Back one turn");
    await rest(board, moves);
    expect(clocks(moves)).toEqual(["South 9:30", "North 9:51"]);
    await click(moves, "To the start");
    await rest(board, moves);
    expect(clocks(moves)).toEqual([]);
  });

  test("leaves no listener behind", async () => {
    const board = await mount({ game: gameAfter("katro", 3) });
    const moves = await listFor(board);
    moves.remove();
    const before = texts(moves);
    await board.goTo(1);
    await moves.settled;
    expect(texts(moves)).toEqual(before);
    document.body.append(moves);
    await moves.settled;
    expect(current(moves)).toBe(before[0]);
  });
});

describe("a recorded game", () => {
  test("is shown at its end, by the attribute alone", async () => {
    const game = written();
    const board = document.createElement("mancala-board");
    board.setAttribute("record", game.toString());
    document.body.append(board);
    await board.settled;
    expect(board.game?.position).toBe(game.position);
  });

  test("that cannot be read is said to be so", async () => {
    const board = document.createElement("mancala-board");
    const errors = heard(board, "mancala-error");
    board.setAttribute("record", "variant: katro\n\n1. Z9");
    document.body.append(board);
    await board.settled;
    await new Promise((resolve) => setTimeout(resolve));
    expect(errors.map(({ code }) => code)).toEqual(["record"]);
    expect(board.renderRoot.querySelector("[role=alert]")?.textContent).toContain(
      "the text of the game cannot be read",
    );
  });

  test("gives way to another, and to the attributes when it is taken away", async () => {
    const board = await mount({ variant: "gore", record: written().toString() });
    const before = board.game;
    board.record = gameAfter("nsolo", 2).toString();
    await board.settled;
    expect(board.game?.variant.id).toBe("nsolo");
    board.record = "";
    await board.settled;
    expect(board.game?.variant.id).toBe("gore");
    expect(board.game?.plies).toBe(0);
    expect(before?.variant.id).toBe("katro");
  });

  test("may be played on from any moment", async () => {
    const board = await mount({ record: written().toString() });
    await board.goTo(1);
    const [action] = board.legalActions();
    await board.play(action!);
    expect(board.game?.history).toEqual([written().history[0], action]);
    expect(board.played?.plies).toBe(3);
    expect(line(board)).toContain("South");
  });
});
