/**
 * A small seeded generator: the same seed gives the same numbers on every machine. Not for secrets.
 * The state is one 32-bit counter; each number is the counter, well mixed.
 */
export class Random {
  #state: number;

  /** @param seed any number; its lower 32 bits count. */
  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** The next whole number from 0 to 2³² − 1. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    return mix(this.#state) >>> 0;
  }

  /** A whole number from 0 to `bound - 1`. */
  below(bound: number): number {
    return Math.floor((this.next() / 4294967296) * bound);
  }
}

/** Spreads a change of any bit over all 32 bits. */
export function mix(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}
