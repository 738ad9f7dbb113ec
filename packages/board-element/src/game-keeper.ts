/** Which game a board shows: the page's, or the one that its own attributes describe. */
import type { Game, Options, Variant } from "@magomba/engine";
import { SourceReader } from "./source.ts";

/** What a board's attributes say about its game. */
export interface GameAttributes {
  readonly variant: string | Variant | null | undefined;
  readonly options: Options | string;
  readonly position: string | null;
  readonly actions: string | null;
}

/** The error code of attributes that describe no game, with the error itself. */
export interface SourceError {
  readonly code: string;
  readonly error: unknown;
}

/** Keeps the game of one board. */
export class GameKeeper {
  readonly #source = new SourceReader();
  #game: Game | undefined;
  /** The furthest moment that can be gone to. */
  #end: Game | undefined;
  #controlled = false;
  #error: SourceError | undefined;

  /** The game to show. */
  get game(): Game | undefined {
    return this.#game;
  }
  /** The page set the game, so the page plays. */
  get controlled(): boolean {
    return this.#controlled;
  }
  /** Why there is no game, when the attributes describe none. */
  get error(): SourceError | undefined {
    return this.#error;
  }

  /** The page sets a game, or leaves it to the attributes again. */
  control(game: Game | undefined): void {
    this.#controlled = game !== undefined;
    this.#game = this.#end = game;
    if (game) this.#error = undefined;
  }

  /** Makes the game that the attributes describe, unless the page set one. */
  read({ variant, options, position, actions }: GameAttributes): void {
    if (this.#controlled) return;
    const { game, code, error } = this.#source.read(
      variant,
      options,
      position,
      actions,
      this.#game,
    );
    this.#game = this.#end = game;
    this.#error = code === undefined ? undefined : { code, error };
  }

  /** Goes on with another game: one action played, or one taken back. */
  follow(game: Game): void {
    this.#game = this.#end = game;
  }

  /** Goes to the moment after so many actions, of the game as far as it was played; outside it, to the nearest end. */
  goTo(ply: number): void {
    let moment = this.#end;
    while (moment?.previous && moment.plies > ply) moment = moment.previous;
    this.#game = moment;
  }
}
