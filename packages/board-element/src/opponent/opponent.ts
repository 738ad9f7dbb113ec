/**
 * What a board and whoever plays against its reader say to each other. `@magomba/bot/element` answers; so may a page with players of its
 * own, elsewhere on the network for example.
 */
import type { Game } from "@magomba/engine/game";

/** A question to an opponent. */
export interface OpponentRequest {
  /** The board's `level`. */
  readonly level: number;
  /** Aborted when the answer is no longer wanted: the game has changed, or the board has left the page. */
  readonly signal: AbortSignal;
  /** Tells of trouble that does not keep the opponent from answering; the board fires `mancala-error`. */
  readonly warn: (error: unknown) => void;
}

/** Plays against the reader of one board. */
export interface Opponent {
  /** The text of a legal action for the side that must act. When it rejects, the board does without an opponent and says so. */
  choose(game: Game, request: OpponentRequest): Promise<string>;
  /** The board needs it no longer. */
  leave(): void;
}

/** A board with a `bot` fires this, bubbling and composed, for as long as nobody plays there: `mancala-opponent-wanted`. */
export interface OpponentWanted extends Event {
  /** Seats an opponent; says whether it was the first to come. */
  readonly engage: (opponent: Opponent) => boolean;
}

/** The type of the event by which a board asks for an opponent. */
export const opponentWanted = "mancala-opponent-wanted";

/** The type of the event that makes the boards of a document ask again: fired at the document by one who came late. */
export const opponentOffered = "mancala-opponent-offered";

interface OpponentEventMap {
  [opponentWanted]: OpponentWanted;
}

declare global {
  interface GlobalEventHandlersEventMap extends OpponentEventMap {}
  interface ShadowRootEventMap extends OpponentEventMap {}
  interface DocumentEventMap {
    [opponentOffered]: Event;
  }
}
