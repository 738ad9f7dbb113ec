/** What the rules tell a listener while they play; holes as indices, sides as 0 (South) and 1 (North). */
export interface EventSink {
  /**
   * A lap: `lifted` seeds leave `hole` (none when a capture alone is sown on), and `hand` seeds fall one by one into the holes of `cells`
   * after place `place` of a round of `length`.
   */
  lap(
    hole: number,
    lifted: number,
    lap: number,
    hand: number,
    cells: Int16Array,
    place: number,
    length: number,
    skipped: number,
  ): void;
  /** A hole is lifted although the next lap starts elsewhere. */
  lift(hole: number, seeds: number, lap: number): void;
  /** One seed falls, where a lap is told seed by seed (then `lap` came with an empty hand). */
  drop(hole: number): void;
  /** A hole is claimed. */
  claim(hole: number, side: number): void;
  /** A seed steps from one hole into another, out of the circuit. */
  step(from: number, to: number): void;
  /** `to`: 0 or 1 a side's captured seeds, -1 the hand, otherwise hole + 2. */
  capture(hole: number, seeds: number, to: number, from: number): void;
  take(hole: number, seeds: number, side: number): void;
  offer(side: number, mask: number, price: number): void;
  answer(side: number, mask: number, accepted: boolean): void;
  trade(hole: number, seeds: number, owner: number): void;
  choose(hole: number, go: boolean): void;
  pass(side: number): void;
  /** A seed of a side's reserve goes into a hole. */
  enter(hole: number, side: number): void;
  /** A side loses its house. */
  loseHouse(side: number): void;
  /** A hole is blocked for the next turn; -1: none is any more. */
  block(hole: number): void;
  /** The sides are swapped: the board is turned round. */
  swap(side: number): void;
  /** A side has chosen its direction for good: 0 forward, 1 backward. */
  direction(side: number, direction: number): void;
  sweep(hole: number, seeds: number, side: number): void;
}
