/** What is on the board at this moment: the game itself, or a step on the way to it. */
import { applyEvent } from "@magomba/engine/events";
import type { BoardState, GameEvent } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { guard } from "lit/directives/guard.js";
import { tellTurns } from "../a11y/tell-turns.ts";
import { lastTurn, turnFilm } from "../last-turn.ts";
import { unmarked } from "../turn-marks.ts";
import { eventAt } from "./event-at.ts";
import { passage } from "./passage.ts";
import type { TurnMarks } from "../turn-marks.ts";
import { Player, browserClock } from "./player.ts";
import type { Clock } from "./player.ts";
import { QuickShow } from "./quick-show.ts";
import { handAfter } from "./scene.ts";
import type { Hand, Scene } from "./scene.ts";
import { renderTurn } from "../render/turn.ts";
import { timeline } from "./timeline.ts";
import type { Step, Timeline } from "./timeline.ts";

/** What the host is told. */
export interface PlaybackListener {
  /** An event has been shown. */
  stepped(event: GameEvent): void;
  /** The board shows the game. `games` are the actions that led here since the last time, if it followed on. */
  settled(from: Game | undefined, games: readonly Game[]): void;
  /** Names a lap for the reader. */
  lap(lap: number): string;
}

/** The last turn of a game, to be gone through. */
interface Film extends Timeline {
  readonly game: Game | undefined;
  readonly speed: number;
  /** What lay on the board before the turn. */
  readonly before: BoardState | undefined;
}

