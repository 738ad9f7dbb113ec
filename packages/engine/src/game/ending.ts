/** Whether a game is over at some moment, and how it ended. */
import { OVER_REASONS, SIDES, type Position } from "../rules/layout.ts";
import type { PlayRules } from "../rules/rules.ts";
import type { Captured, Result, ResultReason } from "../types.ts";

/** What the end of a game is judged by. */
export interface Judged {
  readonly rules: PlayRules;
  /** When the game ends here by counting, the rest of the seeds is given out in it. */
  readonly position: Position;
  /** Sides that have declined an offer: bit 0 South, bit 1 North. */
  readonly declined: number;
}

/**
 * The result at a moment with so many legal actions, whose position has stood so often at the start of a turn, this time included;
 * undefined while the game goes on.
 */
export function endGame(judged: Judged, actions: number, times: number): Result | undefined {
  const { rules, position } = judged;
  const { end, repetition } = rules.variant.rules;
  let reason = OVER_REASONS[rules.overReason(position)]!;
  if (!rules.ended(position)) {
    reason = rules.isEmpty(position, rules.side(position)) ? "none-left" : "stuck";
    if (actions > 0) {
      reason = "repetition";
      if (rules.phase(position) !== 0 || times < repetition.times) return undefined;
      if (rules.uncompared?.(position) === true) return undefined;
      const { result } = repetition;
      if (result !== "count") return resultOf(judged, 0, reason, result);
    }
    if (actions > 0 || end.noAction === "count") {
      rules.finish(position, OVER_REASONS.indexOf(reason));
    }
  }
  return resultOf(judged, rules.outcome(position), reason);
}

/** The result for a leader: 1 South, -1 North, 0 nobody, which is a draw unless the rules say otherwise. */
export function resultOf(
  judged: Judged,
  lead: 1 | 0 | -1,
  reason: ResultReason,
  level: "draw" | "void" = "draw",
): Result {
  const won = lead !== 0;
  const side = lead > 0 ? 0 : 1;
  return {
    outcome: won ? "win" : level,
    winner: won ? SIDES[side] : null,
    reason,
    captured: capturedIn(judged),
    ...(won && (judged.declined & (1 << side)) !== 0 ? { withoutGlory: true } : {}),
  };
}

/** What each side has captured. */
export function capturedIn({ rules, position }: Pick<Judged, "rules" | "position">): Captured {
  return { south: position[rules.holes]!, north: position[rules.holes + 1]! };
}
