/** The actions expected from each node of the line under way, found while its children are folded into it. */
export class Lines {
  readonly #plies: number;
  /** One stretch of `#plies` for each ply. */
  readonly #actions: Int32Array;
  readonly #ends: Int32Array;

  constructor(plies: number) {
    this.#plies = plies;
    this.#actions = new Int32Array(plies * plies);
    this.#ends = new Int32Array(plies);
  }

  /** Nothing is expected from this node yet. */
  clear(ply: number): void {
    this.#ends[ply] = ply * this.#plies;
  }

  /** An action is the best so far, and then what is expected from its child. */
  lead(ply: number, action: number): void {
    const at = ply * this.#plies;
    const from = at + this.#plies;
    const to = this.#ends[ply + 1]!;
    this.#actions[at] = action;
    this.#actions.copyWithin(at + 1, from, to);
    this.#ends[ply] = at + 1 + to - from;
  }

  /** The actions expected from a node. */
  of(ply: number): readonly number[] {
    return Array.from(this.#actions.subarray(ply * this.#plies, this.#ends[ply]));
  }
}
