import { compile, variant } from "@magomba/engine";
import type { Options, Position, Rules } from "@magomba/engine";
import { describe, expect, test } from "vitest";
import { Evaluator } from "../evaluation/evaluator.ts";
import { fullLimits } from "../limits.ts";
import { Random } from "../random.ts";
import { Leaf } from "./leaf.ts";
import { endScore, repetitionScore } from "./score.ts";
import { createSearcher } from "./searcher.ts";

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
];

describe.each(games)("%s %j", (id, options, depth, positions) => {
  const rules = compile(variant(id, options));
  const exact = createSearcher(rules.variant, { deeper: false, reduce: false });
  const withoutTable = createSearcher(rules.variant, {
    table: false,
    reduce: false,
  });
  const leaf = new Leaf(rules, new Evaluator(rules));
  const tried = randomPositions(rules, positions);

  test("finds the score of plain minimax, with a table and without", () => {
    for (const position of tried) {
      const start = rules.write(position);
      const expected = plainMinimax(rules, leaf, [position], depth);
      for (const searcher of [exact, withoutTable]) {
        const search = searcher.begin({ start, history: [] }, fullLimits({ depth }), {
          margin: 0,
          seed: 1,
        });
        // Slices of odd sizes: where a search is interrupted must not matter.
        for (let size = 1; !search.step(size); size = (size * 7) % 101);
        const { action, score } = search.result();
        expect(score, start).toBe(expected);
        expect(scoreOf(rules, leaf, position, action, depth), `${start} ${action}`).toBe(expected);
      }
    }
  });
});

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
