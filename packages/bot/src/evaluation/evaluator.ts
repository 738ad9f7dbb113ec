import type { Position, Rules } from "@magomba/engine";
import { traitsOf } from "./traits.ts";
import type { Traits } from "./traits.ts";
import { weightsFor } from "./weights.ts";
import type { Weights } from "./weights.ts";

/** The worth of a hole is looked up for fewer seeds than this. */
const tabled = 32;

/**
 * Estimates how good a position is, from weights times features, without looking ahead. What can be known beforehand is
 * put into arrays by hole once, so that an estimate is one pass over the board and makes no garbage.
 */
export class Evaluator {
  readonly #rules: Rules;
  readonly #traits: Traits;
  readonly #weights: Weights;
  /** By hole: the worth of a seed in it. */
  readonly #seed: Int32Array;
  /** By hole: 1 on South's half, -1 on North's. */
  readonly #sign: Int32Array;
  /** By hole and seeds, up to `tabled` of them. */
  readonly #worth: Int32Array;
  /** By column: the inner hole of South and that of North. */
  readonly #southInner: Int32Array;
  readonly #northInner: Int32Array;
  /** Holes behind each other lie this far apart, and there are so many behind an inner hole that are captured with it. */
  readonly #columns: number;
  readonly #behind: number;
  /** Whether seeds in danger count at all. */
  readonly #exposes: boolean;

  /** @param weights instead of those the variant's traits suggest */
  constructor(rules: Rules, weights?: Weights) {
    const { board, rules: definition } = rules.variant;
    this.#rules = rules;
    this.#traits = traitsOf(definition);
    this.#weights = weights ?? weightsFor(this.#traits);
    const rowsPerSide = board.rows / 2;
    const { inner, middle, outer } = this.#weights;
    this.#seed = Int32Array.from(board.holes, ({ row }) =>
      row === 0 ? inner : row === rowsPerSide - 1 ? outer : middle,
    );
    this.#sign = Int32Array.from(board.holes, ({ side }) => (side === "south" ? 1 : -1));
    this.#worth = Int32Array.from({ length: board.holes.length * tabled }, (_, at) =>
      this.#worthOf(Math.floor(at / tabled), at % tabled),
    );
    const innerHoles = board.holes.filter(({ row }) => row === 0);
    const inColumns = (side: string): Int32Array =>
      Int32Array.from(
        innerHoles.filter((hole) => hole.side === side),
        ({ index }) => index,
      );
    this.#southInner = inColumns("south");
    this.#northInner = inColumns("north");
    this.#columns = board.columns;
    const { danger } = this.#traits;
    this.#behind = danger === "file" ? rowsPerSide - 1 : 0;
    this.#exposes = danger !== "none" && (this.#weights.attack !== 0 || this.#weights.danger !== 0);
  }

  /**
   * The estimate, in hundredths of a seed, for the side that must act.
   *
   * @param mobility the number of its actions, or nearly
   */
  evaluate(position: Position, mobility: number): number {
    const weights = this.#weights;
    const rules = this.#rules;
    const { holes } = rules;
    const side = rules.side(position);
    const south = side === 0 ? 1 : -1;
    let value = weights.captured * (position[holes]! - position[holes + 1]!);
    value += this.#traits.territory ? this.#landed(position) : this.#seated(position);
    value = value * south + weights.mobility * mobility + weights.tempo;
    if (this.#exposes) {
      value +=
        this.#traits.danger === "totals"
          ? this.#fragile(position, side)
          : this.#exposed(position, side);
    }
    return value;
  }

  /** What it is worth to take seeds from an enemy hole by choice, in hundredths of a seed. */
  takeWorth(position: Position, hole: number): number {
    const { captured, occupied, ready } = this.#weights;
    const seeds = position[hole]!;
    const taken = this.#traits.bonus === "seeds" ? 1 : seeds;
    let worth = taken * (captured + this.#seed[hole]!);
    if (taken === seeds) worth += occupied;
    if (seeds > 1 && seeds - taken < 2) worth += ready;
    return worth;
  }

  /** The worth of what lies in the holes, for South, where every hole stays on its side. */
  #seated(position: Position): number {
    const worth = this.#worth;
    const holes = this.#seed.length;
    let value = 0;
    for (let hole = 0; hole < holes; hole++) {
      const seeds = position[hole]!;
      value += seeds < tabled ? worth[hole * tabled + seeds]! : this.#worthOf(hole, seeds);
    }
    return value;
  }

  /** The worth for South of a hole with so many seeds. */
  #worthOf(hole: number, seeds: number): number {
    const { occupied, ready } = this.#weights;
    if (seeds === 0) return 0;
    const worth = seeds * this.#seed[hole]! + occupied + (seeds > 1 ? ready : 0);
    return worth * this.#sign[hole]!;
  }

  /** The same where holes change hands. */
  #landed(position: Position): number {
    const { occupied, owned } = this.#weights;
    let value = 0;
    for (let hole = 0; hole < this.#seed.length; hole++) {
      const seeds = position[hole]!;
      const worth = seeds * this.#seed[hole]! + owned + (seeds > 0 ? occupied : 0);
      value += this.#rules.owner(position, hole) === 0 ? worth : -worth;
    }
    return value;
  }

  /** Inner seeds that face an empty hole, with those behind them, where that is how seeds are captured. */
  #exposed(position: Position, side: number): number {
    let southExposed = 0;
    let northExposed = 0;
    for (let column = 0; column < this.#columns; column++) {
      const southHole = this.#southInner[column]!;
      const northHole = this.#northInner[column]!;
      const southSeeds = position[southHole]!;
      const northSeeds = position[northHole]!;
      if (southSeeds > 0 === northSeeds > 0) continue;
      // Rows lie one board width apart, South's outer rows after its inner one, North's before.
      const from = southSeeds > 0 ? southHole : northHole;
      const step = southSeeds > 0 ? this.#columns : -this.#columns;
      let seeds = 0;
      for (let behind = 0; behind <= this.#behind; behind++)
        seeds += position[from + behind * step]!;
      if (southSeeds > 0) southExposed += seeds;
      else northExposed += seeds;
    }
    return this.#weighed(side, southExposed, northExposed);
  }

  /** The worth of seeds in danger for the side that must act. */
  #weighed(side: number, south: number, north: number): number {
    const { attack, danger } = this.#weights;
    return side === 0 ? attack * north + danger * south : attack * south + danger * north;
  }

  /** Seeds in holes that one more seed would make a number that is captured. */
  #fragile(position: Position, side: number): number {
    const { attack, danger } = this.#weights;
    let value = 0;
    for (let hole = 0; hole < this.#seed.length; hole++) {
      const seeds = position[hole]!;
      if (this.#traits.fragile[seeds] !== true) continue;
      value += seeds * (this.#rules.owner(position, hole) === side ? danger : attack);
    }
    return value;
  }
}
