/**
 * Counts in one process all games in turn, as a page does that plays several. What the compiler learnt from one game then serves the
 * others badly; the table shows how badly.
 *
 * Forked by `run.mjs` with the engine's address and the effort; sends leaves per CPU second by game, and the yardstick.
 */
import { counting, games, groups, positionsOf, shortDepth } from "./positions.mjs";
import { efforts, steadyRate, yardstick } from "./timing.mjs";

/**
 * @typedef {object} TogetherMeasures
 * @property {Record<string, number>} perft Leaves per CPU second by game, starts and middles together.
 * @property {number} yardstick Drops per CPU second of a bare loop.
 */

const [, , address = "", quick = ""] = process.argv;
/** @type {typeof import("@magomba/engine")} */
const engine = await import(address);
const effort = quick === "quick" ? efforts.quick : efforts.full;
const bare = yardstick(effort);
const works = games.map((game) => {
  const entries = groups.flatMap((group) => positionsOf(game, group));
  return /** @type {const} */ ([game, counting(engine, entries, shortDepth)]);
});
for (const [, work] of works) work();
for (const [, work] of works) work();
/** @type {TogetherMeasures} */
const measures = {
  perft: Object.fromEntries(works.map(([game, work]) => [game, steadyRate(work, effort)])),
  yardstick: bare,
};
process.send?.(measures);
