/** Whether a game is over at some moment, and how it ended. */
import { OVER_REASONS, type Position } from "../rules/layout.ts";
import type { PlayRules } from "../rules/rules.ts";
import type { Result, ResultReason, Side } from "../types.ts";
import type { RepetitionDefinition } from "../variant/end-definition.ts";

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
    if (end.noAction === "loses") return won(judged, rules.outcome(position), reason);
    rules.finish(position, OVER_REASONS.indexOf(reason));
    return counted(judged);
  }
  if (rules.phase(position) !== 0) return undefined;
  if (
    repetition.except === "sideEmpty" &&
    (rules.isEmpty(position, 0) || rules.isEmpty(position, 1))
  )
    return undefined;
  if (judged.times < repetition.times) return undefined;
  return REPETITIONS[repetition.result](judged);
}

/** How a game ends when a position has come back too often: one function for each kind. */
const REPETITIONS: Readonly<Record<RepetitionDefinition["result"], (judged: Judged) => Result>> = {
  draw: (judged) => undecided(judged, "draw"),
  void: (judged) => undecided(judged, "void"),
  count(judged) {
    judged.rules.finish(judged.position, OVER_REASONS.indexOf("repetition"));
    return counted(judged);
  },
};

function undecided(judged: Judged, outcome: "draw" | "void"): Result {
  return { outcome, winner: null, reason: "repetition", captured: capturedIn(judged) };
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
  const winner: Side = index === 0 ? "south" : "north";
  const result: Result = { outcome: "win", winner, reason, captured };
  return (judged.declined & (1 << index)) === 0 ? result : { ...result, withoutGlory: true };
}

function capturedIn({ rules, position }: Judged): Result["captured"] {
  return { south: position[rules.holes]!, north: position[rules.holes + 1]! };
}
