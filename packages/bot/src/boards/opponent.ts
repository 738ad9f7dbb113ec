/**
 * What a board and whoever plays against its reader say to each other. The board's own package has the same types; neither
 * needs the other's code.
 */
import type { Game } from "@magomba/engine/game";

/** A question to an opponent. */
export interface OpponentRequest {
  /** The board's `level` attribute; anything may have been written there. */
  readonly level: number;
  /** Aborted when the answer is no longer wanted. */
  readonly signal: AbortSignal;
  /** Tells of trouble that does not keep the opponent from answering. */
  readonly warn: (error: unknown) => void;
}

/** Plays against the reader of one board. */
export interface Opponent {
  /** The text of a legal action for the side that must act. */
  choose(game: Game, request: OpponentRequest): Promise<string>;
  /** The board needs it no longer. */
  leave(): void;
}

/** A board fires this, bubbling and composed, when it has a `bot` attribute and nobody plays for it yet. */
export interface OpponentWanted extends Event {
  /** Seats an opponent; says whether it was the first to come. */
  readonly engage: (opponent: Opponent) => boolean;
}

/** The type of the event by which a board asks. */
export const opponentWanted = "mancala-opponent-wanted";

/** The type of the event, fired at a document, that makes its boards ask again. */
export const opponentOffered = "mancala-opponent-offered";
