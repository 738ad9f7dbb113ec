/** What lies on the board at this moment. What shows turns seed by seed is loaded with the first turn. */
import type { BoardState } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import type { ReactiveControllerHost } from "lit";
import type { Announcer } from "../a11y/announcer.ts";
import { LazyPart } from "../lazy-part.ts";
import { unmarked } from "../turn-marks.ts";
import { passage } from "./passage.ts";
import type { Player } from "./player.ts";
import type { Playback, PlaybackListener } from "./playback.ts";
import type { Scene } from "./scene.ts";

/**
 * Shows games on one board. Until what plays turns has been loaded, the board shows the game it had; whoever skips then sees the new one at
 * once, and so does everybody when it cannot be loaded.
 */
export class Showing {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #listener: PlaybackListener;
  readonly #playback: LazyPart<Playback>;
  /** The game on the board, as long as nothing was loaded. */
  #shown: Game | undefined;
  /** The game to be shown. */
  #next: Game | undefined;
  /** Milliseconds per seed on the way there. */
  #speed = 0;

  /**
   * `loaded` is called when what plays turns has come, or with the error when it could not be loaded; `load` makes it, for a listener of
   * its own.
   */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    listener: PlaybackListener,
    loaded: (error?: unknown) => void,
    load: (listener: PlaybackListener) => Promise<Playback> = async (its) => {
      const { makePlayback } = await import("./make-playback.ts");
      return makePlayback(host, its);
    },
  ) {
    this.#host = host;
    this.#listener = listener;
    this.#playback = new LazyPart(
      () => this.#load(load),
      (error) => {
        if (error === undefined) this.playback?.change(this.#next, this.#speed);
        else this.skip();
        loaded(error);
      },
    );
  }

  /** What plays turns, once it is there. */
  get playback(): Playback | undefined {
    return this.#playback.part;
  }
  /** Resolves when nothing is being loaded. */
  get ready(): Promise<void> {
    return this.#playback.ready;
  }
  /** What lies on the board now. */
  get state(): BoardState | undefined {
    return this.playback ? this.playback.state : this.#shown?.state;
  }
  /** Whether the board shows something on the way to its game, running or paused. */
  get playing(): boolean {
    return this.playback ? this.playback.playing : this.#shown !== this.#next;
  }

  /** What the board's elements draw now. Asked once for each drawing. */
  scene(): Scene {
    return (
      this.playback?.scene() ?? {
        board: this.#shown?.variant.board,
        state: this.#shown?.state,
        marks: unmarked,
        touched: undefined,
        hand: undefined,
        moving: false,
      }
    );
  }

  /** Loads what plays turns, unless that was done; never rejects. */
  open(): Promise<void> {
    return this.#playback.open();
  }

  /** What plays turns, loaded if need be. Rejects when it cannot be loaded. */
  async wanted(): Promise<Playback> {
    await this.open();
    if (!this.playback) throw new Error("part-unavailable");
    return this.playback;
  }

  /** Holds what is being played, or will be once it can, until `resume` or `skip`. */
  pause(): void {
    this.#command((player) => player.pause());
  }

  /** Lets go on what was held. */
  resume(): void {
    this.#command((player) => player.resume());
  }

  /** Shows another game: plays the way there if it follows on from the one before, with `speed` milliseconds per seed; else jumps. */
  change(game: Game | undefined, speed: number): void {
    if (this.playback) {
      this.playback.change(game, speed);
      return;
    }
    if (game === this.#next) return;
    const first = this.#shown === undefined;
    this.#next = game;
    this.#speed = speed;
    if (first || !game || game === this.#shown) this.#jump();
    // The marks of the last turn come with what plays turns.
    if (!first || game?.previous) void this.open();
  }

  /** Tells in the line what was played from one game on; `own`: by the reader. Where nothing can be played, only what comes now. */
  tell(announcer: Announcer, from: Game, games: readonly Game[], own = false): void {
    if (this.playback) this.playback.tellTurns(announcer, from, games, own);
    else announcer.tellMoment(games.at(-1) ?? from);
  }

  /** Shows the game at once. */
  skip(): void {
    if (this.playback) this.playback.skip();
    else if (this.playing) this.#jump();
  }

  /** Resolves when the board shows its game. */
  async settled(): Promise<void> {
    await this.ready;
    await this.playback?.settled();
  }

  #command(give: (player: Player) => void): void {
    const now = (): void => {
      if (this.playback) give(this.playback.player);
      this.#host.requestUpdate();
    };
    if (this.playback || !this.playing) now();
    else void this.ready.then(now);
  }

  #jump(): void {
    const [from, to] = [this.#shown, this.#next];
    const games = (from && to && passage(from, to)) ?? [];
    this.#shown = to;
    this.#listener.settled(games.length > 0 ? from : undefined, games);
    this.#host.requestUpdate();
  }

  async #load(load: (listener: PlaybackListener) => Promise<Playback>): Promise<Playback> {
    let begun = false;
    const playback = await load({
      stepped: (event) => this.#listener.stepped(event),
      settled: (from, games) => {
        // What is shown already was told of already.
        if (begun) this.#listener.settled(from, games);
      },
      lap: (lap) => this.#listener.lap(lap),
    });
    playback.change(this.#shown, 0);
    begun = true;
    return playback;
  }
}
