import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import axe from "axe-core";
import { Game, variant } from "@magomba/engine";
import type { MancalaBoard } from "../index.ts";
import { all, heard, hole, line, mount, mountGame, one, tap, wideStage } from "../../test/stage.ts";

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

  test("must be the reader's own: the other side's asks for a reply to it, unless it cannot be played", async () => {
    const board = await waiting();
    await tap(hole(board, answer));
    await board.settled;
    expect(chosen(board)).toEqual([answer]);
    expect(line(board)).toBe(`If ${answer}, then …`);
    await tap(hole(board, answer));
    await board.settled;
    expect(chosen(board)).toEqual([]);
    expect(board.replies).toBe("");
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

const [own, ownOther] = again.actions as [string, string];
/** Another answer of North's. */
const different = answers.actions.find(
  (action) => action !== answer && answers.play(action).side === "south",
)!;
const planned = (board: MancalaBoard): readonly string[] =>
  all(board, ".plan li").map((it) => it.innerText.trim());

describe("a planned reply", () => {
  test("is put together on the board, told, shown, and played when its time comes", async () => {
    const board = await waiting();
    const events = heard(board, "mancala-replies");
    hole(board, answer).focus();
    await userEvent.keyboard("{Enter}");
    hole(board, own).focus();
    await userEvent.keyboard("{Enter}");
    await board.settled;
    expect(planned(board)).toEqual([`If ${answer}, then ${own}`]);
    expect(line(board)).toBe(`If ${answer}, then ${own}.`);
    expect(board.replies).toBe(`${answer} ${own}`);
    expect(events.map(({ replies }) => replies)).toEqual([[`${answer} ${own}`]]);
    const acted = heard(board, "mancala-action");
    await board.play(answer);
    await expect.poll(() => board.game?.history).toEqual([first, answer, own]);
    expect(acted.map(({ action }) => action)).toEqual([own]);
    await board.settled;
    expect(board.replies).toBe("");
  });

  test("is not played after something else", async () => {
    const board = await waiting({ replies: `${answer} ${own}` });
    await board.play(different);
    await board.settled;
    await new Promise((resolve) => setTimeout(resolve));
    expect(board.game?.history).toEqual([first, different]);
    expect(board.replies).toBe("");
  });

  test("is one of several that the page gives; what cannot be played is left out", async () => {
    const replies = [`${answer} ${own}`, `${different} ${first}9`, `${answer} ${ownOther}`];
    const board = await waiting({ replies, premove: false });
    expect(planned(board)).toEqual([`If ${answer}, then ${own}`]);
    await board.play(answer);
    await expect.poll(() => board.game?.history).toEqual([first, answer, own]);
  });

  test("can be chosen from a list and given up, by keys alone, and axe finds nothing", async () => {
    const board = await waiting({ list: true });
    const select = one(board, ".asking select") as HTMLSelectElement;
    await userEvent.selectOptions(select, answer);
    await userEvent.click(one(board, ".asking button"));
    await board.settled;
    expect(select.labels[0]?.innerText).toContain(`If ${answer}, then`);
    await userEvent.selectOptions(select, own);
    await userEvent.click(one(board, ".asking button"));
    await board.settled;
    expect(planned(board)).toEqual([`If ${answer}, then ${own}`]);
    const rules = { region: { enabled: false }, "page-has-heading-one": { enabled: false } };
    const { violations } = await axe.run(board, { rules });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
    one(board, ".plan li button").focus();
    await userEvent.keyboard("{Enter}");
    await board.settled;
    expect(planned(board)).toEqual([]);
    expect(board.replies).toBe("");
    expect(line(board)).toBe(`${answer} ${own} will not be played.`);
  });

  test("is dropped by whoever goes elsewhere in the game", async () => {
    const board = await waiting({ replies: `${answer} ${own}` });
    await board.goTo(0);
    expect(board.replies).toBe("");
  });

  test("is given up by Escape, the last one first", async () => {
    const board = await waiting({ replies: `${answer} ${own}|${different} ${again.actions[0]!}` });
    hole(board, own).focus();
    await userEvent.keyboard("{Escape}");
    await board.settled;
    expect(board.replies).toBe(`${answer} ${own}`);
  });

  test("goes on in its line, also where the page keeps the game as other objects", async () => {
    const after = again.play(own);
    const theirs = after.actions[0]!;
    const line = after.side === "north" ? [answer, own, theirs] : [answer, own];
    const board = await mount({
      game: answers,
      sides: "south",
      premove: true,
      replies: line.join(" "),
    });
    board.addEventListener("mancala-action", ({ action }) => {
      board.game = Game.parse((board.game as Game).play(action).toString());
    });
    board.game = Game.parse(again.toString());
    await expect.poll(() => board.game?.history).toEqual([first, answer, own]);
  });
});
