/**
 * Runs the engine and a native reference over one game once: both count the same positions to the same depths, one after the other.
 *
 * Forked by `run.mjs` with the engine's address, the game, the reference's path, who goes first, and `alone` or `mixed`; sends a `Pair`. Each pair has a
 * process of its own: what the compiler makes of the engine differs from process to process by a quarter and more.
 */
import {
  assertCount,
  counting,
  games,
  groups,
  positionsOf,
  shortDepth,
  variantOf,
} from "./positions.mjs";
import { countNatively } from "./reference.mjs";
import { cpuSeconds } from "./timing.mjs";

/** @typedef {import("./positions.mjs").CountedPosition} CountedPosition */
/** @typedef {Record<import("./positions.mjs").Group, number>} Seconds Of user CPU time. */

/**
 * @typedef {object} Pair Times for the same counts.
 * @property {Seconds} engine
 * @property {Seconds} native
 */

/** CPU seconds of short counts before anything is measured. */
const WARMING = 1.5;

const [, , address = "", game = "", reference = "", first = "native", company = "alone"] =
  process.argv;
/** @type {typeof import("@magomba/engine")} */
const engine = await import(address);

/**
 * Counts as the reference does in one process: every depth up to the last.
 *
 * @param {readonly CountedPosition[]} entries
 * @returns {number} Seconds.
 */
function runEngine(entries) {
  const start = process.cpuUsage().user;
  for (const entry of entries) {
    const variant = variantOf(engine, entry);
    for (let depth = 1; depth <= entry.counts.length; depth++) {
      assertCount(entry, depth, engine.perft(variant, depth, entry.position));
    }
  }
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
// Mixed: as in a page that has played all the games before. What the compiler learnt from them slows this one down.
const warmers = company === "mixed" ? games : [game];
const warm = counting(
  engine,
  warmers.flatMap((each) => groups.flatMap((group) => positionsOf(each, group))),
  shortDepth,
);
for (const start = cpuSeconds(); cpuSeconds() - start < WARMING;) warm();

/** @type {Pair} */
const pair = { engine: { start: 0, middle: 0 }, native: { start: 0, middle: 0 } };
for (const group of groups) {
  if (first === "native") pair.native[group] = runNative(entries[group]);
  pair.engine[group] = runEngine(entries[group]);
  if (first !== "native") pair.native[group] = runNative(entries[group]);
}
process.send?.(pair);
