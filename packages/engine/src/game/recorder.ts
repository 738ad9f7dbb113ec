/** What happened in a game, as the rules tell it. */
import { SIDES } from "../rules/layout.ts";
import type { GameEvent } from "../types.ts";
import type { Moment } from "./moment.ts";

/** What led to a moment, in order: the last action, played again with a listener; empty at the start. */
export function eventsOf({ rules, position, before, action, result }: Moment): GameEvent[] {
  const events: GameEvent[] = [];
  if (before === undefined) return events;
  const sink = (event: GameEvent): void => {
    events.push(event);
  };
  if (action !== undefined) {
    const played = before.position.slice();
    rules.playUnchecked(played, action, sink);
    // What the end of the game gave out after the action itself.
    if (rules.ended(position) && !rules.ended(played)) {
      rules.finish(played, rules.overReason(position), sink);
    }
    sink({ type: "turn", side: SIDES[rules.side(position)], phase: rules.phaseText(position) });
  }
  if (result !== undefined) sink({ type: "end", result });
  return events;
}
