/**
 * Measures `Game` over many actions, with all that an interface reads after each of them.
 *
 * Forked by `run.mjs` with the engine's address and the effort; sends a `LongGame` by name.
 */
import { recordedGames } from "./playout.mjs";
import { cpuSeconds } from "./timing.mjs";
import { wideBoard } from "./wide-board.mjs";

/**
 * @typedef {object} LongGame
 * @property {number} milliseconds Of CPU time for 1000 actions: each played, and the history, the text of the position and the
 *   events read after it; then the text of the game.
 * @property {number | undefined} twice The time of a game twice as long, as a multiple of it; undefined where games are shorter, and 1000 actions
 *   are several games. It is about 2 where no step's time grows with the length of the game.
 */

/** @typedef {import("@magomba/engine").Variant} Variant */

const ACTIONS = 1000;
const ROUNDS = { full: 15, quick: 7 };

const [, , address = "", quick = ""] = process.argv;
/** @type {typeof import("@magomba/engine")} */
const engine = await import(address);
const rounds = quick === "quick" ? ROUNDS.quick : ROUNDS.full;

/**
 * Texts of random actions, game by game.
 *
 * @param {Variant} variant
 * @param {number} games
 * @param {number} [most] Actions after which a game is cut off.
 */
function randomActions(variant, games, most) {
  const rules = engine.compile(variant);
  return recordedGames(engine, rules, 5, games, most).map((codes) =>
    Array.from(codes, rules.actionText),
  );
}

/**
 * Plays so many actions as an interface does; a game that is over is followed by the next.
 *
 * @param {Variant} variant
 * @param {readonly (readonly string[])[]} games
 * @param {number} actions
 * @returns {number} CPU milliseconds.
 */
function play(variant, games, actions) {
  let read = 0;
  let played = 0;
  const start = cpuSeconds();
  for (const texts of games) {
    let game = engine.Game.start(variant);
    for (const text of texts) {
      if (played === actions || game.result !== undefined) break;
      game = game.play(text);
      played++;
      read += game.history.length + game.position.length + game.events.length;
    }
    read += game.toString().length;
    if (played === actions) break;
  }
  const spent = cpuSeconds() - start;
  if (played < actions || read === 0) throw new Error(`only ${played} actions`);
  return spent * 1000;
}

/**
 * @param {Variant} variant
 * @param {readonly (readonly string[])[]} games
 * @param {boolean} long Whether the first game has twice as many actions as are played.
 * @returns {LongGame}
 */
function measure(variant, games, long) {
  /** @type {number[]} */
  const once = [];
  /** @type {number[]} */
  const twice = [];
  for (let round = 0; round < rounds; round++) {
    once.push(play(variant, games, ACTIONS));
    if (long) twice.push(play(variant, games, 2 * ACTIONS));
  }
  // The least: what other work adds is no part of it.
  const milliseconds = Math.min(...once);
  return { milliseconds, twice: long ? Math.min(...twice) / milliseconds : undefined };
}

const wide = wideBoard(engine);
/** @type {Record<string, LongGame>} */
const measures = {};
for (const id of ["tsoro", "katro", "gore"]) {
  const variant = engine.variant(id);
  measures[id] = measure(variant, randomActions(variant, 30), false);
}
const nsolo = engine.variant("nsolo", { columns: 36 });
measures["nsolo on 36 columns"] = measure(nsolo, randomActions(nsolo, 10), false);
measures["4×36, hands of 500"] = measure(wide, randomActions(wide, 1, 2 * ACTIONS), true);
process.send?.(measures);
