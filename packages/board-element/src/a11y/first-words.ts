/** What a board says when it is first drawn, as far as the first words of a language go. */
import type { Game } from "@magomba/engine/game";
import type { Begin, OpeningMessages } from "../locales/messages.ts";

/** Why there is nothing to show, by the code of an error; the code itself where the language has no words at hand. */
export function describeError(messages: OpeningMessages, code: string): string {
  const known: Readonly<Record<string, string>> = messages.errors ?? {};
  return messages.error(Object.hasOwn(known, code) ? (known[code] ?? code) : code);
}

/** What is to be decided where that is only where to begin; undefined at any other moment. */
export function beginOf(game: Game): Begin | undefined {
  const { result, phase, actions, state, side } = game;
  if (result || !/^(-|opening)$/.test(phase) || actions[0] === "pass") return undefined;
  return { type: state.reserve[side] > 0 ? "enter" : "sow" };
}
