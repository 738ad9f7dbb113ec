/**
 * Exact values: what the side to act can gain from a position when both play as well as can be.
 *
 * For games that are won by seeds, whose positions never come back, and in which what is captured already changes nothing: Kalah with
 * every rule of its own. Searches of a null window around guesses, as in MTD(f), over the compiled rules of the variant itself.
 */
import { createAnswers, MOST_SEEDS } from "./answers.mjs";

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
 */

/**
 * A solver of one variant.
 *
 * @typedef {object} Solver
 * @property {(position: Position) => number} gain What the side to act gains from here on, in seeds: its own captures minus the other's.
 * @property {(position: Position) => Map<string, number>} gains The same for each action.
 * @property {() => number} positions How many positions have been looked at.
 */

/** Mixes the weights of keys. */
const SPREAD = 0x9e37_79b1;

/**
 * Makes a solver.
 *
 * @param {Rules} rules
 * @param {number} [bits] Size of the table of answers: 2 to this power places of 12 bytes. Default 20.
 * @returns {Solver}
 */
export function createSolver(rules, bits = 20) {
  const { holes, size, maximumActions } = rules;
  const answers = createAnswers(bits);
  /** @type {Ply[]} */
  const plies = [];
  let looked = 0;
  let low = 0;
  let high = 0;

  const lowWeights = new Int32Array(size);
  const highWeights = new Int32Array(size);
  let state = 1;
  for (let place = 0; place < size; place++) {
    // What is captured already, and how many seeds there are in all, changes nothing.
    const weighs = place < holes || (place >= holes + 2 && place !== holes + 6);
    for (const weights of [lowWeights, highWeights]) {
      state = (Math.imul(state ^ (state >>> 15), SPREAD) + 0x7f4a_7c15) | 0;
      weights[place] = weighs ? state | 1 : 0;
    }
  }

  /**
   * Computes the key of a position into `low` and `high`.
   *
   * @param {Position} position
   */
  function keyOf(position) {
    low = 0;
    high = 0;
    for (let place = 0; place < size; place++) {
      const value = position[place] ?? 0;
      low = (low + Math.imul(value, lowWeights[place] ?? 0)) | 0;
      high = (high + Math.imul(value, highWeights[place] ?? 0)) | 0;
    }
    low ^= high >>> 16;
  }

  /**
   * @param {Position} position
   * @returns {number} Seeds on the board.
   */
  function seedsIn(position) {
    let seeds = 0;
    for (let hole = 0; hole < holes; hole++) seeds += position[hole] ?? 0;
    return seeds;
  }

  /**
   * @param {Position} position
   * @returns {number} South's lead in captured seeds.
   */
  const leadOf = (position) => (position[holes] ?? 0) - (position[holes + 1] ?? 0);

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
   * @param {number} depth
   * @param {number} wanted
   * @returns {number}
   */
  function search(position, depth, wanted) {
    const left = seedsIn(position);
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
    if (count === 0) return gainOfEnd(position);
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
    const before = leadOf(position);
    let top = -MOST_SEEDS;
    let index = 0;
    let ordered = 0;
    for (let i = 0; i < count; i++) {
      const after = ply.after[i] ?? position;
      // A loop, for a call of `set` takes longer than copying so few places.
      for (let place = 0; place < size; place++) after[place] = position[place] ?? 0;
      rules.playUnchecked(after, ply.actions[i] ?? 0);
      const gain = sign * (leadOf(after) - before);
      ply.gains[i] = gain;
      const again = rules.side(after) === side;
      let most = gain;
      if (!rules.ended(after)) {
        const left = seedsIn(after);
        most += left;
        let least = gain - left;
        keyOf(after);
        if (answers.find(low, high)) {
          least = gain + (again ? answers.lower : -answers.upper);
          most = gain + (again ? answers.upper : -answers.lower);
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
          ? gain + search(after, depth + 1, wanted - gain)
          : gain - search(after, depth + 1, gain - wanted + 1);
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
   * @param {Position} position Without legal actions.
   * @returns {number} What the side to act gains by the end.
   */
  function gainOfEnd(position) {
    if (rules.ended(position)) return 0;
    const before = leadOf(position);
    const end = position.slice();
    rules.finish(end, 0);
    const gain = leadOf(end) - before;
    return rules.side(position) === 0 ? gain : -gain;
  }

  /**
   * @param {Position} position
   * @returns {number}
   */
  function gain(position) {
    let upper = seedsIn(position);
    if (upper > MOST_SEEDS) throw new RangeError(`seeds: at most ${MOST_SEEDS}`);
    let lower = -upper;
    let guess = 0;
    while (lower < upper) {
      const wanted = guess === lower ? guess + 1 : guess;
      guess = search(position, 0, wanted);
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
        const own = sign * (leadOf(after) - leadOf(position));
        const same = rules.side(after) === rules.side(position);
        const rest = rules.ended(after) ? 0 : gain(after);
        all.set(rules.actionText(action), own + (same ? rest : -rest));
      }
      return all;
    },
    positions: () => looked,
  };
}
