/** Positions that follow one another, with hashes that are kept up to date. */
import { compileHash, type Hash, highHash, lowHash } from "./hash.ts";
import type { Position } from "./layout.ts";

/**
 * The positions of a line, by ply, and their hashes, which are those of `Rules.hash`. For searches: a hash is found from that of
 * the position before and from what has changed. Nothing is allocated after the line was made.
 */
export class HashedLine {
  /** The positions, which the caller writes: with `copyPosition`, and by playing on them. */
  readonly positions: readonly Position[];
  /** The low halves of the hashes that were computed, by ply; 32 bits each. */
  readonly low: Int32Array;
  /** The high halves. */
  readonly high: Int32Array;
  /** The same positions, two places in a number, as many as there are weights; what is behind the last place is 0. */
  readonly #pairs: readonly Int32Array[];
  /** Whether the first of two places is the lower half of their number; it is on all but a few old kinds of processors. */
  readonly #firstIsLower: boolean = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;
  readonly #hash: Hash;
  /** The sums that the hashes are made of. */
  readonly #lowSums: Int32Array;
  readonly #highSums: Int32Array;

  /**
   * Makes room for positions.
   *
   * @param rules those of the positions' variant
   * @param plies how many positions
   */
  constructor(rules: { readonly size: number }, plies: number) {
    this.#hash = compileHash(rules);
    this.#pairs = Array.from(
      { length: plies },
      () => new Int32Array(new ArrayBuffer(this.#hash.lowWeights.byteLength)),
    );
    this.positions = this.#pairs.map(({ buffer }) => new Int16Array(buffer, 0, rules.size));
    this.low = new Int32Array(plies);
    this.high = new Int32Array(plies);
    this.#lowSums = new Int32Array(plies);
    this.#highSums = new Int32Array(plies);
  }

  /** Computes the hash of a position from the whole: of the first one, or wherever that of the ply before is not known. */
  begin(ply: number): void {
    this.#hash.compute(this.positions[ply]!);
    this.#keep(ply, this.#hash.low, this.#hash.high);
  }

  /** Computes the hash of a position from that of the ply before, which must be the one of its position as it is now. */
  follow(ply: number): void {
    if (!this.#firstIsLower) {
      this.begin(ply);
      return;
    }
    const from = this.#pairs[ply - 1]!;
    const to = this.#pairs[ply]!;
    const forLow = this.#hash.lowWeights;
    const forHigh = this.#hash.highWeights;
    let low = this.#lowSums[ply - 1]!;
    let high = this.#highSums[ply - 1]!;
    // Eight places at once: on wide boards most do not change in an action, and the fewer questions, the fewer are guessed wrong.
    for (let at = 0; at < to.length; at += 4) {
      const pair1 = (to[at]! - from[at]!) | 0;
      const pair2 = (to[at + 1]! - from[at + 1]!) | 0;
      const pair3 = (to[at + 2]! - from[at + 2]!) | 0;
      const pair4 = (to[at + 3]! - from[at + 3]!) | 0;
      if ((pair1 | pair2 | pair3 | pair4) === 0) continue;
      // The change of the second place in the upper half, rounded because the first may have become less, counts in the lower half too.
      const two1 = (pair1 + ((pair1 + 0x8000) >> 16)) | 0;
      const two2 = (pair2 + ((pair2 + 0x8000) >> 16)) | 0;
      const two3 = (pair3 + ((pair3 + 0x8000) >> 16)) | 0;
      const two4 = (pair4 + ((pair4 + 0x8000) >> 16)) | 0;
      low =
        (low +
          Math.imul(two1, forLow[at]!) +
          Math.imul(two2, forLow[at + 1]!) +
          Math.imul(two3, forLow[at + 2]!) +
          Math.imul(two4, forLow[at + 3]!)) |
        0;
      high =
        (high +
          Math.imul(two1, forHigh[at]!) +
          Math.imul(two2, forHigh[at + 1]!) +
          Math.imul(two3, forHigh[at + 2]!) +
          Math.imul(two4, forHigh[at + 3]!)) |
        0;
    }
    this.#keep(ply, low, high);
  }

  #keep(ply: number, low: number, high: number): void {
    this.#lowSums[ply] = low;
    this.#highSums[ply] = high;
    this.low[ply] = lowHash(low);
    this.high[ply] = highHash(high);
  }
}
