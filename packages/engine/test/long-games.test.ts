/** What an action costs does not hang on how long the game is, nor on how wide the board. Counted, not timed. */
import { expect, test, vi } from "vitest";
import { wideBoard } from "../bench/wide-board.mjs";
import { compile, defineVariant, Game, type Position } from "../src/index.ts";
import { momentOf } from "../src/game/game.ts";
import { seededRandom } from "../src/random.ts";
import { compilePlay } from "../src/rules/compile-play.ts";

const wide = wideBoard({ defineVariant });

const random = seededRandom(3);

function goOn(game: Game): Game {
  return game.play(game.actions[random(game.actions.length)]!);
}

/** What is called on the rules while so many actions are played, with all that an interface reads after each. */
function callsFor(game: Game, actions: number): { calls: Record<string, number>; end: Game } {
  const rules = compilePlay(wide);
  const spies = (["playUnchecked", "actions", "write", "special"] as const).map(
    (name) => [name, vi.spyOn(rules, name)] as const,
  );
  let end = game;
  for (let i = 0; i < actions; i++) {
    end = goOn(end);
    expect([end.history.length, end.events.length > 0, end.position !== ""]).toEqual([
      end.plies,
      true,
      true,
    ]);
    expect(end.state.seeds).toBe(end.seeds);
  }
  const calls = Object.fromEntries(spies.map(([name, spy]) => [name, spy.mock.calls.length]));
  for (const [, spy] of spies) spy.mockRestore();
  return { calls, end };
}

test("late actions ask the rules for no more than early ones", () => {
  const early = callsFor(Game.start(wide).play("B1"), 200);
  const late = callsFor(early.end, 200);
  expect(late.end.plies).toBe(401);
  expect(late.calls).toEqual(early.calls);
  expect(early.calls["playUnchecked"]).toBe(400);
});

test("positions stay as long as they are, and undoing makes nothing", () => {
  let game = Game.start(wide);
  const { length } = momentOf(game).position;
  for (let i = 0; i < 300; i++) {
    const next = goOn(game);
    expect(momentOf(next).position.length).toBe(length);
    expect(next.undo()).toBe(game);
    game = next;
  }
});

test("history, line and turns are kept while they are read, and right on every branch", () => {
  const games = [Game.start(wide)];
  for (let i = 0; i < 150; i++) {
    const game = goOn(games[random(games.length)]!);
    games.push(game);
    // Read in no order, so that lists are handed on from games to those that follow, and to branches.
    const other = games[random(games.length)]!;
    for (const { history, line, plies, turns } of [game, other]) {
      expect(history).toEqual(line.slice(1).map(({ lastAction }) => lastAction));
      expect(line.map((each) => each.plies)).toEqual(
        Array.from({ length: plies + 1 }, (_, at) => at),
      );
      expect(turns.flatMap(({ actions }) => actions)).toEqual(history);
    }
  }
  const last = games.at(-1)!;
  expect(last.history).toBe(last.history);
  expect(last.line).toBe(last.line);
  expect(last.turns).toBe(last.turns);
});

/** How often a place of the position is read or written when the first hole of South's outer row is sown with so many seeds. */
function touches(seeds: number): number {
  const rules = compile(wide);
  const hole = wide.board.holes.findIndex(({ name }) => name === "B1");
  const position = rules.start();
  position[hole] = seeds;
  let touched = 0;
  const watched = new Proxy(position, {
    get(target, place) {
      touched++;
      return Reflect.get(target, place) as unknown;
    },
    set(target, place, value) {
      touched++;
      return Reflect.set(target, place, value);
    },
  }) as Position;
  expect(rules.playUnchecked(watched, rules.actionCode("B1"))).toBe(true);
  return touched;
}

test("a hand that goes a hundred times round the circuit costs what one costs that goes round once", () => {
  expect(touches(100 * 72 + 5)).toBe(touches(72 + 5));
  expect(touches(72 + 5)).toBeLessThan(6 * 72);
});
