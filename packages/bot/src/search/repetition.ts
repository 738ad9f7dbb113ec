import type { HashedLine, Position, Rules } from "@magomba/engine";
import { PastPositions } from "./past-positions.ts";
import { repetitionScore } from "./score.ts";

/**
 * Knows which positions have been on the board: those of the game before the search, with how often, and those of the line under way.
 * Only starts of turns count. A position that comes back within a line is taken as the end of the line: what could be done about it
 * the first time could be done the second time too.
 */
export class Repetition {
  readonly #rules: Rules;
  readonly #times: number;
  /** Whether the game ends by counting then. */
  readonly #counted: boolean;
  readonly #past: PastPositions = new PastPositions();
  readonly #line: HashedLine;

  /** @param line the line under way, with the hashes of all but its last position */
  constructor(rules: Rules, line: HashedLine) {
    const { times, result } = rules.variant.rules.repetition;
    this.#rules = rules;
    this.#times = times;
    this.#counted = result === "count";
    this.#line = line;
  }

  /** Forgets the game before, and makes room for so many positions. */
  clear(positions: number): void {
    this.#past.clear(positions);
  }

  /** Notes a position of the game before, if a turn starts there. */
  note(position: Position): void {
    if (this.#rules.phase(position) !== 0) return;
    this.#rules.hash(position);
    this.#past.add(this.#rules.hashLow, this.#rules.hashHigh);
  }

  /** Whether the node was on this line before, or so often on the board that this time ends the game. */
  repeated(ply: number): boolean {
    const { low: lows, high: highs } = this.#line;
    const low = lows[ply]!;
    const high = highs[ply]!;
    for (let earlier = ply - 1; earlier >= 0; earlier--) {
      if (lows[earlier] === low && highs[earlier] === high) return true;
    }
    return this.#past.times(low, high) + 1 >= this.#times;
  }

  /**
   * Whether the last position of a line was on it before, found by comparing: for leaves, which are many and whose hash is
   * of no other use.
   */
  cameBack(ply: number): boolean {
    const { positions } = this.#line;
    const position = positions[ply]!;
    const size = position.length;
    for (let earlier = ply - 1; earlier >= 0; earlier--) {
      const other = positions[earlier]!;
      let place = 0;
      while (place < size && other[place] === position[place]) place++;
      if (place === size) return true;
    }
    return false;
  }

  /** The score of a position that came back, for the side that must act. */
  score(position: Position): number {
    if (!this.#counted) return 0;
    return repetitionScore(this.#rules.count(position), this.#rules.side(position));
  }
}
