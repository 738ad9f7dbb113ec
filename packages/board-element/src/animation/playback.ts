/** What is on the board at this moment: the game itself, or a step on the way to it. */
import { applyEvent } from "@magomba/engine";
import type { BoardState, Game, GameEvent } from "@magomba/engine";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { lastTurn, passage, unmarked } from "../last-turn.ts";
import type { TurnMarks } from "../last-turn.ts";
import { Player, browserClock } from "./player.ts";
import type { Clock } from "./player.ts";
import { timeline } from "./timeline.ts";
import type { Step } from "./timeline.ts";

/** The hand is there before its seed has had its time: this share of it. */
const REACH = 0.6;

/** The hand that sows. */
export interface Hand {
  /** A hole's name, or the side whose store it is over. */
  readonly hole: string;
  readonly seeds: number;
  /** Counted from 1. */
  readonly lap: number;
  /** How long it takes to get there, in milliseconds. */
  readonly beat: number;
}

/** What the host is told. */
export interface PlaybackListener {
  /** An event has been shown. */
  stepped(event: GameEvent): void;
  /** The board shows the game. `games` are the actions that led here since the last time, if it followed on. */
  settled(from: Game | undefined, games: readonly Game[]): void;
}

/** Whether nothing should move: the reader wants it so, or does not look. */
function still(): boolean {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Follows a game: plays what is new, or jumps. */
export class Playback implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #listener: PlaybackListener;
  readonly #player: Player;
  #game: Game | undefined;
  #state: BoardState | undefined;
  #marks: TurnMarks = unmarked;
  #hand: Hand | undefined;
  #touched: GameEvent | undefined;
  #from: Game | undefined;
  #games: Game[] = [];
  #waiting: (() => void)[] = [];

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    listener: PlaybackListener,
    clock: Clock = browserClock,
  ) {
    this.#host = host;
    this.#listener = listener;
    this.#player = new Player(
      { show: (step) => this.#show(step), finish: () => this.#finish() },
      clock,
    );
    host.addController(this);
  }

  /** What lies on the board now. */
  get state(): BoardState | undefined {
    return this.#state;
  }
  /** The marks of the last turn; none while a turn is played. */
  get marks(): TurnMarks {
    return this.#marks;
  }
  /** The hand, while it sows. */
  get hand(): Hand | undefined {
    return this.#hand;
  }
  /** The newest event shown, while a turn is played. */
  get touched(): GameEvent | undefined {
    return this.#touched;
  }
  get playing(): boolean {
    return this.#player.playing;
  }

  /** Shows another game: plays the way there if it follows on from the one before, with `speed` milliseconds per seed; else jumps. */
  change(game: Game | undefined, speed: number): void {
    const before = this.#game;
    if (game === before) return;
    const games = before && game ? passage(before, game) : undefined;
    this.#game = game;
    if (!game || !games) {
      this.#from = undefined;
      this.#games = [];
    } else {
      if (this.#games.length === 0) this.#from = before;
      this.#games.push(...games);
      if (speed > 0 && this.#host.isConnected && !still()) {
        document.addEventListener("visibilitychange", this.#look);
        this.#marks = unmarked;
        this.#player.append(
          timeline(
            games.flatMap((step) => step.events),
            speed,
          ),
        );
        return;
      }
    }
    if (this.#player.playing) this.#player.skip();
    else this.#finish();
  }

  /** Shows the game at once. */
  skip(): void {
    this.#player.skip();
  }

  /** Resolves when nothing moves any more. */
  async settled(): Promise<void> {
    if (this.#player.playing) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  hostDisconnected(): void {
    this.skip();
  }

  readonly #look = (): void => {
    if (document.hidden) this.skip();
  };

  #show({ event, length }: Step): void {
    const state = this.#state;
    if (!state || !this.#game) return;
    this.#state = applyEvent(this.#game.variant.board, state, event);
    this.#touched = event;
    const seeds = this.#state.hand;
    if (event.type === "lift")
      this.#hand = { hole: event.hole, seeds, lap: event.lap, beat: length * REACH };
    else if (event.type === "drop" || event.type === "capture") {
      const hole = event.type === "capture" && event.to !== "hand" ? event.from : event.hole;
      this.#hand = { hole, seeds, lap: this.#hand?.lap ?? 1, beat: length * REACH };
    }
    this.#listener.stepped(event);
    this.#host.requestUpdate();
  }

  #finish(): void {
    document.removeEventListener("visibilitychange", this.#look);
    const [from, games] = [this.#from, this.#games];
    [this.#from, this.#games] = [undefined, []];
    this.#state = this.#game?.state;
    this.#marks = this.#game ? lastTurn(this.#game) : unmarked;
    this.#hand = this.#touched = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#listener.settled(from, games);
    for (const resolve of waiting) resolve();
    this.#host.requestUpdate();
  }
}
