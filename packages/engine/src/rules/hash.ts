/**
 * Hashes of positions, twice 32 bits. Each place of a position has two random odd weights and the hash is the weighted sum of what lies there, so
 * that a change of one seed changes the hash by one weight.
 */
import type { Layout, Position } from "./layout.ts";

/** Computes hashes; the last one is in `low` and `high`. */
export interface Hash {
  low: number;
  high: number;
  compute(position: Position): void;
}

/** The hash of positions of one layout. The total of the game is no part of it: it never changes. */
export function compileHash(layout: Layout): Hash {
  const { size, total } = layout;
  const lowWeights = new Int32Array(size);
  const highWeights = new Int32Array(size);
  let state = 0x2545_f491;
  const random = (): number => {
    // xorshift32: the weights only need to be spread, and the same everywhere.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state | 0;
  };
  for (let place = 0; place < size; place++) {
    lowWeights[place] = place === total ? 0 : random() | 1;
    highWeights[place] = place === total ? 0 : random() | 1;
  }
  return {
    low: 0,
    high: 0,
    compute(position) {
      let low = 0;
      let high = 0;
      for (let place = 0; place < size; place++) {
        const value = position[place]!;
        low = (low + Math.imul(value, lowWeights[place]!)) | 0;
        high = (high + Math.imul(value, highWeights[place]!)) | 0;
      }
      this.low = low ^ (low >>> 15);
      this.high = high ^ (high >>> 13);
    },
  };
}
