import { Game, variant, variants } from "@magomba/engine";
import type { Options, Variant } from "@magomba/engine";
import { describe, expect, test } from "vitest";
import { BotError } from "../errors.ts";
import { levels } from "../levels.ts";
import { fullLimits } from "../limits.ts";
import { Random } from "../random.ts";
import { winScore } from "../types.ts";
import type { SearchInfo } from "../types.ts";
import { createSearcher } from "./searcher.ts";

const games: [id: string, options: Options][] = [
  ["tsoro", { columns: 6 }],
  ["tsoro", { columns: 8 }],
  ["gore", {}],
  ["nsolo", {}],
  ["kimasai", {}],
  ["katro", {}],
  ["katro", { rows: 4, columns: 4 }],
];

describe.each(games)("%s %j", (id, options) => {
  const game = variant(id, options);
  const searcher = createSearcher(game);

  test("takes a win in one at every level, however little time there is", () => {
    for (const { position, winning } of winsInOne(game, 6)) {
      expect(winning.length).toBeGreaterThan(0);
      expect(winning.length).toBeLessThan(position.actions.length);
      for (const { level } of levels) {
        for (const limits of [{ milliseconds: 0 }, { nodes: 1 }, { nodes: 2000 }]) {
          expect(winning, `${position.position}, level ${level}`).toContain(
            searcher.choose(position, { ...limits, level, seed: 7 }),
          );
        }
      }
      const { endsIn, score } = searcher.analyse(position, { depth: 3 });
      expect({ endsIn, score }).toEqual({ endsIn: 1, score: winScore - 1 });
    }
  });

  test("answers the same whatever was asked before, and however the search is sliced", () => {
    const position = randomGame(game, new Random(3), 8);
    const other = randomGame(game, new Random(4), 15);
    const ask = { nodes: 3000, depth: 30 };
    const first = { ...createSearcher(game).analyse(position, ask), milliseconds: 0 };
    searcher.analyse(other, ask);
    expect({ ...searcher.analyse(position, ask), milliseconds: 0 }).toEqual(first);
    const sliced = searcher.begin(position, fullLimits(ask), { margin: 0, seed: 1 });
    while (!sliced.step(1));
    expect({ ...sliced.result(), milliseconds: 0 }).toEqual(first);
  });

  test("keeps to its limits", () => {
    const position = randomGame(game, new Random(5), 6);
    expect(searcher.analyse(position, { depth: 2 }).depth).toBeLessThanOrEqual(2);
    // All actions are looked at one action deep, so a few nodes more may be needed.
    const [few] = [searcher.analyse(position, { nodes: 1 })];
    expect(few.depth).toBe(1);
    expect(searcher.analyse(position, { nodes: 1000 }).nodes).toBeLessThanOrEqual(1000);
  });

  test("tells a line of actions that can be played", () => {
    let line = randomGame(game, new Random(6), 5);
    for (const action of searcher.analyse(line, { nodes: 5000 }).line) line = line.play(action);
    expect(line.history.length).toBeGreaterThan(0);
  });
});

describe.each(variants)("a whole game of %s", (id) => {
  test("is legal to its end, or for 2000 actions", () => {
    let game = Game.start(variant(id));
    const searcher = createSearcher(game.variant);
    while (game.result === undefined && game.plies < 2000) {
      // `play` refuses what is not legal.
      game = game.play(searcher.choose(game, { nodes: 150, level: 6, seed: game.plies }));
    }
    expect(game.result !== undefined || game.plies === 2000).toBe(true);
  });
});

describe("what a count decides is seen as it is", () => {
  test.each<[id: string, position: string, winning: string]>([
    // Two seeds in a6 make one more than half of all.
    ["oware", "0,0,0,0,5,1/1,0,0,0,0,1 S - 23:17", "A6"],
    // The enemy's last three are captured, and the rest is South's own.
    ["kalah", "0,3,0,0,0,0/1,0,0,0,0,4 S - 24:16", "A1"],
    ["bestemshe", "0,0,0,3,1/1,1,0,1,3 S - 24:16", "A5"],
  ])("a won game of %s at %s is won at every level", (id, text, winning) => {
    const position = Game.from(variant(id), text);
    expect(winningActions(position)).toEqual([winning]);
    const searcher = createSearcher(position.variant);
    for (const { level } of levels) {
      for (const seed of [1, 2, 3]) {
        expect(searcher.choose(position, { nodes: 2000, level, seed })).toBe(winning);
      }
    }
  });

  test("seeds that nobody can reach go to their owner", () => {
    // North's only action leaves him without seeds, and two in A1 cannot feed him.
    const game = Game.from(variant("oware"), "1,0,0,0,0,0/1,0,0,0,0,0 N - 23:23");
    const { endsIn, score } = createSearcher(game.variant).analyse(game, { depth: 4 });
    expect(game.play("a1").result?.captured).toEqual({ south: 25, north: 23 });
    expect({ endsIn, score }).toEqual({ endsIn: -1, score: 1 - winScore });
  });
});

