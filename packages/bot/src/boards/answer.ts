/** Answers boards that ask for an opponent. */
import { opponentOffered, opponentWanted } from "./opponent.ts";
import type { OpponentWanted } from "./opponent.ts";
import { Place } from "./place.ts";
import { SharedBots } from "./shared-bots.ts";
import type { BotMakers } from "./shared-bots.ts";

/**
 * Seats an opponent at every board that asks for one. A board asks by an event that bubbles up to its document, so neither package needs the
 * other, and a board in a shadow root is heard like any other. Boards that asked before anyone listened are invited to ask again.
 *
 * @returns stops listening
 */
export function answerBoards(page: Document, makers: BotMakers): () => void {
  const bots = new SharedBots(makers);
  const answer = (event: Event): void => {
    if (isWanted(event) && event.engage(new Place(bots))) event.stopPropagation();
  };
  page.addEventListener(opponentWanted, answer);
  page.dispatchEvent(new Event(opponentOffered));
  return () => page.removeEventListener(opponentWanted, answer);
}

function isWanted(event: Event): event is OpponentWanted {
  return "engage" in event && typeof event.engage === "function";
}
