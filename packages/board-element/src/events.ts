/** What the board reports. All events bubble and cross shadow roots. */
import type { Game, GameEvent } from "@magomba/engine";

/** What each event tells, by the event's type. */
export interface BoardEventFacts {
  /** The player wants to play this action in this game. Cancel the event and nothing happens. */
  readonly "mancala-before-action": { readonly action: string; readonly game: Game };
  /**
   * The player plays this action. `game` is the game after it, where the board keeps the game itself; otherwise the page plays
   * the action.
   */
  readonly "mancala-action": { readonly action: string; readonly game: Game | undefined };
  /** Something the player did has opened a choice on the board; `actions` are those to choose from. */
  readonly "mancala-choice": {
    readonly choice: "direction" | "head" | "take" | "offer" | "answer" | "pass" | "swap";
    readonly actions: readonly string[];
  };
  /** An event of the game is shown on the board. */
  readonly "mancala-step": { readonly step: GameEvent };
  /** The board shows the game it was given, and nothing moves. */
  readonly "mancala-settled": { readonly game: Game | undefined };
  /** The player's action has ended the game. */
  readonly "mancala-gameover": { readonly game: Game };
  /**
   * The attributes do not describe a game, and the board says so; `code` is that of the engine's error, `options-json` when the options
   * are not a JSON object. Or `desk-unavailable`: what a player needs could not be loaded, so the board only shows the game. Or the code of
   * a bot's error: `worker-blocked` for example when the page's policy allows no worker, `opponent-failed` for an error without a code; the
   * board says so when it is left without an opponent.
   */
  readonly "mancala-error": { readonly code: string; readonly error: unknown };
}

/** The types of the events of a board. */
export type BoardEventType = keyof BoardEventFacts;

/** An event of a board: its facts are fields of its own. */
export type BoardEvent<Type extends BoardEventType> = Event &
  BoardEventFacts[Type] & { readonly type: Type };

/** Fires an event at a board. Says whether it was let pass; only a wish to act can be cancelled. */
export function report<Type extends BoardEventType>(
  board: EventTarget,
  type: Type,
  facts: BoardEventFacts[Type],
): boolean {
  const cancelable = type === "mancala-before-action";
  const event = new Event(type, { bubbles: true, composed: true, cancelable });
  return board.dispatchEvent(Object.assign(event, facts));
}

type BoardEventMap = { [Type in BoardEventType]: BoardEvent<Type> };

declare global {
  interface HTMLElementEventMap extends BoardEventMap {}
}
