/** A moment of a game in words: what the board says before anything has been played. */
import type { Game } from "@magomba/engine/game";
import { decisionOf } from "../choice/decision.ts";
import type { OpeningMessages } from "../locales/messages.ts";

/** Why there is nothing to show, by the code of an error; the code itself where the language has no words at hand. */
export function describeError(messages: OpeningMessages, code: string): string {
  const known: Readonly<Record<string, string>> = messages.errors ?? {};
  return messages.error(Object.hasOwn(known, code) ? (known[code] ?? code) : code);
}

/** Who must act and what is to be decided, or how the game ended. */
export function describeMoment(messages: OpeningMessages, game: Game): string {
  return game.result
    ? messages.events.end({ result: game.result })
    : messages.events.turn({ side: game.side, decision: decisionOf(game) });
}
