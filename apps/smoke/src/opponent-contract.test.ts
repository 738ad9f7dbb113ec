/** Board and bot each write down what they say to each other, so that neither needs the other: the two must be the same. */
import { expect, expectTypeOf, test } from "vitest";
import * as board from "../../../packages/board-element/src/opponent/opponent.ts";
import * as bot from "../../../packages/bot/src/boards/opponent.ts";

test("board and bot call their events by the same names", () => {
  expect(bot.opponentWanted).toBe(board.opponentWanted);
  expect(bot.opponentOffered).toBe(board.opponentOffered);
});

test("what the bot gives and takes is what the board takes and gives", () => {
  expectTypeOf<bot.Opponent>().toEqualTypeOf<board.Opponent>();
  expectTypeOf<bot.OpponentRequest>().toEqualTypeOf<board.OpponentRequest>();
  expectTypeOf<bot.OpponentWanted>().toEqualTypeOf<board.OpponentWanted>();
});
