/** What is read out of turns that take several actions, and when. */
import { expect, test, vi } from "vitest";
import { Game, variant } from "@magomba/engine";
import { cleanStage, line, mount, one } from "../../test/stage.ts";
import type { MancalaBoard } from "../index.ts";
import { waits } from "./describe.ts";

cleanStage();

/** The first turn of North in a fixed game of Nsolo that takes two seeds after its sowing, with the game before it. */
function longTurn(): { before: Game; actions: readonly string[] } {
  let game = Game.start(variant("nsolo"));
  for (let ply = 0; ply < 200 && !game.result; ply += 1) {
    const { side, actions } = game.turns.at(-1) ?? { side: "south", actions: [] };
    if (side === "north" && actions.length === 3 && !waits(game)) {
      return { before: game.previous!.previous!.previous!, actions };
    }
    game = game.play(game.actions[(ply * 5) % game.actions.length] ?? "");
  }
  throw new Error("no such turn");
}

/** Lines that are read out from now on: those that come while the region is live. */
function readOut(board: MancalaBoard): string[] {
  const status = one(board, "[role=status]");
  const lines: string[] = [];
  const observer = new MutationObserver(() => {
    if (status.getAttribute("aria-live") !== "off") lines.push(status.innerText.trim());
  });
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  return lines;
}

const { before, actions } = longTurn();
const told = /^North sows \d+ seeds? from .*; captures .*; takes 2 seeds from .*; South to move\.$/;

test("a bot's turn of several actions is read out once, whole and with its subject", async () => {
  let asked = 0;
  const opponent = {
    choose: (): Promise<string> => Promise.resolve(actions[asked++] ?? ""),
    leave: (): void => {},
  };
  document.body.addEventListener("mancala-opponent-wanted", ({ engage }) => void engage(opponent), {
    once: true,
  });
  const board = await mount({
    variant: "nsolo",
    actions: before.history.join(" "),
    bot: "north",
  });
  const lines = readOut(board);
  await vi.waitFor(() => expect(board.game?.plies).toBe(before.plies + 3), 10_000);
  await board.settled;
  expect(line(board)).toMatch(told);
  expect(lines).toEqual([line(board)]);
});

test("so is a turn on a board that only shows", async () => {
  const board = await mount({ game: before, interactive: false });
  const lines = readOut(board);
  let game = before;
  for (const [index, action] of actions.entries()) {
    board.game = game = game.play(action);
    // oxlint-disable-next-line no-await-in-loop
    await board.settled;
    expect(line(board)).toMatch(/^North sows /);
    expect(lines).toHaveLength(index === 2 ? 1 : 0);
  }
  expect(lines[0]).toMatch(told);
});

test("the reader's own is read out action by action, each with its subject", async () => {
  const board = await mount({ game: before });
  const lines = readOut(board);
  let game = before;
  for (const action of actions) {
    board.game = game = game.play(action);
    // oxlint-disable-next-line no-await-in-loop
    await board.settled;
  }
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^North sows .*; North takes 2 more seeds\.$/);
  expect(lines[1]).toMatch(/^North takes 1 seed from [^;]*; North takes 1 more seed\.$/);
  expect(lines[2]).toMatch(/^North takes 1 seed from [^;]*; South to move\.$/);
});
