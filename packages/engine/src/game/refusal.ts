/** Why an action cannot be played. */
import type { ActionErrorCode } from "../errors.ts";
import { ACTION_TEXT } from "../notation/action-parts.ts";
import type { Moment } from "./moment.ts";

/** The code for an action that is not legal: `game-over`, `malformed-action`, `illegal-action` or `endless-action`. */
export function refusalCode({ rules, position, shown }: Moment, text: string): ActionErrorCode {
  if (shown.state.result !== undefined) return "game-over";
  if (!ACTION_TEXT.test(text)) return "malformed-action";
  // Where nothing is tried, every candidate is legal.
  if (rules.trials?.mayBeEndless !== true) return "illegal-action";
  const listed = new Int32Array(rules.maximumActions);
  const candidates = listed.subarray(0, rules.candidates(position, listed, 0));
  const found = candidates.some((action) => rules.actionText(action) === text);
  return found ? "endless-action" : "illegal-action";
}
