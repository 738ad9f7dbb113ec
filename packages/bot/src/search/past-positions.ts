/** How often positions have been on the board, by the two halves of their hash. */
export class PastPositions {
  #low: Int32Array = new Int32Array(0);
  #high: Int32Array = new Int32Array(0);
  /** Zero: the place is free. */
  #times: Int32Array = new Int32Array(1);
  #mask = 0;

  /** Forgets all, and makes room for so many. */
  clear(positions: number): void {
    let size = 64;
    while (size < positions * 2) size *= 2;
    this.#low = new Int32Array(size);
    this.#high = new Int32Array(size);
    this.#times = new Int32Array(size);
    this.#mask = size - 1;
  }

  /** Notes one occurrence; there must be room for it. */
  add(low: number, high: number): void {
    const at = this.#find(low, high);
    this.#low[at] = low;
    this.#high[at] = high;
    this.#times[at] = this.#times[at]! + 1;
  }

  /** How often the position was noted. */
  times(low: number, high: number): number {
    return this.#times[this.#find(low, high)]!;
  }

  #find(low: number, high: number): number {
    let at = low & this.#mask;
    while (this.#times[at] !== 0 && (this.#low[at] !== low || this.#high[at] !== high)) {
      at = (at + 1) & this.#mask;
    }
    return at;
  }
}
