/** Why an action cannot be played. */
import type { ActionErrorCode } from "../errors.ts";
import { ACTION_TEXT } from "../notation/action-parts.ts";
import type { Moment } from "./moment.ts";

/** The code for an action that is not legal: `game-over`, `malformed-action`, `illegal-action` or `endless-action`. */
export function refusalCode({ rules, position, result }: Moment, text: string): ActionErrorCode {
  if (result !== undefined) return "game-over";
  if (!ACTION_TEXT.test(text)) return "malformed-action";
  // Where nothing is tried, every candidate is legal.
  const codes = new Int32Array(rules.maximumActions);
  const candidates = codes.slice(0, rules.candidates(position, codes, 0));
  return rules.trials?.mayBeEndless === true &&
    Array.from(candidates, rules.actionText).includes(text)
    ? "endless-action"
    : "illegal-action";
}