test("a search to depth 200 is safe, and sees that nothing will ever happen", () => {
  // A single seed moves only into an empty hole, and there is none: both pass for ever.
  const full = "1,1,1,1,1,1,1,1";
  const game = Game.from(variant("nsolo"), `${full}/${full}/${full}/${full} S - 14:14`);
  const infos: SearchInfo[] = [];
  const { depth, score, line } = createSearcher(game.variant).analyse(game, {
    depth: 200,
    onInfo: (info) => infos.push(info),
  });
  expect(infos.map((info) => info.depth)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
  expect({ depth, score, line }).toEqual({ depth: 200, score: 0, line: ["pass", "pass"] });
});

test("long lines of single seeds are searched far, and the answer stays legal", () => {
  const lone = "0,0,0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0,0,0";
  const position = `${lone}/0,0,0,0,0,0,0,0,0,0,0,0/1,0,0,0,0,0,1,0,0,0,0,0 S - 21:22`;
  const game = Game.from(variant("kimasai"), position);
  const { action, depth } = createSearcher(game.variant).analyse(game, { nodes: 200_000 });
  expect(game.actions).toContain(action);
  expect(depth).toBeGreaterThan(20);
});

test("a finished game has nothing to choose", () => {
  const game = Game.start(variant("gore")).resign("north");
  const searcher = createSearcher(game.variant);
  for (const ask of [
    () => searcher.choose(game, { depth: 1 }),
    () => searcher.analyse(game, { depth: 1 }),
  ]) {
    expect(ask).toThrow(BotError);
    expect(ask).toThrow(expect.objectContaining({ code: "game-over" }));
  }
});

/** A game played at random for so many actions, or fewer when it would end. */
function randomGame(from: Variant, random: Random, actions: number): Game {
  let game = Game.start(from);
  for (let played = 0; played < actions; played++) {
    const next = game.play(game.actions[random.below(game.actions.length)]!);
    if (next.result !== undefined) break;
    game = next;
  }
  return game;
}

/** Random play of these hardly ever comes to a choice between a win in one and something else. */
const knownWins: Readonly<Record<string, readonly string[]>> = {
  // Sowing leaves every hole with fewer than three seeds, and South has more; offering a hole does not.
  gore: [
    "2,0,0,0/1,1,0,0 S - 30:14 NNNN/SSSS",
    "0,1,1,0/0,2,0,0 N - 13:31 NNNN/SSSS",
    "1,1,1,2/1,0,0,0 S - 24:18 NNNN/SSSS",
  ],
  // Landing in A4, or a5, captures the last seeds of the other side.
  nsolo: [
    "0,0,0,0,0,0,0,0/0,0,0,1,0,0,0,0/0,0,0,0,0,2,0,0/2,0,0,0,0,0,0,0 S - 40:15",
    "0,0,0,0,0,0,0,0/0,0,0,3,0,0,0,0/0,0,0,0,0,2,0,0/2,2,0,0,0,0,0,0 S - 30:21",
    "0,0,0,0,0,0,0,2/0,0,2,0,0,0,0,0/0,0,0,0,4,0,0,0/0,0,0,0,0,0,0,0 N - 20:32",
  ],
};

/** Games in which some actions, but not all, win at once. */
function winsInOne(from: Variant, count: number): { position: Game; winning: readonly string[] }[] {
  const known = knownWins[from.id]?.map((text) => {
    const position = Game.from(from, text);
    return { position, winning: winningActions(position) };
  });
  if (known !== undefined) return known;
  const random = new Random(9);
  const found: { position: Game; winning: readonly string[] }[] = [];
  while (found.length < count) {
    // Random play decides fast; a game's last moments are the place to look.
    let game = Game.start(from);
    for (let played = 0; played < 400 && game.result === undefined; played++) {
      game = game.play(game.actions[random.below(game.actions.length)]!);
    }
    for (let back = game.previous; back && game.plies - back.plies < 6; back = back.previous) {
      const position = Game.from(from, back.position);
      const winning = winningActions(position);
      if (winning.length === 0 || winning.length === position.actions.length) continue;
      found.push({ position, winning });
      break;
    }
  }
  return found;
}

function winningActions(position: Game): string[] {
  return position.actions.filter(
    (action) => position.play(action).result?.winner === position.side,
  );
}
