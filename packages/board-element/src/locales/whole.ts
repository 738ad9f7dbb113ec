/** All that a language says, for the parts of a board that are loaded later: they bring the rest of English with them. */
import { messages as english } from "./en.ts";
import type { Messages, OpeningMessages } from "./messages.ts";

/** The same language with all its messages. */
export function whole(messages: OpeningMessages): Messages {
  return isWhole(messages) ? messages : english;
}

/** Every language but English is loaded whole. */
function isWhole(messages: OpeningMessages): messages is Messages {
  return "choices" in messages;
}
