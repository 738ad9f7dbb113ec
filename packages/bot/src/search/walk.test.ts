import { compile, variant } from "@magomba/engine";
import type { Options, Position, Rules } from "@magomba/engine";
import { describe, expect, test } from "vitest";
import { Evaluator } from "../evaluation/evaluator.ts";
import { fullLimits } from "../limits.ts";
import { Random } from "../random.ts";
import { Leaf } from "./leaf.ts";
import { endScore, repetitionScore } from "./score.ts";
import { createSearcher } from "./searcher.ts";
import type { SearcherSettings } from "./searcher.ts";

const games: [id: string, options: Options, depth: number, positions: number][] = [
  ["tsoro", { columns: 6 }, 4, 40],
  ["tsoro", { columns: 8, bonus: 3 }, 3, 30],
  ["tsoro", { columns: 12, heads: 1 }, 3, 15],
  ["gore", {}, 4, 40],
  ["nsolo", {}, 3, 30],
  ["kimasai", {}, 5, 40],
  ["katro", {}, 4, 40],
  ["katro", { rows: 4, columns: 4 }, 5, 40],
  ["katro", { direction: "either", loneStep: true }, 3, 30],
  // Further turns: the side to act stays, and so must the sign of a score.
  ["kalah", { columns: 3, seeds: 2 }, 8, 60],
  ["congkak", { columns: 3 }, 5, 30],
];

/** Searchers that leave nothing out. */
const exactly = { deeper: false, reduce: false };

describe.each(games)("%s %j", (id, options, depth, count) => {
  const rules = compile(variant(id, options));
  const positions = randomPositions(rules, count);

  test("finds the score of plain minimax, with a table", () => {
    expectPlainScores(rules, exactly, positions, depth);
  });

  test("finds the score of plain minimax, without a table", () => {
    expectPlainScores(rules, { ...exactly, table: false }, positions, depth);
  });
});

describe("seeds taken by choice, in any order", () => {
  test.each<[string, Options]>([
    ["nsolo", {}],
    ["tsoro", { columns: 6, bonus: 3 }],
  ])("%s %j: one order finds what all orders find", (id, options) => {
    const rules = compile(variant(id, options));
    const taking = randomPositions(rules, 4000).filter(
      (position) => rules.pending(position) === 3 && rules.countActions(position) <= 6,
    );
    expect(taking.length).toBeGreaterThan(3);
    expectPlainScores(rules, exactly, taking.slice(0, 20), 5);
  });
});

describe("positions that come back", () => {
  test.each<[string, Options]>([
    ["katro", { rows: 4, columns: 4, direction: "either" }],
    ["nsolo", {}],
    ["kimasai", {}],
  ])("%s %j: a few seeds, to and fro", (id, options) => {
    const rules = compile(variant(id, options));
    // With a table a score may come from another line, on which other positions have been.
    expectPlainScores(rules, { ...exactly, table: false }, sparsePositions(rules, 40), 6);
  });
});

/** Makes sure that a searcher finds the same score as plain minimax, and an action that has it. */
function expectPlainScores(
  rules: Rules,
  settings: SearcherSettings,
  positions: readonly Position[],
  depth: number,
): void {
  const searcher = createSearcher(rules.variant, settings);
  const leaf = new Leaf(rules, new Evaluator(rules));
  for (const position of positions) {
    const start = rules.write(position);
    const expected = plainMinimax(rules, leaf, [position], depth);
    const limits = fullLimits({ depth });
    const search = searcher.begin({ start, history: [] }, limits, { margin: 0, seed: 1 });
    // Slices of odd sizes: where a search is interrupted must not matter.
    for (let size = 1; !search.step(size); size = (size * 7) % 101);
    const { action, score } = search.result();
    expect(score, start).toBe(expected);
    expect(scoreOf(rules, leaf, position, action, depth), `${start} ${action}`).toBe(expected);
  }
}

/** Positions with a few seeds a side, which no game need ever reach. */
function sparsePositions(rules: Rules, count: number): Position[] {
  const random = new Random(13);
  const { rows, columns } = rules.variant.board;
  const row = (): string => Array.from({ length: columns }, () => +(random.below(6) === 0)).join();
  const positions: Position[] = [];
  while (positions.length < count) {
    const text = `${Array.from({ length: rows }, row).join("/")} S - 0:0`;
    const position = rules.read(text, { anyTotal: true });
    if (!rules.ended(position) && rules.countActions(position) > 0) positions.push(position);
  }
  return positions;
}

/** Positions met in random play, each from another number of actions. */
function randomPositions(rules: Rules, count: number): Position[] {
  const random = new Random(7);
  const positions: Position[] = [];
  const actions = new Int32Array(rules.maximumActions);
  while (positions.length < count) {
    const position = rules.start();
    let left = random.below(60);
    for (;;) {
      const choices = rules.ended(position) ? 0 : rules.actions(position, actions, 0);
      if (choices === 0) break;
      if (left-- === 0) {
        positions.push(position);
        break;
      }
      rules.playUnchecked(position, actions[random.below(choices)]!);
    }
  }
  return positions;
}

/** The score of an action by plain minimax, for the side that plays it. */
function scoreOf(
  rules: Rules,
  leaf: Leaf,
  position: Position,
  action: string,
  depth: number,
): number {
  const child = position.slice();
  expect(rules.playUnchecked(child, rules.actionCode(action))).toBe(true);
  const score = plainMinimax(rules, leaf, [position, child], depth - 1);
  return rules.side(child) === rules.side(position) ? score : 0 - score;
}

/** Minimax as it is written in books: no bounds, no table, no order. `line` are the positions from the root on. */
function plainMinimax(rules: Rules, leaf: Leaf, line: readonly Position[], depth: number): number {
  const position = line.at(-1)!;
  const ply = line.length - 1;
  const side = rules.side(position);
  const actions = new Int32Array(rules.maximumActions);
  const count = rules.ended(position) ? 0 : rules.actions(position, actions, 0);
  if (count === 0) return endScore(rules.outcome(position), side, ply);
  if (rules.phase(position) === 0 && line.slice(0, -1).some((other) => equal(other, position))) {
    const { result } = rules.variant.rules.repetition;
    return result === "count" ? repetitionScore(rules.count(position), side) : 0;
  }
  if (depth === 0) return leaf.score(position, ply, true) + 0;
  let best = -Infinity;
  for (const action of actions.subarray(0, count)) {
    const child = position.slice();
    rules.playUnchecked(child, action);
    const score = plainMinimax(rules, leaf, [...line, child], depth - 1);
    best = Math.max(best, rules.side(child) === side ? score : 0 - score);
  }
  return best;
}

function equal(one: Position, other: Position): boolean {
  return one.every((value, place) => value === other[place]);
}