/** Whether nothing should move: the reader wants it so, or does not look. */
function still(): boolean {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Follows a game: plays what is new, or jumps; and goes through the last turn again when asked to. */
export class Playback implements ReactiveController {
  /** Tells turns: none is told before one can be played. */
  readonly tellTurns: typeof tellTurns = tellTurns;
  /** Draws what lies over the holes. */
  readonly drawTurn: typeof renderTurn = renderTurn;
  /** Leaves alone what shows the same as before. */
  readonly guard: typeof guard = guard;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #listener: PlaybackListener;
  readonly #player: Player;
  readonly #quick: QuickShow;
  #game: Game | undefined;
  /** What lay on the board when the run began. */
  #base: BoardState | undefined;
  #state: BoardState | undefined;
  #marks: TurnMarks = unmarked;
  #hand: Hand | undefined;
  #touched: GameEvent | undefined;
  #from: Game | undefined;
  #games: Game[] = [];
  /** The run shows again what was shown before. */
  #again = false;
  #kept: Film | undefined;
  #waiting: (() => void)[] = [];
  /** Looks whether the board is in sight, for as long as a run lasts. */
  #sight: IntersectionObserver | undefined;

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    listener: PlaybackListener,
    clock: Clock = browserClock,
  ) {
    this.#host = host;
    this.#listener = listener;
    const quick = (): boolean => this.#quick.on;
    const screen = {
      get alone(): boolean {
        return quick();
      },
      show: (step: Step) => this.#show(step),
      seek: (steps: readonly Step[]) => this.#seek(steps),
      finish: () => this.#finish(),
    };
    this.#player = new Player(screen, clock);
    this.#quick = new QuickShow(host, this.#player, (lap) => listener.lap(lap));
    host.addController(this);
  }

  /** What lies on the board now. */
  get state(): BoardState | undefined {
    return this.#state;
  }
  /** The hand, while it sows. */
  get hand(): Hand | undefined {
    return this.#hand;
  }
  /** Whether the board shows something on the way to its game, running or paused. */
  get playing(): boolean {
    return this.#player.open;
  }
  /** The run that is under way. */
  get player(): Player {
    return this.#player;
  }

  /** What the board's elements draw now: all that there is, unless seeds fly too quickly for them. Asked once for each drawing. */
  scene(): Scene {
    return this.#quick.cover(this.#scene);
  }

  /** The steps of the run under way; at rest, those of the last turn, with `speed` milliseconds per seed. */
  steps(speed: number): readonly Step[] {
    return this.playing ? this.#player.steps : this.#film(speed).steps;
  }

  /** How long the run under way takes, in milliseconds; at rest, the last turn, with `speed` milliseconds per seed. */
  duration(speed: number): number {
    return this.playing ? this.#player.duration : this.#film(speed).duration;
  }

  /** Shows another game: plays the way there if it follows on from the one before, with `speed` milliseconds per seed; else jumps. */
  change(game: Game | undefined, speed: number): void {
    const before = this.#game;
    if (game === before) return;
    if (this.#again) this.skip();
    const games = before && game ? passage(before, game) : undefined;
    this.#game = game;
    if (!game || !games) {
      this.#from = undefined;
      this.#games = [];
    } else {
      if (this.#games.length === 0) this.#from = before;
      this.#games.push(...games);
      if (speed > 0 && this.#host.isConnected && !still()) {
        const events = games.flatMap((step) => step.events);
        if (!this.playing) this.#begin(this.#state);
        this.#player.append(timeline(events, speed));
        this.#quick.judge();
        return;
      }
    }
    if (this.playing) this.#player.skip();
    else this.#finish();
  }

  /**
   * Goes back to the end of the last turn, paused, so that it can be gone through again, with `speed` milliseconds per seed. Does nothing
   * while something is played, or when nothing was. Says whether there is a run now.
   */
  rewind(speed: number): boolean {
    if (this.playing) return true;
    const { before, steps, duration } = this.#film(speed);
    if (!before) return false;
    this.#again = true;
    this.#begin(before);
    this.#player.load({ steps, duration });
    this.#quick.judge();
    this.#host.requestUpdate();
    return true;
  }

  /** Shows the game at once. */
  skip(): void {
    this.#player.skip();
  }

  /** Resolves when the board shows its game. */
  async settled(): Promise<void> {
    if (this.playing) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  hostUpdated(): void {
    const hand = this.#host.shadowRoot?.querySelector<HTMLElement>(".hand");
    hand?.style.setProperty("transition-duration", `${this.#hand?.beat ?? 0}ms`);
  }

  hostDisconnected(): void {
    this.skip();
  }

  readonly #look = (): void => {
    if (document.hidden) this.skip();
  };

  /** Out of sight nothing moves; what the reader has paused waits for him. */
  #seen(look: IntersectionObserverEntry | undefined): void {
    if (look?.isIntersecting === false && !this.#player.paused) this.skip();
  }

  /** The last turn as a film, and what lay on the board before it. */
  #film(speed: number): Film {
    const game = this.#game;
    if (this.#kept?.game !== game || this.#kept?.speed !== speed) {
      const film = game && turnFilm(game);
      const events = film?.games.flatMap((step) => step.events) ?? [];
      this.#kept = { game, speed, before: film?.before.state, ...timeline(events, speed) };
    }
    return this.#kept;
  }

  get #scene(): Scene {
    return {
      board: this.#game?.variant.board,
      state: this.#state,
      marks: this.#marks,
      touched: this.#touched,
      eventAt,
      hand: this.#hand,
      moving: this.playing,
    };
  }

  #begin(base: BoardState | undefined): void {
    document.addEventListener("visibilitychange", this.#look);
    this.#sight ??= new IntersectionObserver((looks) => this.#seen(looks.at(-1)));
    this.#sight.observe(this.#host);
    this.#base = base;
    this.#marks = unmarked;
  }

  #show(step: Step): void {
    this.#apply(step);
    const shown = this.#quick.step(this.#scene, step.at);
    this.#listener.stepped(step.event);
    if (!shown) this.#host.requestUpdate();
  }

  #seek(steps: readonly Step[]): void {
    this.#state = this.#base;
    this.#hand = this.#touched = undefined;
    for (const step of steps) this.#apply(step);
    this.#host.requestUpdate();
  }

  #apply(step: Step): void {
    if (!this.#state || !this.#game) return;
    this.#state = applyEvent(this.#game.variant.board, this.#state, step.event);
    this.#touched = step.event;
    this.#hand = handAfter(this.#hand, step, this.#state, this.#player.rate);
  }

  #finish(): void {
    document.removeEventListener("visibilitychange", this.#look);
    this.#sight?.disconnect();
    const again = this.#again;
    const [from, games] = [this.#from, this.#games];
    [this.#from, this.#games] = [undefined, []];
    this.#again = false;
    this.#state = this.#game?.state;
    this.#marks = this.#game ? lastTurn(this.#game) : unmarked;
    this.#base = this.#hand = this.#touched = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    if (!again) this.#listener.settled(from, games);
    for (const resolve of waiting) resolve();
    this.#host.requestUpdate();
  }
}
