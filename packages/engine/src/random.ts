/** A small seeded generator, so that random play can be repeated. */

/** Whole numbers from 0 to `below` (excluded), the same for the same seed. */
export type Random = (below: number) => number;

/** A generator for a seed (any whole number). */
export function seededRandom(seed: number): Random {
  let state = (seed ^ 0x9e37_79b9) | 0;
  return (below) => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
