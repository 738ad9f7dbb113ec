/** What is measured: seven games, each from its starts and from positions in the middle of games. */
import { readFileSync } from "node:fs";

/**
 * A position to count from. `positions.json` holds them; `prepare.mjs` writes it.
 *
 * @typedef {object} CountedPosition
 * @property {string} variant Id of a built-in variant.
 * @property {Record<string, number | boolean | string>} options The options that differ from the defaults.
 * @property {string} [position] Position text; the variant's start where there is none.
 * @property {number[]} counts Perft at depth 1, 2, …, as an independent implementation counted.
 */

/** @typedef {"start" | "middle"} Group Positions at the start, or in the middle, of games. */

/** The games, in the order of the tables. */
export const games = ["tsoro", "nsolo", "kimasai", "katro", "gore", "kalah", "oware"];

/** @type {readonly Group[]} */
export const groups = ["start", "middle"];

/** A count of this many leaves is short enough to be repeated, and long next to the reading of its position. */
const SHORT_COUNT = 20_000;

/** @type {readonly CountedPosition[]} */
const all = JSON.parse(readFileSync(new URL("positions.json", import.meta.url), "utf8"));

/**
 * The positions of a game in one group.
 *
 * @param {string} game
 * @param {Group} group
 * @returns {CountedPosition[]}
 */
export function positionsOf(game, group) {
  return all.filter(
    (entry) => entry.variant === game && (entry.position === undefined) === (group === "start"),
  );
}

/**
 * The depth, in plies, of a count that takes milliseconds.
 *
 * @param {CountedPosition} entry
 * @returns {number}
 */
export function shortDepth({ counts }) {
  const index = counts.findIndex((count) => count >= SHORT_COUNT);
  return index < 0 ? counts.length : index + 1;
}

/** @typedef {Pick<typeof import("@magomba/engine"), "perft" | "variant">} Engine */

/** @type {Map<string, import("@magomba/engine").Variant>} */
const variants = new Map();

/**
 * The variant of a position, one object for all positions with the same options: rules are compiled once for each variant object.
 *
 * @param {Engine} engine The same at every call.
 * @param {CountedPosition} entry
 */
export function variantOf(engine, { variant, options }) {
  const key = `${variant} ${JSON.stringify(options)}`;
  const found = variants.get(key) ?? engine.variant(variant, options);
  variants.set(key, found);
  return found;
}

/**
 * Counts every position at the depth that `depthOf` gives. Throws when a count is wrong, so that nothing wrong is ever timed.
 *
 * @param {Engine} engine
 * @param {readonly CountedPosition[]} entries
 * @param {(entry: CountedPosition) => number} depthOf
 * @returns {() => number} Counts them all again at each call; answers the number of leaves.
 */
export function counting(engine, entries, depthOf) {
  const prepared = entries.map((entry) => ({
    entry,
    variant: variantOf(engine, entry),
    depth: depthOf(entry),
  }));
  return () => {
    let leaves = 0;
    for (const { entry, variant, depth } of prepared) {
      const count = engine.perft(variant, depth, entry.position);
      assertCount(entry, depth, count);
      leaves += count;
    }
    return leaves;
  };
}

/**
 * Throws when a count is not the one that was told.
 *
 * @param {CountedPosition} entry
 * @param {number} depth
 * @param {number | undefined} count
 */
export function assertCount(entry, depth, count) {
  const expected = entry.counts[depth - 1];
  if (count === expected) return;
  const { variant, options, position = "start" } = entry;
  throw new Error(
    `${variant} ${JSON.stringify(options)} ${position}, depth ${depth}: ${count}, not ${expected}`,
  );
}
