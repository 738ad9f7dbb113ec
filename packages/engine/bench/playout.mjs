/** Random play on compiled rules: nothing is allocated between the first action and the last. */

/** @typedef {import("@magomba/engine").Rules} Rules */
/** @typedef {import("@magomba/engine").Position} Position */

/** A playout that has not ended after so many actions is cut off. Repetition is left out: it needs history. */
export const MOST_ACTIONS = 500;

/**
 * A seeded generator that keeps to small whole numbers, so that none of its values has to be boxed.
 *
 * @param {number} seed Any whole number.
 * @returns {(below: number) => number} Whole numbers from 0 to `below`, which is excluded.
 */
export function seededGenerator(seed) {
  let state = (seed ^ 0x2545_f491) | 0;
  if (state === 0) state = 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 1) % below;
  };
}

/**
 * A player of random games. Each action is drawn evenly from the legal ones: candidates are drawn until one can be played.
 *
 * @param {typeof import("@magomba/engine")} engine The one that compiled the rules.
 * @param {Rules} rules Taken apart once: rules of many variants are looked up slowly.
 * @param {number} seed
 * @param {number} [most] A game that has not ended after so many actions is cut off.
 * @returns {{ play: (into?: Int32Array) => number }} `play` plays one game from the start and answers the number of actions, which it
 *   writes into `into` if that is given.
 */
export function randomPlayer({ copyPosition }, rules, seed, most = MOST_ACTIONS) {
  const { actions: legal, candidates, candidatesMayFail: mayFail, playUnchecked } = rules;
  const generator = seededGenerator(seed);
  const start = rules.start();
  const codes = new Int32Array(rules.maximumActions);
  let position = rules.start();
  let tried = rules.start();

  /**
   * Plays one of the first codes, leaving out those that turn out endless.
   *
   * @param {number} count
   * @returns {number} The code; -1 when none can be played.
   */
  function playOne(count) {
    for (let left = count; left > 0; left--) {
      const drawn = generator(left);
      const code = codes[drawn] ?? 0;
      if (!mayFail) {
        playUnchecked(position, code);
        return code;
      }
      copyPosition(position, tried);
      if (playUnchecked(tried, code)) {
        const spare = position;
        position = tried;
        tried = spare;
        return code;
      }
      codes[drawn] = codes[left - 1] ?? 0;
    }
    return -1;
  }

  return {
    play(into) {
      copyPosition(start, position);
      for (let actions = 0; actions < most; actions++) {
        let code = playOne(candidates(position, codes, 0));
        // Where nothing can be sown there may still be a pass.
        if (code < 0) code = playOne(legal(position, codes, 0));
        if (code < 0) return actions;
        if (into !== undefined) into[actions] = code;
      }
      return most;
    },
  };
}

/**
 * Random games as codes, to be played again.
 *
 * @param {typeof import("@magomba/engine")} engine The one that compiled the rules.
 * @param {Rules} rules
 * @param {number} seed
 * @param {number} games How many.
 * @param {number} [most] Actions after which one is cut off.
 * @returns {Int32Array[]}
 */
export function recordedGames(engine, rules, seed, games, most = MOST_ACTIONS) {
  const player = randomPlayer(engine, rules, seed, most);
  const codes = new Int32Array(most);
  return Array.from({ length: games }, () => {
    const length = player.play(codes);
    return codes.slice(0, length);
  });
}
