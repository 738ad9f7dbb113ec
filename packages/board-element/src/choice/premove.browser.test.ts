import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Game, variant } from "@magomba/engine";
import type { MancalaBoard } from "../index.ts";
import { hole, line, mount, mountGame, tap, wideStage } from "../../test/stage.ts";

wideStage();

const start = Game.start(variant("kalah"));
/** South's first turn that gives the turn to North. */
const first = start.actions.find((action) => start.play(action).side === "north")!;
const answers = start.play(first);
/** North's answer that gives the turn back. */
const answer = answers.actions.find((action) => answers.play(action).side === "south")!;
const again = answers.play(answer);

async function waiting(properties: Partial<MancalaBoard> = {}): Promise<MancalaBoard> {
  const given = { sides: "south", premove: true, ...properties } as const;
  return mountGame("kalah", {}, "", { actions: first, ...given });
}

const chosen = (board: MancalaBoard): readonly string[] =>
  [...board.renderRoot.querySelectorAll<HTMLElement>(".selected")].map(
    (it) => it.dataset["hole"] ?? "",
  );

describe("a hole chosen ahead", () => {
  test("is marked, told, and played when the turn comes", async () => {
    const board = await waiting();
    const own = again.actions[0]!;
    await tap(hole(board, own));
    await board.settled;
    expect(chosen(board)).toEqual([own]);
    expect(line(board)).toBe(`${own} will be played when your turn comes.`);
    expect(board.game?.history).toEqual([first]);
    await board.play(answer);
    await expect.poll(() => board.game?.history).toEqual([first, answer, own]);
    await board.settled;
    expect(chosen(board)).toEqual([]);
  });

  test("is taken back by the hole again, and by Escape", async () => {
    const board = await waiting();
    const own = again.actions[0]!;
    await tap(hole(board, own));
    await tap(hole(board, own));
    await board.settled;
    expect(chosen(board)).toEqual([]);
    expect(line(board)).toBe(`${own} will not be played.`);
    hole(board, own).focus();
    await userEvent.keyboard("{Enter}");
    await board.settled;
    expect(chosen(board)).toEqual([own]);
    await userEvent.keyboard("{Escape}");
    await board.settled;
    expect(chosen(board)).toEqual([]);
    await board.play(answer);
    expect(board.game?.plies).toBe(2);
  });

  test("that cannot be played is dropped, and the board says why", async () => {
    const bare = (game: Game): string | undefined =>
      game.board.holes.find(({ side, index }) => side === "south" && game.seeds[index] === 0)?.name;
    const games = answers.actions.map((action) => answers.play(action));
    const next = games.find((game) => game.side === "south" && bare(game) !== undefined)!;
    const empty = bare(next)!;
    const board = await waiting();
    await tap(hole(board, empty));
    await board.play(next.lastAction!);
    await board.settled;
    await expect.poll(() => line(board)).toMatch(new RegExp(`Not played: ${empty} is empty\\.$`));
    expect(board.game?.plies).toBe(2);
    expect(chosen(board)).toEqual([]);
  });

  test("is dropped when the reader goes elsewhere in the game", async () => {
    const board = await waiting();
    await tap(hole(board, again.actions[0]!));
    await board.goTo(0);
    expect(chosen(board)).toEqual([]);
    expect(board.game?.plies).toBe(0);
  });

  test("must be the reader's own", async () => {
    const board = await waiting();
    await tap(hole(board, answer));
    await board.settled;
    expect(chosen(board)).toEqual([]);
    expect(line(board)).toBe("It is North's turn.");
  });

  test("is chosen only where the page wants it so", async () => {
    const board = await waiting({ premove: false });
    await tap(hole(board, again.actions[0]!));
    await board.settled;
    expect(chosen(board)).toEqual([]);
    expect(line(board)).toBe("It is North's turn.");
  });

  test("is reported to a page that keeps the game as any other", async () => {
    const board = await mount({ game: answers, sides: "south", premove: true });
    const own = again.actions[0]!;
    board.addEventListener("mancala-action", ({ action }) => {
      board.game = board.game?.play(action);
    });
    await tap(hole(board, own));
    board.game = answers.play(answer);
    await expect.poll(() => board.game?.history).toEqual([first, answer, own]);
  });
});
