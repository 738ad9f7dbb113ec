/**
 * Races the engine against a native reference over one game: both count the same positions to the same depths, in turn, and only ratios
 * of neighbouring runs are kept.
 *
 * Forked by `run.mjs` with the engine's address, the game, the reference's path and the number of pairs; sends a `Race`.
 */
import { assertCount, groups, positionsOf, shortDepth } from "./positions.mjs";
import { countNatively } from "./reference.mjs";
import { median } from "./timing.mjs";

/** @typedef {import("./positions.mjs").CountedPosition} CountedPosition */

/**
 * @typedef {object} Pair Seconds of user CPU time for the same counts.
 * @property {Record<import("./positions.mjs").Group, number>} engine
 * @property {Record<import("./positions.mjs").Group, number>} native
 */

/**
 * @typedef {object} Race The engine's leaves per second as a part of the reference's.
 * @property {number} ratio All positions together; the median of the pairs.
 * @property {number} start
 * @property {number} middle
 * @property {number} leaves That each of them counted in one run, at all depths.
 * @property {Pair[]} pairs As measured.
 */

const [, , address = "", game = "", reference = "", pairCount = "5"] = process.argv;
/** @type {typeof import("@magomba/engine")} */
const engine = await import(address);

/**
 * What the reference does in one process: every depth up to the last.
 *
 * @param {CountedPosition} entry
 * @param {number} deepest
 */
function countAll(entry, deepest) {
  const variant = engine.variant(entry.variant, entry.options);
  for (let depth = 1; depth <= deepest; depth++) {
    assertCount(entry, depth, engine.perft(variant, depth, entry.position));
  }
}

/**
 * @param {readonly CountedPosition[]} entries
 * @returns {number} Seconds.
 */
function runEngine(entries) {
  const start = process.cpuUsage().user;
  for (const entry of entries) countAll(entry, entry.counts.length);
  return (process.cpuUsage().user - start) / 1e6;
}

/**
 * @param {readonly CountedPosition[]} entries
 * @returns {number} Seconds.
 */
function runNative(entries) {
  let sum = 0;
  for (const entry of entries) {
    const { counts, seconds } = countNatively(reference, entry, entry.counts.length);
    for (let depth = 1; depth <= entry.counts.length; depth++) {
      assertCount(entry, depth, counts[depth - 1]);
    }
    sum += seconds;
  }
  return sum;
}

const entries = { start: positionsOf(game, "start"), middle: positionsOf(game, "middle") };
for (const group of groups) {
  for (const entry of entries[group])
    for (let i = 0; i < 3; i++) countAll(entry, shortDepth(entry));
}

/** @type {Pair[]} */
const pairs = [];
for (let i = 0; i < Number(pairCount); i++) {
  /** @type {Pair} */
  const pair = { engine: { start: 0, middle: 0 }, native: { start: 0, middle: 0 } };
  for (const group of groups) {
    // Who goes first changes, so that a machine growing slower or quicker favours nobody.
    if (i % 2 === 0) pair.native[group] = runNative(entries[group]);
    pair.engine[group] = runEngine(entries[group]);
    if (i % 2 === 1) pair.native[group] = runNative(entries[group]);
  }
  pairs.push(pair);
}

/** @param {(seconds: Pair["engine"]) => number} part */
const ratioOf = (part) => median(pairs.map((pair) => part(pair.native) / part(pair.engine)));
/** @type {Race} */
const race = {
  ratio: ratioOf((seconds) => seconds.start + seconds.middle),
  start: ratioOf((seconds) => seconds.start),
  middle: ratioOf((seconds) => seconds.middle),
  leaves: [...entries.start, ...entries.middle].reduce(
    (sum, { counts }) => counts.reduce((total, count) => total + count, sum),
    0,
  ),
  pairs,
};
process.send?.(race);
