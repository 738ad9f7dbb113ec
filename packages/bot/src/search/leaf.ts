import { copyPosition, type Position, type Rules } from "@magomba/engine";
import type { Evaluator } from "../evaluation/evaluator.ts";
import { endScore, estimateScore } from "./score.ts";

/** The phase in which further seeds are taken by choice. */
export const takePhase = 2;

/** Scores positions that are looked at no further. */
export class Leaf {
  readonly #rules: Rules;
  readonly #evaluator: Evaluator;
  readonly #settled: Position;
  readonly #actions: Int32Array;

  constructor(rules: Rules, evaluator: Evaluator) {
    this.#rules = rules;
    this.#evaluator = evaluator;
    this.#settled = new Int16Array(rules.size);
    this.#actions = new Int32Array(rules.maximumActions);
  }

  /**
   * The score of a position, for the side that must act. A turn that waits for a decision is taken to its end first, so that an estimate does
   * not depend on whose decision happens to be open: seeds are taken where that seems worth most, relays stopped, offers declined.
   *
   * @param ply actions since the root
   * @param careful also finds out whether every action is endless, which is rare and costs much
   */
  score(position: Position, ply: number, careful: boolean): number {
    const rules = this.#rules;
    if (!waits(rules.phase(position))) return this.#atTurn(position, ply, careful);
    const settled = this.#settled;
    copyPosition(position, settled);
    let played = 0;
    for (let phase = rules.phase(settled); waits(phase); phase = rules.phase(settled)) {
      const count = rules.candidates(settled, this.#actions, 0);
      // Of go and stop, accept and decline, the last one changes nothing.
      const action = phase === takePhase ? this.#bestTake(count) : this.#actions[count - 1]!;
      rules.playUnchecked(settled, action);
      played += 1;
    }
    const score = this.#atTurn(settled, ply + played, careful);
    return rules.side(settled) === rules.side(position) ? score : 0 - score;
  }

  /** The score at the start of a turn, or of a finished game. */
  #atTurn(position: Position, ply: number, careful: boolean): number {
    const rules = this.#rules;
    const count = rules.ended(position) ? 0 : rules.candidates(position, this.#actions, 0);
    if ((count === 0 || careful) && (rules.ended(position) || rules.countActions(position) === 0)) {
      return endScore(rules.outcome(position), rules.side(position), ply);
    }
    return estimateScore(this.#evaluator.evaluate(position, count));
  }

  #bestTake(count: number): number {
    let best = this.#actions[0]!;
    let most = -Infinity;
    for (let at = 0; at < count; at++) {
      const action = this.#actions[at]!;
      const worth = this.#evaluator.takeWorth(this.#settled, this.#rules.actionHole(action));
      if (worth > most) {
        most = worth;
        best = action;
      }
    }
    return best;
  }
}

/** Whether a turn waits for a decision; phase 4 is the end of the game. */
function waits(phase: number): boolean {
  return phase > 0 && phase < 4;
}
