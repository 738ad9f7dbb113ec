/**
 * Hashes of positions, twice 32 bits: sums over pairs of places, each pair with two random odd weights. `Rules.hash` takes them from the whole position,
 * `HashedLine` from the position before and what has changed, which it can because a pair counts as a number that is linear in both places.
 */
import type { Layout, Position } from "./layout.ts";

/** Sums over the places of a position, and the weights they are made with. */
export interface Hash {
  /** By pair of places; there are weights for a few more than a position has. */
  readonly lowWeights: Int32Array;
  readonly highWeights: Int32Array;
  /** The sums that were computed last. */
  low: number;
  high: number;
  compute(position: Position): void;
}

/** Pairs of places that `HashedLine` compares at once: the number of weights is a multiple of it. */
const PAIRS_AT_ONCE = 4;

/** The low half of a hash, from its sum. The lowest bits of sums hang on few bits of the places, and are what tables find their places by. */
export function lowHash(sum: number): number {
  return sum ^ (sum >>> 15);
}

/** The high half of a hash, from its sum. */
export function highHash(sum: number): number {
  return sum ^ (sum >>> 13);
}

/** The hash of positions of one layout. */
export function compileHash({ size }: Pick<Layout, "size">): Hash {
  const pairs = Math.ceil(size / 2 / PAIRS_AT_ONCE) * PAIRS_AT_ONCE;
  const lowWeights = new Int32Array(pairs);
  const highWeights = new Int32Array(pairs);
  let state = 0x2545_f491;
  const random = (): number => {
    // xorshift32: the weights only need to be spread, and the same everywhere.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state | 0;
  };
  for (let pair = 0; pair < pairs; pair++) {
    lowWeights[pair] = random() | 1;
    highWeights[pair] = random() | 1;
  }
  return {
    lowWeights,
    highWeights,
    low: 0,
    high: 0,
    compute(position) {
      const forLow = lowWeights;
      const forHigh = highWeights;
      const last = position.length - 1;
      let low = 0;
      let high = 0;
      let pair = 0;
      for (let place = 0; place < last; place += 2) {
        // Both places can be told from this number, and both reach its lowest bit, so that each reaches all bits of the sums.
        const two = position[place]! + Math.imul(position[place + 1]!, 0x1_0001);
        low = (low + Math.imul(two, forLow[pair]!)) | 0;
        high = (high + Math.imul(two, forHigh[pair]!)) | 0;
        pair++;
      }
      if ((last & 1) === 0) {
        low = (low + Math.imul(position[last]!, forLow[pair]!)) | 0;
        high = (high + Math.imul(position[last]!, forHigh[pair]!)) | 0;
      }
      this.low = low;
      this.high = high;
    },
  };
}
