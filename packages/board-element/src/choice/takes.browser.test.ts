import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Game, variant } from "@magomba/engine";
import type { MancalaBoard } from "../index.ts";
import {
  all,
  button,
  wideStage,
  heard,
  hole,
  line,
  mount,
  mountGame,
  tap,
} from "../../test/stage.ts";

wideStage();

/** Nsolo takes single seeds. South may take three more, from holes of two. */
const SEEDS = Game.start(variant("nsolo")).position.replace(" S - ", " S take:3 ");
/** Tsoro takes whole holes. */
const HOLES = "2,0,1,0,0,1,0,0/3,0,1,0,0,2,2,1/0,0,0,0,1,0,0,0/0,0,0,0,1,0,1,0 S take:2 3:13";

const labels = (board: MancalaBoard): (string | null)[] =>
  all(board, ".tools button").map((it) => it.ariaLabel);

describe("a seed that was taken", () => {
  test("can be taken back before the turn is complete, with a button", async () => {
    const board = await mountGame("nsolo", {}, SEEDS);
    const start = board.game;
    const undone = heard(board, "mancala-undo");
    expect(labels(board)).not.toContain("Take back");
    await tap(hole(board, "a2"));
    await board.settled;
    expect(line(board)).toContain("South takes 2 more seeds");
    expect(labels(board)).toContain("Take back");
    await userEvent.click(button(board, "take-back"));
    await board.settled;
    expect(board.game).toBe(start);
    expect(undone.map(({ game }) => game)).toEqual([start]);
    expect(line(board)).toContain("South takes 3 more seeds");
    expect(labels(board)).not.toContain("Take back");
  });

  test("can be taken back with Escape", async () => {
    const board = await mountGame("nsolo", {}, SEEDS);
    await tap(hole(board, "a2"));
    hole(board, "a2").focus();
    await userEvent.keyboard("{Escape}{Escape}");
    await board.settled;
    expect(board.game?.history).toEqual([]);
  });

  test("cannot be taken back once the turn has gone to the other side", async () => {
    const board = await mountGame("nsolo", {}, SEEDS.replace("take:3", "take:1"));
    await tap(hole(board, "a2"));
    await board.settled;
    expect(board.game?.side).toBe("north");
    expect(labels(board)).not.toContain("Take back");
    hole(board, "a2").focus();
    await userEvent.keyboard("{Escape}");
    expect(board.game?.history).toEqual(["xa2"]);
  });

  test("is only asked for where the page keeps the game, and may be refused where the board does", async () => {
    const game = Game.from(variant("nsolo"), SEEDS).play("xa2");
    const controlled = await mount({ game });
    const undone = heard(controlled, "mancala-undo");
    await userEvent.click(button(controlled, "take-back"));
    await controlled.settled;
    expect(undone).toHaveLength(1);
    expect(controlled.game).toBe(game);
    const own = await mountGame("nsolo", {}, SEEDS, { actions: "xa2" });
    own.addEventListener("mancala-undo", (event) => event.preventDefault());
    await userEvent.click(button(own, "take-back"));
    await own.settled;
    expect(own.game?.history).toEqual(["xa2"]);
  });
});

describe("all the seeds of a hole", () => {
  test("can be taken with a button once one of them was taken", async () => {
    const position = SEEDS.replace(/^2,2/, "3,1");
    const board = await mountGame("nsolo", {}, position);
    const actions = heard(board, "mancala-action");
    await tap(hole(board, "b1"));
    await board.settled;
    expect(labels(board)).toContain("All 2 from b1");
    await userEvent.click(button(board, "take-all"));
    await board.settled;
    expect(actions.map(({ action }) => action)).toEqual(["xb1", "xb1", "xb1"]);
    expect(board.game?.side).toBe("north");
  });

  test("can be taken with Shift and Enter, and no more than are left to take", async () => {
    const board = await mountGame("nsolo", {}, SEEDS.replace("take:3", "take:1"));
    hole(board, "a2").focus();
    await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
    await board.settled;
    expect(board.game?.history).toEqual(["xa2"]);
  });

  test("are taken one after the other where the page plays, as it gets to it", async () => {
    const board = await mount({ game: Game.from(variant("nsolo"), SEEDS) });
    const heardActions = heard(board, "mancala-action");
    board.addEventListener("mancala-action", ({ action }) => {
      setTimeout(() => {
        board.game = board.game?.play(action);
      });
    });
    hole(board, "a2").focus();
    await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
    await expect.poll(() => board.game?.history).toEqual(["xa2", "xa2"]);
    await board.settled;
    expect(heardActions).toHaveLength(2);
    expect(line(board)).toContain("South takes 1 more seed");
  });

  test("are no choice where whole holes are taken", async () => {
    const board = await mountGame("tsoro", { columns: 8 }, HOLES);
    await tap(hole(board, "b1"));
    await board.settled;
    expect(labels(board).filter((it) => it?.startsWith("All"))).toEqual([]);
    expect(labels(board)).toContain("Take back");
  });
});
