/**
 * Exact values: what the side to act can gain from a position when both play as well as can be.
 *
 * For games that are won by seeds, whose positions never come back, and in which what is captured already changes nothing: Kalah with
 * every rule of its own. Searches of a null window around guesses, as in MTD(f), over the compiled rules of the variant itself.
 */
import { createAnswers, MOST_SEEDS } from "./answers.mjs";
import { copyPlaces, gainOfEnd, leadOf, seedsIn } from "./seeds.mjs";
import { createSmallGains } from "./small-gains.mjs";

/** @typedef {import("@magomba/engine").Rules} Rules */
/** @typedef {import("@magomba/engine").Position} Position */

/**
 * What one ply of the search needs: the action codes, and for each of them the position it leads to.
 *
 * @typedef {object} Ply
 * @property {Int32Array} actions
 * @property {Position[]} after
 * @property {Int32Array} order Indices of actions, the most promising first.
 * @property {Int32Array} gains What each action itself gains.
 * @property {Int32Array} promises How promising each is.
 * @property {Int32Array} lefts How many seeds it leaves on the board.
 */

/**
 * A solver of one variant.
 *
 * @typedef {object} Solver
 * @property {(position: Position, guess?: number) => number} gain What the side to act gains from here on, in seeds: its own captures
 *   minus the other's. The nearer the guess, the sooner it is found; the answer is the same.
 * @property {(position: Position) => Map<string, number>} gains The same for each action.
 * @property {() => number} positions How many positions have been looked at.
 */

/** Mixes the weights of keys. */
const SPREAD = 0x9e37_79b1;

/** Where the numbers of a position begin that say which phase of a turn it is, counted from the last hole. */
const PHASE = 3;
/** How many they are. */
const PHASE_NUMBERS = 3;

/**
 * Makes a solver.
 *
 * @param {Rules} rules
 * @param {number} [bits] Size of the table of answers: 2 to this power places of 12 bytes. Default 20.
 * @param {number} [smallBits] Positions with few seeds are kept in a table of their own, found once and exactly: all of them with at most
 *   so many seeds that 2 to this power bytes suffice. Default 20, or one less than `bits`: in a larger one more is found than is asked for.
 * @returns {Solver}
 */
