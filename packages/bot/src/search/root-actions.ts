import type { Position, Rules } from "@magomba/engine";
import type { Random } from "../random.ts";
import { certain, infinity } from "./score.ts";
import type { Walk } from "./walk.ts";

/** What is known of one of the actions to choose from. */
interface RootAction {
  readonly action: number;
  /** Its score at the depth under way; meaningless before it is taken in. */
  score: number;
  /** The score is exact, not only known to be too low. */
  exact: boolean;
  /** The same of the last depth that was completed. */
  lastScore: number;
  lastExact: boolean;
  /** The expected actions, itself first. */
  line: readonly number[];
}

/** The actions of the position that is searched, the most promising first. */
export class RootActions {
  #entries: RootAction[];
  /** How many were taken in at the depth under way; they are the first ones. */
  #taken = 0;
  /** The best of them. */
  #best = 0;

  constructor(rules: Rules, position: Position) {
    const actions = new Int32Array(rules.maximumActions);
    const count = rules.actions(position, actions, 0);
    this.#entries = Array.from(actions.subarray(0, count), (action) => ({
      action,
      score: 0,
      exact: false,
      lastScore: 0,
      lastExact: false,
      line: [action],
    }));
  }

  get count(): number {
    return this.#entries.length;
  }

  /** Index of the best action: of those taken in at the depth under way, or of the last depth while there are none. */
  get best(): number {
    return this.#best;
  }

  action(index: number): number {
    return this.#entries[index]!.action;
  }

  /** The last score known. */
  score(index: number): number {
    const entry = this.#entries[index]!;
    return index < this.#taken ? entry.score : entry.lastScore;
  }

  line(index: number): readonly number[] {
    return this.#entries[index]!.line;
  }

  /** Scores up to this one are too low to be chosen. */
  threshold(margin: number): number {
    if (this.#taken === 0) return -infinity;
    return Math.max(this.#entries[this.#best]!.score - margin, -infinity);
  }

  /** Takes in the next action's score; `exact` when it was above the threshold, and then `walk` holds its line. */
  take(score: number, exact: boolean, walk: Walk): void {
    const entry = this.#entries[this.#taken]!;
    entry.score = score;
    entry.exact = exact;
    if (exact) entry.line = [entry.action, ...walk.line()];
    if (this.#taken === 0 || (exact && score > this.#entries[this.#best]!.score)) {
      this.#best = this.#taken;
    }
    this.#taken += 1;
  }

  /** All are taken in: puts the best ones first for the next depth. Those known only to be too low keep their order behind them. */
  completeDepth(): void {
    for (const entry of this.#entries) {
      entry.lastScore = entry.score;
      entry.lastExact = entry.exact;
    }
    const exact = this.#entries.filter((entry) => entry.exact);
    const low = this.#entries.filter((entry) => !entry.exact);
    this.#entries = [...exact.sort((one, other) => other.score - one.score), ...low];
    this.#taken = 0;
    this.#best = 0;
  }

  /**
   * Chooses among the actions of the last complete depth: a random part of the margin is added to each score, and the highest sum counts.
   * Certain wins are never given away for it, nor certain losses chosen.
   */
  choose(margin: number, random: Random): number {
    const best = Math.max(...this.#entries.map((entry) => entry.lastScore));
    let chosen = this.#entries.findIndex((entry) => entry.lastScore === best);
    if (Math.abs(best) >= certain) return chosen;
    let highest = -Infinity;
    for (const [index, entry] of this.#entries.entries()) {
      const sum = entry.lastScore + random.below(margin + 1);
      if (!entry.lastExact || entry.lastScore <= -certain || sum <= highest) continue;
      highest = sum;
      chosen = index;
    }
    return chosen;
  }
}
