/**
 * Hashes of positions, twice 32 bits: sums over pairs of places, each pair with two random odd weights. They are computed from the whole position; what
 * keeping them up to date in play would gain, and why it is not done, stands in `docs/performance.md`.
 */
import type { Layout, Position } from "./layout.ts";

/** Computes hashes; the last one is in `low` and `high`. */
export interface Hash {
  low: number;
  high: number;
  compute(position: Position): void;
}

/** The hash of positions of one layout. */
export function compileHash({ size }: Pick<Layout, "size">): Hash {
  const pairs = (size + 1) >> 1;
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
    low: 0,
    high: 0,
    compute(position) {
      // 2³² divided by the golden ratio, as an integer of 32 bits. Multiples of it by 16-bit numbers lie more than 2¹⁵ apart, so that one of
      // them and another 16-bit number make one 32-bit number of which both can be told.
      const spread = -0x61c8_864f;
      const forLow = lowWeights;
      const forHigh = highWeights;
      const last = position.length - 1;
      let low = 0;
      let high = 0;
      let pair = 0;
      for (let place = 0; place < last; place += 2) {
        const two = position[place]! ^ Math.imul(position[place + 1]!, spread);
        low = (low + Math.imul(two, forLow[pair]!)) | 0;
        high = (high + Math.imul(two, forHigh[pair]!)) | 0;
        pair++;
      }
      if ((last & 1) === 0) {
        low = (low + Math.imul(position[last]!, forLow[pair]!)) | 0;
        high = (high + Math.imul(position[last]!, forHigh[pair]!)) | 0;
      }
      this.low = low ^ (low >>> 15);
      this.high = high ^ (high >>> 13);
    },
  };
}
