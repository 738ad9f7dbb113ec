/** Why an action cannot be played. */
import type { ActionErrorCode } from "../errors.ts";
import { actionPieces } from "../notation/action-parts.ts";
import type { Moment } from "./moment.ts";

/** The code for an action that is not legal: `malformed-action`, `illegal-action` or `endless-action`. */
export function refusalCode({ rules, position }: Moment, text: string): ActionErrorCode {
  if (actionPieces(text) === null) return "malformed-action";
  const candidates = new Int32Array(rules.maximumActions);
  const count = rules.candidates(position, candidates, 0);
  const isText = (code: number): boolean => rules.actionText(code) === text;
  if (!candidates.subarray(0, count).some(isText)) return "illegal-action";
  // A candidate that cannot be played is endless, or forbidden for what it would take; only relays are endless.
  const relays = rules.variant.rules.landing.some(
    ({ then }) => then.relay !== undefined || then.choose !== undefined || then.to === "sow",
  );
  return relays ? "endless-action" : "illegal-action";
}
