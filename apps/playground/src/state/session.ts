/**
 * The one writer of what is being played. Views and bots ask it for changes and read its state; it holds
 * no rules (the engine's games do) and touches no page.
 */
import type { Game, Side } from "@magomba/engine";
import { Listeners, type Listener } from "./listeners.ts";
import { botToAct, redoLength, resigningSide, undoTarget, type Seats } from "./seats.ts";

/** What the bots are about. `stopped`: a person halted them. `failed`: with the code of the error. */
export type BotStatus =
  | { readonly kind: "idle" }
  | { readonly kind: "thinking"; readonly side: Side }
  | { readonly kind: "stopped" }
  | { readonly kind: "failed"; readonly side: Side; readonly code: string };

export interface SessionState {
  /** Grows with every change of the game or the seats. An answer that carries an older number is void. */
  readonly sequence: number;
  /** Which game of this visit, counted from 1. */
  readonly round: number;
  /** The game as far as it has been played. */
  readonly game: Game;
  /** What the board shows: `game`, or an earlier moment of it. */
  readonly shown: Game;
  /** Games taken back, nearest first. */
  readonly future: readonly Game[];
  readonly seats: Seats;
  readonly bot: BotStatus;
  /** How `shown` came about: actions to be played out on the board, or a jump. */
  readonly motion: "play" | "jump";
}

const idle: BotStatus = { kind: "idle" };

/** What the bots are about after the game moved on: a person's halt outlives it, a failure does not. */
function settledBot(bot: BotStatus): BotStatus {
  return bot.kind === "stopped" ? bot : idle;
}

export class Session {
  readonly #listeners = new Listeners();
  #state: SessionState | undefined;
  #sequence = 0;
  #rounds = 0;

  /** Undefined while nothing is being played. Frozen data: a change makes a new one. */
  get state(): SessionState | undefined {
    return this.#state;
  }

  /** Calls the listener after each change; the answer ends that. */
  subscribe(listener: Listener): () => void {
    return this.#listeners.add(listener);
  }

  /** Begins to play `game`, which may already have actions behind it. */
  open(game: Game, seats: Seats): void {
    this.#rounds += 1;
    const round = this.#rounds;
    this.#write({ round, game, shown: game, future: [], seats, bot: idle, motion: "jump" });
  }

  /** Puts the game away. Whatever a bot still answers is void. */
  leave(): void {
    if (this.#state === undefined) return;
    this.#sequence += 1;
    this.#state = undefined;
    this.#listeners.tell();
  }

  /**
   * A person's action. False when it is no person's turn or an earlier moment is being looked at;
   * throws the engine's IllegalActionError when the rules refuse it.
   */
  play(action: string): boolean {
    const state = this.#state;
    if (state === undefined || state.shown !== state.game) return false;
    if (state.game.result !== undefined || botToAct(state.game, state.seats)) return false;
    this.#advance(state, state.game.play(action));
    return true;
  }

  /** A bot's action, thought out for the state numbered `sequence`. False when that state has passed. */
  answer(sequence: number, action: string): boolean {
    const state = this.#state;
    if (state === undefined || state.sequence !== sequence) return false;
    if (botToAct(state.game, state.seats) === undefined) return false;
    this.#advance(state, state.game.play(action));
    return true;
  }

  /** Back to a person's last decision. Between two bots: one action back, and they halt. */
  undo(): boolean {
    const state = this.#state;
    const target = state && undoTarget(state.game, state.seats);
    if (state === undefined || target === undefined) return false;
    const { line } = state.game;
    const taken = line.slice(line.indexOf(target) + 1);
    this.#move(state, target, [...taken, ...state.future]);
    return true;
  }

  /** Brings back what «undo» took. */
  redo(): boolean {
    const state = this.#state;
    const target = state?.future[redoLength(state.future, state.seats) - 1];
    if (state === undefined || target === undefined) return false;
    this.#move(state, target, state.future.slice(state.future.indexOf(target) + 1));
    return true;
  }

  /** The person gives up: the only one, or whoever must act. */
  resign(): boolean {
    const state = this.#state;
    const side = state && resigningSide(state.game, state.seats);
    if (state === undefined || side === undefined) return false;
    this.#advance(state, state.game.resign(side));
    return true;
  }

  /** Shows the game as it was after `ply` actions, without changing it. Undefined returns to its end. */
  look(ply: number | undefined): void {
    const state = this.#state;
    if (state === undefined) return;
    const shown = ply === undefined ? state.game : (state.game.line[ply] ?? state.game);
    if (shown !== state.shown) this.#patch(state, { shown, motion: "jump" });
  }

  /** Changes who plays. Bots that were halted or had failed go on. */
  seat(seats: Seats): void {
    const state = this.#state;
    if (state !== undefined) this.#write({ ...state, seats, bot: idle });
  }

  /** Halts the bots until `resume` or `seat`. */
  stop(): void {
    const state = this.#state;
    if (state !== undefined) this.#write({ ...state, bot: { kind: "stopped" } });
  }

  /** Lets halted or failed bots try again. */
  resume(): void {
    const state = this.#state;
    if (state !== undefined) this.#write({ ...state, bot: idle });
  }

  /** A bot says that it has begun to think about the state numbered `sequence`. */
  thinking(sequence: number, side: Side): void {
    const state = this.#state;
    if (state?.sequence === sequence) this.#patch(state, { bot: { kind: "thinking", side } });
  }

  /** A bot says that it cannot answer for the state numbered `sequence`. */
  failed(sequence: number, side: Side, code: string): void {
    const state = this.#state;
    if (state?.sequence === sequence) this.#patch(state, { bot: { kind: "failed", side, code } });
  }

  /** The game goes one action on; what had been taken back is gone. Whoever looks back is left there. */
  #advance(state: SessionState, game: Game): void {
    const looking = state.shown !== state.game;
    this.#write({
      ...state,
      game,
      shown: looking ? state.shown : game,
      future: [],
      bot: settledBot(state.bot),
      motion: looking ? state.motion : "play",
    });
  }

  #move(state: SessionState, game: Game, future: readonly Game[]): void {
    // A bot would undo the undoing at once where no person is next.
    const halted = botToAct(game, state.seats) !== undefined && future.length > 0;
    const bot: BotStatus = halted ? { kind: "stopped" } : idle;
    this.#write({ ...state, game, shown: game, future, bot, motion: "jump" });
  }

  #write(next: Omit<SessionState, "sequence">): void {
    this.#sequence += 1;
    this.#state = Object.freeze({ ...next, sequence: this.#sequence });
    this.#listeners.tell();
  }

  /** A change that leaves a bot's work valid. */
  #patch(state: SessionState, patch: Partial<Omit<SessionState, "sequence">>): void {
    this.#state = Object.freeze({ ...state, ...patch });
    this.#listeners.tell();
  }
}

/** How many steps lead from the start to `game`: its actions, and a resignation since it can be undone too. */
export function plyOf(game: Game): number {
  return game.line.length - 1;
}
