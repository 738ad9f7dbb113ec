/** How a stored score relates to the true one. */
export const exactScore = 0;
/** The true score is at least the stored one: the node was cut off. */
export const lowerBound = 1;
/** The true score is at most the stored one: no action reached the window. */
export const upperBound = 2;

/** Int32 fields of an entry: the high half of the key, the action, the score, and depth, bound and key bits together. */
const fields = 4;
/** The last field is the low half of the key with its lowest bits replaced: 2 bits of bound, 8 bits of depth. */
const packedBits = 10;
const keyMask = ~((1 << packedBits) - 1);

/**
 * The transposition table: what earlier visits learned of a position. Pairs of entries, found by the low bits of the key:
 * the first of a pair keeps the deepest result, the second takes whatever comes. A zero entry is empty. The bits of the key
 * that are not stored are those that found the pair, so a wrong hit takes two positions with equal keys.
 */
export class Table {
  /** What the last successful `probe` found. */
  action = 0;
  score = 0;
  depth = 0;
  bound = 0;
  readonly #entries: Int32Array;
  readonly #largest: number;
  /** Pairs of entries in use, less one. */
  #mask: number;

  /** @param bits two to the power of it is the number of pairs of entries, 32 bytes each; at least 10 */
  constructor(bits: number) {
    this.#largest = Math.max(bits, packedBits);
    this.#entries = new Int32Array(2 * fields * (1 << this.#largest));
    this.#mask = (1 << this.#largest) - 1;
  }

  /**
   * Forgets everything, so that an answer never depends on earlier questions.
   *
   * @param results about how many are expected: a small search then need not wipe a large table
   */
  clear(results: number = Infinity): void {
    let bits = packedBits;
    while (bits < this.#largest && 1 << bits < results) bits += 1;
    this.#mask = (1 << bits) - 1;
    this.#entries.fill(0, 0, 2 * fields * (1 << bits));
  }

  /** Looks a key up; when it returns true the public fields hold a copy of the entry. */
  probe(low: number, high: number): boolean {
    const entries = this.#entries;
    const first = (low & this.#mask) * 2 * fields;
    for (let at = first; at <= first + fields; at += fields) {
      const packed = entries[at + 3]!;
      if (((packed ^ low) & keyMask) === 0 && entries[at]! === high && packed !== 0) {
        this.action = entries[at + 1]!;
        this.score = entries[at + 2]!;
        this.depth = (packed >> 2) & 0xff;
        this.bound = packed & 3;
        return true;
      }
    }
    return false;
  }

  /** Keeps a result; it may be overwritten later. `bound` is one of the three above, `depth` at most 255. */
  store(
    low: number,
    high: number,
    action: number,
    score: number,
    depth: number,
    bound: number,
  ): void {
    const entries = this.#entries;
    const first = (low & this.#mask) * 2 * fields;
    const packed = entries[first + 3]!;
    const same = ((packed ^ low) & keyMask) === 0 && entries[first]! === high;
    const at = same || depth >= ((packed >> 2) & 0xff) ? first : first + fields;
    entries[at] = high;
    entries[at + 1] = action;
    entries[at + 2] = score;
    entries[at + 3] = (low & keyMask) | (depth << 2) | bound;
  }
}
