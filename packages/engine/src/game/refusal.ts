/** Why an action cannot be played. */
import type { ActionErrorCode } from "../errors.ts";
import { parseAction } from "../notation/action-text.ts";
import type { Moment } from "./moment.ts";

/**
 * The code for an action that is not legal: `malformed-action`, `illegal-action` or `endless-action`. `code` is the action's code, or -1 if
 * the text is none of this board's.
 */
export function refusalCode(
  { rules, position }: Moment,
  text: string,
  code: number,
): ActionErrorCode {
  if (code < 0) return parseAction(text) === undefined ? "malformed-action" : "illegal-action";
  const candidates = new Int32Array(rules.maximumActions);
  const count = rules.candidates(position, candidates, 0);
  if (!candidates.subarray(0, count).includes(code)) return "illegal-action";
  // A candidate that cannot be played is endless, or forbidden for what it would take; only relays are endless.
  const relays = rules.variant.rules.landing.some(
    ({ then }) => then.relay !== undefined || then.choose !== undefined || then.to === "sow",
  );
  return relays ? "endless-action" : "illegal-action";
}