export function createSolver(rules, bits = 20, smallBits = Math.min(bits - 1, 20)) {
  const { holes, size, maximumActions } = rules;
  const answers = createAnswers(bits);
  /** @type {Ply[]} */
  const plies = [];
  let looked = 0;
  let low = 0;
  let high = 0;

  const small = createSmallGains(rules, 2 ** smallBits);
  const phases = holes + PHASE;
  const weighed = holes + PHASE_NUMBERS;
  const lowWeights = new Int32Array(weighed);
  const highWeights = new Int32Array(weighed);
  let state = 1;
  for (const weights of [lowWeights, highWeights]) {
    for (let place = 0; place < weighed; place++) {
      state = (Math.imul(state ^ (state >>> 15), SPREAD) + 0x7f4a_7c15) | 0;
      weights[place] = state | 1;
    }
  }

  /**
   * Computes the key of a position into `low` and `high`: seen from the side to act, since the board is the same after half a turn. What
   * is captured already changes nothing.
   *
   * @param {Position} position
   */
  function keyOf(position) {
    low = 0;
    high = 0;
    const turned = rules.side(position) === 1;
    for (let place = 0; place < holes; place++) {
      const seeds = position[turned ? holes - 1 - place : place] ?? 0;
      low = (low + Math.imul(seeds, lowWeights[place] ?? 0)) | 0;
      high = (high + Math.imul(seeds, highWeights[place] ?? 0)) | 0;
    }
    for (let place = 0; place < PHASE_NUMBERS; place++) {
      const value = position[phases + place] ?? 0;
      low = (low + Math.imul(value, lowWeights[holes + place] ?? 0)) | 0;
      high = (high + Math.imul(value, highWeights[holes + place] ?? 0)) | 0;
    }
    low ^= high >>> 16;
  }

  /**
   * @param {number} depth
   * @returns {Ply}
   */
  function plyAt(depth) {
    let ply = plies[depth];
    if (ply === undefined) {
      ply = {
        actions: new Int32Array(maximumActions),
        after: Array.from({ length: maximumActions }, () => new Int16Array(size)),
        order: new Int32Array(maximumActions),
        gains: new Int32Array(maximumActions),
        promises: new Int32Array(maximumActions),
        lefts: new Int32Array(maximumActions),
      };
      plies[depth] = ply;
    }
    return ply;
  }

  /**
   * Whether the side to act can gain at least `wanted`: the answer is a number that is not above its true gain when it is `wanted` or
   * more, and not below it when it is less.
   *
   * @param {Position} position
   * @param {number} left Seeds on its board.
   * @param {number} depth
   * @param {number} wanted
   * @returns {number}
   */
  function search(position, left, depth, wanted) {
    if (left < wanted) return left;
    if (-left >= wanted) return -left;
    looked++;
    keyOf(position);
    const keyLow = low;
    const keyHigh = high;
    let lower = -left;
    let upper = left;
    let best = -1;
    if (answers.find(keyLow, keyHigh)) {
      if (answers.lower >= wanted) return answers.lower;
      if (answers.upper < wanted) return answers.upper;
      ({ lower, upper, best } = answers);
    }
    const ply = plyAt(depth);
    const count = rules.actions(position, ply.actions, 0);
    if (count === 0) return gainOfEnd(rules, position);
    // As the key, so the list: what is last lies nearest the store of the side to act, and an index means the same from both sides.
    if (rules.side(position) === 1) ply.actions.subarray(0, count).reverse();
    const found = choose(position, ply, count, depth, wanted, best);
    if (found.gain >= wanted) lower = found.gain;
    else upper = found.gain;
    answers.keep(keyLow, keyHigh, left, lower, upper, found.index);
    return found.gain;
  }

  /** The last answer of `choose`, so that nothing is allocated. */
  const chosen = { gain: 0, index: 0 };

  /**
   * Looks for an action that gains what is wanted.
   *
   * @param {Position} position
   * @param {Ply} ply
   * @param {number} count
   * @param {number} depth
   * @param {number} wanted
   * @param {number} first The index of the action to try first; -1 when none is known.
   * @returns {{ gain: number, index: number }}
   */
  function choose(position, ply, count, depth, wanted, first) {
    const side = rules.side(position);
    const sign = side === 0 ? 1 : -1;
    const before = leadOf(rules, position);
    let top = -MOST_SEEDS;
    let index = 0;
    let ordered = 0;
    for (let i = 0; i < count; i++) {
      const after = ply.after[i] ?? position;
      copyPlaces(position, after);
      rules.playUnchecked(after, ply.actions[i] ?? 0);
      const gain = sign * (leadOf(rules, after) - before);
      ply.gains[i] = gain;
      const again = rules.side(after) === side;
      let most = gain;
      if (!rules.ended(after)) {
        const left = seedsIn(rules, after);
        ply.lefts[i] = left;
        let least = gain - left;
        most += left;
        if (least < wanted && most >= wanted) {
          if (left <= small.most && isOrdinary(after)) {
            const rest = small.gain(after, left);
            least = gain + (again ? rest : -rest);
            most = least;
          } else {
            keyOf(after);
            if (answers.find(low, high)) {
              least = gain + (again ? answers.lower : -answers.upper);
              most = gain + (again ? answers.upper : -answers.lower);
            }
          }
        }
        if (least >= wanted) return answer(least, i);
        if (most >= wanted) {
          // Another turn first, for it costs nothing; then what captures most.
          ply.promises[i] = i === first ? 1000 : (again ? 100 : 0) + gain;
          insert(ply, ordered++, i);
          continue;
        }
      } else if (gain >= wanted) return answer(gain, i);
      if (most > top) {
        top = most;
        index = i;
      }
    }
    for (let i = 0; i < ordered; i++) {
      const tried = ply.order[i] ?? 0;
      const after = ply.after[tried] ?? position;
      const gain = ply.gains[tried] ?? 0;
      const total =
        rules.side(after) === side
          ? gain + search(after, ply.lefts[tried] ?? 0, depth + 1, wanted - gain)
          : gain - search(after, ply.lefts[tried] ?? 0, depth + 1, gain - wanted + 1);
      if (total > top) {
        top = total;
        index = tried;
        if (top >= wanted) break;
      }
    }
    return answer(top, index);
  }

  /**
   * @param {number} gain
   * @param {number} index
   * @returns {{ gain: number, index: number }}
   */
  function answer(gain, index) {
    chosen.gain = gain;
    chosen.index = index;
    return chosen;
  }

  /**
   * Puts an action among those ordered already, `length` of them. Of equal ones the later comes first: it lies nearer the store.
   *
   * @param {Ply} ply
   * @param {number} length
   * @param {number} action
   */
  function insert({ order, promises }, length, action) {
    const promise = promises[action] ?? 0;
    let at = length;
    for (; at > 0 && (promises[order[at - 1] ?? 0] ?? 0) <= promise; at--) {
      order[at] = order[at - 1] ?? 0;
    }
    order[at] = action;
  }

  /**
   * @param {Position} position
   * @returns {boolean} Whether nothing but the seeds and the side tells what can be played.
   */
  function isOrdinary(position) {
    for (let place = 0; place < PHASE_NUMBERS; place++) {
      if (position[phases + place] !== 0) return false;
    }
    return true;
  }

  /**
   * @param {Position} position
   * @param {number} [first] The first guess.
   * @returns {number}
   */
  function gain(position, first = 0) {
    const left = seedsIn(rules, position);
    let upper = left;
    if (upper > MOST_SEEDS) throw new RangeError(`seeds: at most ${MOST_SEEDS}`);
    let lower = -upper;
    let guess = Math.max(lower + 1, Math.min(first, upper));
    while (lower < upper) {
      const wanted = guess === lower ? guess + 1 : guess;
      guess = search(position, left, 0, wanted);
      if (guess < wanted) upper = guess;
      else lower = guess;
    }
    return lower;
  }

  return {
    gain,
    gains(position) {
      const actions = new Int32Array(maximumActions);
      const count = rules.actions(position, actions, 0);
      const sign = rules.side(position) === 0 ? 1 : -1;
      /** @type {Map<string, number>} */
      const all = new Map();
      for (const action of actions.subarray(0, count)) {
        const after = position.slice();
        rules.playUnchecked(after, action);
        const own = sign * (leadOf(rules, after) - leadOf(rules, position));
        const same = rules.side(after) === rules.side(position);
        const rest = rules.ended(after) ? 0 : gain(after);
        all.set(rules.actionText(action), own + (same ? rest : -rest));
      }
      return all;
    },
    positions: () => looked + small.positions(),
  };
}
