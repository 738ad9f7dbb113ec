/** Whether a game is over at some moment, and how it ended. */
import { OVER_REASONS, SIDES, type Position } from "../rules/layout.ts";
import type { PlayRules } from "../rules/rules.ts";
import type { Result, ResultReason, Side } from "../types.ts";

/** What the end of a game is judged by. */
export interface Judged {
  readonly rules: PlayRules;
  /** When the game ends here by counting, the rest of the seeds is given out in it. */
  readonly position: Position;
  /** How many legal actions there are. */
  readonly actions: number;
  readonly resigned: Side | undefined;
  /** Sides that have declined an offer: bit 0 South, bit 1 North. */
  readonly declined: number;
  /** How often the position has stood at the start of a turn, this time included. */
  readonly times: number;
}

/** The result at a moment; undefined while the game goes on. */
export function endGame(judged: Judged): Result | undefined {
  const { rules, position, actions, resigned } = judged;
  const { end, repetition } = rules.variant.rules;
  if (resigned !== undefined) return won(judged, resigned === "south" ? -1 : 1, "resigned");
  if (rules.ended(position)) return counted(judged);
  if (actions === 0) {
    const reason = stuckReason(rules, position);
    return end.noAction === "loses"
      ? won(judged, rules.outcome(position), reason)
      : finished(judged, reason);
  }
  if (rules.phase(position) !== 0 || judged.times < repetition.times) return undefined;
  const { isEmpty } = rules;
  if (repetition.except === "sideEmpty" && (isEmpty(position, 0) || isEmpty(position, 1))) {
    return undefined;
  }
  const { result: outcome } = repetition;
  if (outcome === "count") return finished(judged, "repetition");
  return { outcome, winner: null, reason: "repetition", captured: capturedIn(judged) };
}

/** Ends by counting, for this reason. */
function finished(judged: Judged, reason: (typeof OVER_REASONS)[number]): Result {
  judged.rules.finish(judged.position, OVER_REASONS.indexOf(reason));
  return counted(judged);
}

/** A player who must act and cannot: are there seeds left to him? */
function stuckReason(rules: PlayRules, position: Position): "stuck" | "none-left" {
  const side = rules.side(position);
  for (let hole = 0; hole < rules.holes; hole++) {
    if (position[hole]! > 0 && rules.owner(position, hole) === side) return "stuck";
  }
  return "none-left";
}

function counted(judged: Judged): Result {
  const { rules, position } = judged;
  const reason = OVER_REASONS[rules.overReason(position)]!;
  const outcome = reason === "row-empty" ? rules.outcome(position) : rules.count(position);
  return won(judged, outcome, reason);
}

function won(judged: Judged, outcome: 1 | 0 | -1, reason: ResultReason): Result {
  const captured = capturedIn(judged);
  if (outcome === 0) return { outcome: "draw", winner: null, reason, captured };
  const index = outcome === 1 ? 0 : 1;
  const result: Result = { outcome: "win", winner: SIDES[index], reason, captured };
  return (judged.declined & (1 << index)) === 0 ? result : { ...result, withoutGlory: true };
}

function capturedIn({ rules, position }: Judged): Result["captured"] {
  return { south: position[rules.holes]!, north: position[rules.holes + 1]! };
}
