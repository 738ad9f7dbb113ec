import type { Rules } from "@magomba/engine";
import type { FullLimits } from "../limits.ts";
import { mix, Random } from "../random.ts";
import type { Analysis, SearchInfo } from "../types.ts";
import { RootActions } from "./root-actions.ts";
import { actionsToEnd, certain, infinity } from "./score.ts";
import type { Walk } from "./walk.ts";

/** How an action is chosen among those that look about as good. */
export interface Choice {
  /** Hundredths of a seed an action may look worse than the best; 0: the best is chosen. */
  readonly margin: number;
  /** 32 bits. */
  readonly seed: number;
}

/**
 * One search for the best action, deeper and deeper, in steps. After the first depth there is always an answer.
 * A step ends when its actions are used up and goes on exactly there the next time.
 */
export class Search {
  /** Told after each depth that was searched to its end. */
  onDepth: (info: SearchInfo) => void = () => undefined;
  readonly #rules: Rules;
  readonly #walk: Walk;
  readonly #limits: FullLimits;
  readonly #choice: Choice;
  readonly #root: RootActions;
  readonly #now: () => number;
  readonly #startedAt: number;
  #depth = 1;
  /** Index of the action that is being searched. */
  #index = 0;
  #asked: "nothing" | "score" | "better" = "nothing";
  /** The last depth that was searched to its end. */
  #completed = 0;
  #over = false;

  /** @param walk with its root and everything it remembers made ready; the root must have a legal action */
  constructor(
    rules: Rules,
    walk: Walk,
    limits: FullLimits,
    choice: Choice,
    now: () => number = () => performance.now(),
  ) {
    this.#rules = rules;
    this.#walk = walk;
    this.#limits = limits;
    this.#choice = choice;
    this.#root = new RootActions(rules, walk.positions[0]!);
    this.#now = now;
    this.#startedAt = now();
  }

  /** Number of legal actions. */
  get actions(): number {
    return this.#root.count;
  }

  /**
   * Searches on, playing about so many actions. True: the search is over, because a limit is reached or a deeper search could not change
   * the answer.
   */
  step(nodes: number): boolean {
    const walk = this.#walk;
    const until = walk.nodes + nodes;
    while (!this.#over && walk.nodes < until) {
      // Limits count from the second depth on, so that there is an answer.
      if (this.#completed > 0 && this.#limitReached()) {
        this.#over = true;
        break;
      }
      if (this.#asked === "nothing") this.#ask(this.#index === 0 ? "score" : "better");
      const left = this.#completed > 0 ? this.#limits.nodes - walk.nodes : Infinity;
      if (walk.run(Math.min(until - walk.nodes, left))) this.#take(walk.score);
    }
    return this.#over;
  }

  /** What is known now. The first depth must be complete. */
  result(): Analysis {
    const chosen = this.#chosen();
    const info = this.#info(this.#completed, chosen);
    return { ...info, action: this.#rules.actionText(this.#root.action(chosen)) };
  }

  /** Whether there is an answer already. */
  get answered(): boolean {
    return this.#completed > 0;
  }

  /** Milliseconds since the search began. */
  get elapsed(): number {
    return this.#now() - this.#startedAt;
  }

  #limitReached(): boolean {
    return this.#walk.nodes >= this.#limits.nodes || this.elapsed >= this.#limits.milliseconds;
  }

  /** Begins the search of the current action. */
  #ask(how: "score" | "better"): void {
    this.#asked = how;
    const alpha = this.#root.threshold(this.#choice.margin);
    const beta = how === "score" ? infinity : alpha + 1;
    this.#walk.begin(this.#root.action(this.#index), this.#depth - 1, alpha, beta);
  }

  /** Takes in the score of the current action and goes on to the next one, or the next depth. */
  #take(score: number): void {
    const threshold = this.#root.threshold(this.#choice.margin);
    if (this.#asked === "better" && score > threshold) {
      this.#ask("score");
      return;
    }
    this.#asked = "nothing";
    this.#root.take(score, score > threshold, this.#walk);
    this.#index += 1;
    if (this.#index < this.#root.count) return;
    this.#completed = this.#depth;
    this.#root.completeDepth();
    this.onDepth(this.#info(this.#depth, 0));
    this.#index = 0;
    this.#depth += 1;
    this.#over = this.#depth > this.#limits.depth || Math.abs(this.#root.score(0)) >= certain;
  }

  /** Index of the action that is played in the end. */
  #chosen(): number {
    const root = this.#root;
    // With a margin, the scores of a depth can only be compared when all are known.
    if (this.#choice.margin === 0) return root.best;
    const { margin, seed } = this.#choice;
    this.#rules.hash(this.#walk.positions[0]!);
    const random = new Random(mix(seed ^ this.#rules.hashLow) ^ this.#rules.hashHigh);
    return root.choose(margin, random);
  }

  #info(depth: number, index: number): SearchInfo {
    const score = this.#root.score(index);
    const endsIn = actionsToEnd(score);
    return {
      depth,
      score,
      ...(endsIn !== undefined && { endsIn }),
      nodes: this.#walk.nodes,
      milliseconds: this.elapsed,
      line: this.#root.line(index).map((action) => this.#rules.actionText(action)),
    };
  }
}
