/** Play without checks takes nothing from the heap: not a byte that grows with the number of actions. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { compile, variant, type Position, type Rules } from "../src/index.ts";
import { seededRandom } from "../src/random.ts";

/** Ten million actions, most of them in the games whose actions are short. */
const ACTIONS: Readonly<Record<string, number>> = {
  kalah: 3_000_000,
  kimasai: 2_500_000,
  oware: 2_000_000,
  gore: 1_500_000,
  nsolo: 400_000,
  tsoro: 300_000,
  katro: 300_000,
};

/** Played before anything is measured, until the compiler has done its work. */
const WARMING = 0.1;

/** The heap is looked at after so many actions. */
const CHUNK = 20_000;

/**
 * Bytes that a chunk may take beyond the look itself. The smallest object takes 16, so not even one action in a thousand can have
 * made one.
 */
const MOST_BYTES = 256;

/** The part of the chunks that must keep to it. In the others the compiler, working on a thread of its own, leaves its results. */
const KEEPING = 0.75;

/** Bytes that are left of everything in the end: what the compiler made of the game. */
const MOST_KEPT = 2_000_000;

/** Longer games are cut off. */
const MOST_ACTIONS = 500;

setFlagsFromString("--expose_gc");
const collect = runInNewContext("gc") as () => void;

/** Random games one after another, on arrays made beforehand. Answers a function that plays so many actions. */
function randomPlay(rules: Rules, seed: number): (actions: number) => void {
  const random = seededRandom(seed);
  const start = rules.start();
  const codes = new Int32Array(rules.maximumActions);
  let position = rules.start();
  let tried = rules.start();
  let played = 0;

  function playOne(count: number): boolean {
    for (let left = count; left > 0; left--) {
      const drawn = random(left);
      tried.set(position);
      if (rules.playUnchecked(tried, codes[drawn]!)) {
        const spare = position;
        position = tried;
        tried = spare;
        return true;
      }
      // Endless: the others are drawn from.
      codes[drawn] = codes[left - 1]!;
    }
    return false;
  }

  return (actions) => {
    for (let left = actions; left > 0;) {
      const moved =
        playOne(rules.candidates(position, codes, 0)) || playOne(rules.actions(position, codes, 0));
      if (moved) left--;
      if (moved && ++played < MOST_ACTIONS) continue;
      position.set(start);
      played = 0;
    }
  };
}

/** Bytes that the heap grew by in each chunk, without a collection before the second look. Negative: there was one all the same. */
function growthByChunk(actions: number, play: (actions: number) => void): number[] {
  return Array.from({ length: actions / CHUNK }, () => {
    const before = process.memoryUsage().heapUsed;
    play(CHUNK);
    return process.memoryUsage().heapUsed - before;
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

test("ten million actions are played in all", () => {
  expect(Object.values(ACTIONS).reduce((sum, actions) => sum + actions)).toBe(10_000_000);
});

describe.each(Object.entries(ACTIONS))("%s", (id, actions) => {
  const rules = compile(variant(id));

  test(`the heap does not grow over ${actions} actions`, { timeout: 300_000 }, () => {
    const play = randomPlay(rules, 7);
    play(actions * WARMING);
    const looking = median(growthByChunk(10 * CHUNK, () => {}));
    collect();
    const before = process.memoryUsage().heapUsed;
    const growth = growthByChunk(actions, play);
    collect();
    const kept = process.memoryUsage().heapUsed - before;

    const keeping = growth.filter((bytes) => Math.abs(bytes - looking) <= MOST_BYTES);
    expect(keeping.length / growth.length).toBeGreaterThanOrEqual(KEEPING);
    expect(kept).toBeLessThan(MOST_KEPT);
  });

  test("the hash hangs on the position alone, however it came about", () => {
    const random = seededRandom(11);
    const codes = new Int32Array(rules.maximumActions);
    const position = rules.start();
    const played = Array.from({ length: 200 }, () => {
      const count = rules.actions(position, codes, 0);
      if (count > 0) rules.playUnchecked(position, codes[random(count)]!);
      return [hashOf(rules, position), hashOf(rules, rules.read(rules.write(position)))] as const;
    });
    expect(played.map(([reached]) => reached)).toEqual(played.map(([, read]) => read));
    expect(new Set(played.map(([reached]) => reached)).size).toBeGreaterThan(20);
  });
});

function hashOf(rules: Rules, position: Position): string {
  rules.hash(position);
  return `${rules.hashLow} ${rules.hashHigh}`;
}
