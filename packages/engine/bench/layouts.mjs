/** Numbers for the ways to lay seeds into holes, so that tables of positions need no keys. */

/** @typedef {import("@magomba/engine").Position} Position */

/**
 * Counts and numbers the ways to lay seeds into holes.
 *
 * @param {number} holes
 * @param {number} most The most seeds.
 */
export function layoutsOf(holes, most) {
  const width = most + 1;
  /** `ways[k * width + n]`: how many ways there are to lay n seeds into k holes. */
  const ways = new Float64Array((holes + 1) * width);
  ways[0] = 1;
  for (let k = 1; k <= holes; k++) {
    let sum = 0;
    for (let n = 0; n < width; n++) {
      sum += ways[(k - 1) * width + n] ?? 0;
      ways[k * width + n] = sum;
    }
  }
  /** @param {number} k @param {number} n */
  const count = (k, n) => (n < 0 ? 0 : (ways[k * width + n] ?? 0));
  return {
    /** @param {number} seeds */
    count: (seeds) => count(holes, seeds),
    /**
     * The number of a layout of so many seeds, seen from South, or after half a turn from North.
     *
     * @param {Position} position
     * @param {number} seeds
     * @param {boolean} turned
     */
    numberOf(position, seeds, turned) {
      let number = 0;
      let left = seeds;
      for (let at = 0; at < holes && left > 0; at++) {
        const here = position[turned ? holes - 1 - at : at] ?? 0;
        if (here === 0) continue;
        const row = (holes - at) * width + left;
        number += (ways[row] ?? 0) - (ways[row - here] ?? 0);
        left -= here;
      }
      return number;
    },
    /**
     * Writes the layout with a number into a position.
     *
     * @param {number} number
     * @param {number} seeds
     * @param {Position} position
     */
    write(number, seeds, position) {
      let rest = number;
      let left = seeds;
      for (let at = 0; at < holes; at++) {
        let here = 0;
        // So many layouts have exactly this many seeds here.
        while (here < left && rest >= count(holes - at - 1, left - here)) {
          rest -= count(holes - at - 1, left - here);
          here++;
        }
        position[at] = here;
        left -= here;
      }
    },
  };
}
