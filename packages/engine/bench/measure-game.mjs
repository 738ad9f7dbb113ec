/**
 * Measures one game in a process of its own, so that no other game has shaped what the compiler made of the engine.
 *
 * Forked by `run.mjs` with the engine's address, the game and the effort; sends a `GameMeasures`.
 */
import { measureMemory } from "./memory.mjs";
import { counting, groups, positionsOf, shortDepth } from "./positions.mjs";
import { MOST_ACTIONS, randomPlayer, recordedGames } from "./playout.mjs";
import { efforts, steadyRate } from "./timing.mjs";

/**
 * @typedef {object} GameMeasures All rates are per CPU second.
 * @property {Record<import("./positions.mjs").Group, number>} perft Leaves.
 * @property {{ rate: number, actions: number }} playouts Playouts, and the mean number of actions in one.
 * @property {{ plain: number, withSink: number, games: number }} actions Actions applied by the rules, the same with a listener, and
 *   by `Game.play` with its events read.
 * @property {import("./memory.mjs").Memory} memory
 */

/** @typedef {typeof import("@magomba/engine")} Engine */
/** @typedef {import("./timing.mjs").Effort} Effort */

/**
 * @param {Engine} engine
 * @param {string} game
 * @param {Effort} effort
 * @returns {GameMeasures["perft"]}
 */
function measurePerft(engine, game, effort) {
  const [start = 0, middle = 0] = groups.map((group) =>
    steadyRate(counting(engine, positionsOf(game, group), shortDepth), effort),
  );
  return { start, middle };
}

/**
 * @param {Engine} engine
 * @param {import("@magomba/engine").Rules} rules
 * @param {Effort} effort
 * @returns {GameMeasures["playouts"]}
 */
function measurePlayouts(engine, rules, effort) {
  const player = randomPlayer(engine, rules, 1);
  let games = 0;
  let actions = 0;
  const rate = steadyRate(() => {
    for (let game = 0; game < 100; game++) actions += player.play();
    games += 100;
    return 100;
  }, effort);
  return { rate, actions: actions / games };
}

/**
 * @param {Engine} engine
 * @param {import("@magomba/engine").Rules} rules
 * @param {Effort} effort
 * @returns {GameMeasures["actions"]}
 */
function measureActions(engine, rules, effort) {
  const games = recordedGames(engine, rules, 2, 40);
  const start = rules.start();
  const position = rules.start();
  /** @param {import("@magomba/engine").EventSink} [sink] */
  const replay = (sink) => {
    let actions = 0;
    for (const codes of games) {
      position.set(start);
      for (let i = 0; i < codes.length; i++) rules.playUnchecked(position, codes[i] ?? 0, sink);
      actions += codes.length;
    }
    return actions;
  };
  const plain = steadyRate(() => replay(), effort);
  let told = 0;
  const sink = () => {
    told++;
  };
  const withSink = steadyRate(() => replay(sink), effort);
  if (told === 0) throw new Error("the listener was told nothing");
  const texts = games.map((codes) => Array.from(codes, rules.actionText));
  let next = 0;
  return {
    plain,
    withSink,
    games: steadyRate(() => playTexts(texts[next++ % texts.length]), effort),
  };

  /** @param {readonly string[]} [actions] */
  function playTexts(actions = []) {
    let game = engine.Game.start(rules.variant);
    let events = 0;
    for (const action of actions) {
      // A game knows its history: repetition may end it earlier.
      if (game.result !== undefined) break;
      game = game.play(action);
      events += game.events.length;
    }
    if (events < game.plies) throw new Error("an action without events");
    return game.plies;
  }
}

const [, , address = "", game = "", quick = ""] = process.argv;
/** @type {Engine} */
const engine = await import(address);
const effort = quick === "quick" ? efforts.quick : efforts.full;
const rules = engine.compile(engine.variant(game));
/** @type {GameMeasures} */
const measures = {
  perft: measurePerft(engine, game, effort),
  playouts: measurePlayouts(engine, rules, effort),
  actions: measureActions(engine, rules, effort),
  memory: measureMemory(engine, rules, quick === "quick" ? 200 : 2000),
};
if (measures.playouts.actions > MOST_ACTIONS) throw new Error("playouts are longer than their cap");
process.send?.(measures);
