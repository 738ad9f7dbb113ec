import { winScore } from "../types.ts";

/** Beyond every score. */
export const infinity = 2_000_000;

/** Worse than every score: nothing comes of it that is not also found in another order of the same actions. */
export const impossible: number = 1 - infinity;

/** Scores from here on, either way, are certain ends; estimates are kept away from it. */
export const certain: number = winScore - 1000;

/** What a repeated position is worth when seeds would be counted: better or worse than any estimate, but not certain, since it can be avoided. */
const countedRepetition = 500_000;

/**
 * The score of a finished position for a side, `ply` actions after the root: quick wins and late losses are better.
 *
 * @param outcome 1 South wins, -1 North wins, 0 neither
 * @param side 0 South, 1 North
 */
export function endScore(outcome: number, side: number, ply: number): number {
  if (outcome === 0) return 0;
  return outcome > 0 === (side === 0) ? winScore - ply : ply - winScore;
}

/** The score of a position that came back, if its count would be `outcome`. */
export function repetitionScore(outcome: number, side: number): number {
  return outcome * (side === 0 ? countedRepetition : -countedRepetition);
}

/** Estimates stay clear of the scores that mean something else. */
export function estimateScore(estimate: number): number {
  return Math.max(-400_000, Math.min(400_000, estimate));
}

/** Actions until the certain end a score speaks of: positive when it is won, negative when lost, undefined when nothing is certain. */
export function actionsToEnd(score: number): number | undefined {
  if (score >= certain) return winScore - score;
  if (score <= -certain) return -winScore - score;
  return undefined;
}

/** Certain ends are kept in the table by their distance from the node, not from the root. */
export function toTable(score: number, ply: number): number {
  if (score >= certain) return score + ply;
  return score <= -certain ? score - ply : score;
}

/** The inverse of `toTable`. */
export function fromTable(score: number, ply: number): number {
  if (score >= certain) return score - ply;
  return score <= -certain ? score + ply : score;
}
