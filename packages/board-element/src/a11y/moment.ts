/** A moment of a game in words, whichever it is. Loaded with what plays turns, or when the first words do not suffice. */
import type { Game } from "@magomba/engine/game";
import { decisionOf } from "../choice/decision.ts";
import type { OpeningMessages } from "../locales/messages.ts";
import { whole } from "../locales/whole.ts";

/** Who must act and what is to be decided, or how the game ended. */
export function describeMoment(messages: OpeningMessages, game: Game): string {
  const { events } = whole(messages);
  return game.result
    ? events.end({ result: game.result })
    : events.turn({ side: game.side, decision: decisionOf(game) });
}
