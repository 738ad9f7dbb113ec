/** Laws that hold at every step of random play, in every variant with every option. */
import { describe, expect, test } from "vitest";
import {
  applyEvent,
  compile,
  copyPosition,
  Game,
  HashedLine,
  IllegalActionError,
  type BoardState,
} from "../src/index.ts";
import { seededRandom } from "../src/random.ts";
import { everyVariant } from "./every-variant.ts";

const GAMES = 2;
const ACTIONS = 80;

function seedsIn(state: BoardState): number {
  const { seeds, hand, captured, reserve } = state;
  const kept = captured.south + captured.north + reserve.south + reserve.north;
  return seeds.reduce((sum, count) => sum + count, hand + kept);
}

const WRONG_ACTIONS = [
  "",
  "B",
  "b99",
  "A0",
  "x",
  "xA1,",
  "offer:",
  "offer:A1+A1",
  "GO",
  "go ",
  "\u0000",
  "A1>>",
];

describe.each(everyVariant)("%s", (_name, variant) => {
  const games = Array.from({ length: GAMES }, (_, seed) => {
    const random = seededRandom(seed);
    let game = Game.start(variant);
    while (game.result === undefined && game.plies < ACTIONS) {
      game = game.play(game.actions[random(game.actions.length)]!);
    }
    return game;
  });

  test("seeds are conserved at every event, and events fold to the next position", () => {
    for (const end of games) {
      for (const game of end.line) {
        if (game.previous === undefined) continue;
        let state = game.previous.state;
        const broken = game.events.filter((event) => {
          state = applyEvent(variant.board, state, event);
          return seedsIn(state) !== variant.total || Math.min(state.hand, ...state.seeds) < 0;
        });
        expect(broken).toEqual([]);
        expect(state).toEqual(game.state);
      }
    }
  });

  test("position text round-trips and leads to the same actions", () => {
    for (const end of games) {
      for (const game of end.line) {
        const read = Game.from(variant, game.position);
        expect(read.position).toBe(game.position);
        // Only history knows of repetitions.
        const repeated = game.result?.reason === "repetition";
        expect(repeated ? [] : read.actions).toEqual(game.actions);
      }
    }
  });

  test("undo restores, and playing the history again leads to the same game", () => {
    for (const end of games) {
      let back = end;
      for (const game of end.line.toReversed()) {
        expect(back.position).toBe(game.position);
        expect(back.actions).toEqual(game.actions);
        back = back.undo();
      }
      expect(back.plies).toBe(0);
      const again = end.history.reduce((game, action) => game.play(action), Game.start(variant));
      expect(again.position).toBe(end.position);
      expect(again.result).toEqual(end.result);
    }
  });

  test("illegal actions are refused with the position unchanged", () => {
    const random = seededRandom(1);
    const names = variant.board.holes.map(({ name }) => name);
    const refused = (game: Game, action: string): boolean => {
      try {
        game.play(action);
        return false;
      } catch (error) {
        return error instanceof IllegalActionError;
      }
    };
    for (const end of games) {
      for (const game of end.line) {
        const { position } = game;
        const hole = names[random(names.length)]!;
        const wrong = [WRONG_ACTIONS[random(WRONG_ACTIONS.length)]!, hole, `${hole}<`, `x${hole}`];
        const accepted = wrong.filter(
          (action) => !game.actions.includes(action) && !refused(game, action),
        );
        expect(accepted).toEqual([]);
        expect(game.position).toBe(position);
      }
    }
  });

  test("every listed action plays, and every candidate that is not listed is endless", () => {
    const rules = compile(variant);
    const codes = new Int32Array(rules.maximumActions);
    for (const end of games) {
      for (const game of end.line) {
        if (game.result !== undefined) continue;
        const listed = new Set(game.actions);
        const position = rules.read(game.position);
        const count = rules.candidates(position, codes, 0);
        const playable = Array.from(codes.subarray(0, count))
          .filter((code) => rules.playUnchecked(position.slice(), code))
          .map((code) => rules.actionText(code));
        expect(listed).toEqual(new Set(playable.length > 0 ? playable : ["pass"]));
        expect(rules.countActions(position)).toBe(listed.size);
        // Searches have quicker ways to list and to try: they must lead to the same.
        const found = codes.subarray(0, rules.actions(position, codes, 0));
        expect(Array.from(found, (code) => rules.actionText(code))).toEqual(game.actions);
        expect(found.every((code) => rules.playable(position, code))).toBe(true);
        expect(rules.candidatesMayFail || playable.length === count).toBe(true);
        // Trials leave the position as it is.
        expect(rules.write(position)).toBe(game.position);
      }
    }
  });

  test("the hash tells positions apart, and knows them again", () => {
    const rules = compile(variant);
    const known = new Map<string, string>();
    for (const end of games) {
      for (const { position } of end.line) {
        rules.hash(rules.read(position));
        const hash = `${rules.hashLow} ${rules.hashHigh}`;
        expect(known.get(hash) ?? position).toBe(position);
        known.set(hash, position);
      }
    }
    // As many hashes as positions: none has two.
    const positions = new Set(games.flatMap((end) => end.line.map(({ position }) => position)));
    expect(known.size).toBe(positions.size);
  });

  test("a hash kept up to date along a line is the hash from scratch, after every action", () => {
    const rules = compile(variant);
    for (const end of games) {
      const line = new HashedLine(rules, end.plies + 1);
      copyPosition(rules.start(), line.positions[0]!);
      line.begin(0);
      const kept = end.history.map((action, ply) => {
        const position = line.positions[ply + 1]!;
        copyPosition(line.positions[ply]!, position);
        rules.playUnchecked(position, rules.actionCode(action));
        line.follow(ply + 1);
        return [line.low[ply + 1], line.high[ply + 1]];
      });
      const fromScratch = line.positions.slice(1).map((position) => {
        rules.hash(position);
        return [rules.hashLow, rules.hashHigh];
      });
      expect(kept).toEqual(fromScratch);
    }
  });

  test("game text round-trips", () => {
    for (const end of games) {
      const text = end.toString();
      const read = Game.parse(text);
      expect(read.toString()).toBe(text);
      expect(read.position).toBe(end.position);
      expect(read.history).toEqual(end.history);
      expect(read.result).toEqual(end.result);
    }
  });
});
