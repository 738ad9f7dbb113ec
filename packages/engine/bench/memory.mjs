/** What positions and games take in memory, and whether play takes any. Needs a process started with `--expose-gc`. */
import { randomPlayer, recordedGames } from "./playout.mjs";

/**
 * @typedef {object} Memory
 * @property {number} positionData Bytes of a position's own numbers.
 * @property {number} position Bytes of a position kept as an array of its own.
 * @property {number} game Bytes of a `Game` in a line of games, its actions listed.
 * @property {number} growth Bytes that the heap grew by for each action of random play, without a collection.
 */

/**
 * Bytes in use, on the heap and beside it.
 *
 * @returns {number}
 */
function bytesInUse() {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/**
 * Bytes for each of some things that are made and kept.
 *
 * @param {number} count How many `make` makes.
 * @param {() => unknown} make
 * @returns {number}
 */
function bytesEach(count, make) {
  collect();
  const before = bytesInUse();
  const kept = make();
  collect();
  const grown = bytesInUse() - before;
  // Read after the last measurement, so that it cannot be collected earlier.
  if (kept === undefined) throw new Error("nothing was made");
  return grown / count;
}

function collect() {
  if (globalThis.gc === undefined) throw new Error("start Node with --expose-gc");
  for (let i = 0; i < 2; i++) globalThis.gc();
}

/**
 * @param {typeof import("@magomba/engine")} engine
 * @param {import("@magomba/engine").Rules} rules
 * @param {number} playouts How many the heap is watched over.
 * @returns {Memory}
 */
export function measureMemory(engine, rules, playouts) {
  const position = bytesEach(20_000, () => Array.from({ length: 20_000 }, () => rules.start()));
  const games = recordedGames(engine, rules, 3, 60).map((codes) =>
    Array.from(codes, rules.actionText),
  );
  const plies = games.reduce((sum, actions) => sum + actions.length, 0);
  const game = bytesEach(plies, () =>
    games.map((actions) => {
      let at = engine.Game.start(rules.variant);
      for (const action of actions) {
        if (at.result !== undefined) break;
        at = at.play(action);
      }
      return at;
    }),
  );
  return {
    positionData: rules.size * Int16Array.BYTES_PER_ELEMENT,
    position,
    game,
    growth: measureGrowth(engine, rules, playouts),
  };
}

/**
 * @param {typeof import("@magomba/engine")} engine
 * @param {import("@magomba/engine").Rules} rules
 * @param {number} playouts
 * @returns {number}
 */
function measureGrowth(engine, rules, playouts) {
  const player = randomPlayer(engine, rules, 4);
  for (let i = 0; i < playouts; i++) player.play();
  collect();
  const before = process.memoryUsage().heapUsed;
  let actions = 0;
  for (let i = 0; i < playouts; i++) actions += player.play();
  return Math.max(0, process.memoryUsage().heapUsed - before) / actions;
}
