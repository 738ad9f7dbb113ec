/** What the board reports. All events bubble and cross shadow roots. */
import type { GameEvent } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";

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
  /**
   * The player takes back what he took last, before his turn is complete; `game` is the game without it. A board that keeps the game itself
   * goes back to it unless the event is cancelled; otherwise the page takes the action back.
   */
  readonly "mancala-undo": { readonly game: Game };
  /** The player has planned a reply to what the other side may play, or given one up; `replies` are the lines that are planned now. */
  readonly "mancala-replies": { readonly replies: readonly string[] };
  /** An event of the game is shown on the board in the course of a turn, whoever played it; not when the reader leaps to a place in it. */
  readonly "mancala-step": { readonly step: GameEvent };
  /** The board shows the game it was given, however it was given it, and nothing moves. Not sent when a turn was only shown again. */
  readonly "mancala-settled": { readonly game: Game | undefined };
  /** The player's action has ended the game. */
  readonly "mancala-gameover": { readonly game: Game };
  /**
   * What the player did is `right`, with more to come, or `wrong`, and was not played, or he has `solved` the puzzle; `game` is the one after
   * the action, or as it still is.
   */
  readonly "mancala-puzzle": {
    readonly outcome: "right" | "wrong" | "solved";
    readonly action: string;
    readonly game: Game;
  };
  /**
   * The attributes do not describe a game, and the board says so; `code` is that of the engine's error, `options-json` when the options
   * are not a JSON object. Or `unknown`: a property holds something of a wrong kind, a symbol for example; the board then stays as it was. Or `part-unavailable`: a part of the board could not be loaded, so it does without. Or the code of
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

/** Fires an event at a board. Says whether it was let pass; only a wish of the player can be cancelled. */
export function report<Type extends BoardEventType>(
  board: EventTarget,
  type: Type,
  facts: BoardEventFacts[Type],
): boolean {
  const cancelable = /before|undo/.test(type);
  const event = new Event(type, { bubbles: true, composed: true, cancelable });
  return board.dispatchEvent(Object.assign(event, facts));
}

type BoardEventMap = { [Type in BoardEventType]: BoardEvent<Type> };

declare global {
  // Elements, documents and windows; the events bubble to all of them, and out of shadow roots.
  interface GlobalEventHandlersEventMap extends BoardEventMap {}
  interface ShadowRootEventMap extends BoardEventMap {}
}
