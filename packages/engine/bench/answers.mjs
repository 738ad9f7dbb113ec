/** What a solver already knows: bounds on what positions are worth, in a table of fixed size. */

/** The most seeds on a board whose worth the table can hold. */
export const MOST_SEEDS = 127;

/** Numbers for each entry: the two halves of the key, and what is known. */
const WORDS = 3;
/** Entries that share a place: one that keeps large positions, and one for the latest. */
const ENTRIES = 2;

/**
 * A table of bounds. A key is 64 bits and is kept whole. `find` answers whether it is known, and then `lower`, `upper` and `best` hold
 * the bounds and the index of the best action.
 *
 * @typedef {object} Answers
 * @property {(low: number, high: number) => boolean} find
 * @property {(low: number, high: number, left: number, lower: number, upper: number, best: number) => void} keep `left`: seeds on the
 *   board; the more, the longer an answer is kept. Bounds that are already known are narrowed.
 * @property {number} lower
 * @property {number} upper
 * @property {number} best
 */

/**
 * Makes a table.
 *
 * @param {number} bits The table has 2 to this power places for entries; each takes 12 bytes.
 * @returns {Answers}
 */
export function createAnswers(bits) {
  const table = new Int32Array(WORDS << bits);
  const places = (1 << bits) / ENTRIES - 1;

  /**
   * @param {number} low
   * @returns {number} Where the entries begin that such keys share.
   */
  const placeOf = (low) => (low & places) * WORDS * ENTRIES;

  /**
   * @param {number} at
   * @param {number} low
   * @param {number} high
   * @returns {boolean} Whether the entry there is the key's. (An entry never written has no bounds.)
   */
  const holds = (at, low, high) =>
    table[at] === low && table[at + 1] === high && table[at + 2] !== 0;

  /** @type {Answers} */
  const answers = {
    lower: 0,
    upper: 0,
    best: 0,
    find(low, high) {
      let at = placeOf(low);
      if (!holds(at, low, high)) {
        at += WORDS;
        if (!holds(at, low, high)) return false;
      }
      const known = table[at + 2] ?? 0;
      answers.lower = (known << 24) >> 24;
      answers.upper = (known << 16) >> 24;
      answers.best = (known >> 16) & 0xff;
      return true;
    },
    keep(low, high, left, lower, upper, best) {
      const place = placeOf(low);
      let at = place;
      if (!holds(at, low, high)) {
        const kept = (table[at + 2] ?? 0) >>> 24;
        if (holds(at + WORDS, low, high) || left < kept) at += WORDS;
      }
      table[at] = low;
      table[at + 1] = high;
      table[at + 2] = (left << 24) | (best << 16) | ((upper & 0xff) << 8) | (lower & 0xff);
    },
  };
  return answers;
}
