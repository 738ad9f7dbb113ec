/** What several pairs of a race say together. */
import { median } from "./timing.mjs";

/** @typedef {import("./race.mjs").Pair} Pair */

/**
 * @typedef {object} Race The engine's leaves per second as a part of the reference's; each the median of the pairs.
 * @property {number} ratio All positions together.
 * @property {number} start
 * @property {number} middle
 * @property {number[]} ratios Of the pairs, ascending.
 * @property {Pair[]} pairs As measured.
 */

/**
 * Both counted the same, so the ratio of the rates is that of the times, turned round.
 *
 * @param {Pair[]} pairs
 * @returns {Race}
 */
export function summary(pairs) {
  /** @param {(seconds: import("./race.mjs").Seconds) => number} part */
  const ratios = (part) =>
    pairs.map(({ engine, native }) => part(native) / part(engine)).toSorted((a, b) => a - b);
  const all = ratios((seconds) => seconds.start + seconds.middle);
  return {
    ratio: median(all),
    start: median(ratios((seconds) => seconds.start)),
    middle: median(ratios((seconds) => seconds.middle)),
    ratios: all,
    pairs,
  };
}
