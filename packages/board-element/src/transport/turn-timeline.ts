/** The last turn of a board as something that plays, like a film: for pages that bring a bar of their own. */
import type { Playback } from "../animation/playback.ts";

/** What it needs of its board. */
export interface TimelineHost {
  readonly settled: Promise<void>;
  requestUpdate(): void;
}

/**
 * The last turn of a board, or the one that is being shown. It has the names that films have on a page: where it is, how long it is, how fast it
 * runs. Times are in milliseconds, at the speed of the board. With another turn it is about that.
 */
export class TurnTimeline {
  readonly #host: TimelineHost;
  readonly #playback: Playback;
  readonly #speed: () => number;

  /** A board makes it; `speed` is in milliseconds per seed, and never 0. */
  constructor(host: TimelineHost, playback: Playback, speed: () => number) {
    this.#host = host;
    this.#playback = playback;
    this.#speed = speed;
  }

  /** How long the turn takes; 0 where nothing was played. */
  get duration(): number {
    return this.#playback.duration(this.#speed());
  }

  /** Where it is; at rest, its end. To set it holds the turn there; its end or more ends it. */
  get currentTime(): number {
    return this.#playback.playing ? this.#playback.player.time : this.duration;
  }
  set currentTime(time: number) {
    // What is no number is no place either.
    if (Number.isNaN(time) || !this.#playback.rewind(this.#speed())) return;
    const { player } = this.#playback;
    const steps = time >= this.duration ? player.steps.length : this.#stepsBefore(time);
    player.seek(steps);
    this.#host.requestUpdate();
  }

  /** Whether it is held, or has come to its end. */
  get paused(): boolean {
    return !this.#playback.playing || this.#playback.player.paused;
  }

  /** Whether the board shows its game. */
  get ended(): boolean {
    return !this.#playback.playing;
  }

  /** How much faster than the board's speed it runs: 1 as fast, 0.5 half as fast. Other than positive numbers change nothing. */
  get playbackRate(): number {
    return this.#playback.player.rate;
  }
  set playbackRate(rate: number) {
    if (!(rate > 0 && Number.isFinite(rate))) return;
    this.#playback.player.rate = rate;
    this.#host.requestUpdate();
  }

  /** Resolves when the board shows its game. */
  get finished(): Promise<void> {
    return this.#host.settled;
  }

  /** Lets it go on; at its end, from its start. Resolves when it has come to its end. */
  play(): Promise<void> {
    const { player } = this.#playback;
    if (!this.#playback.playing && this.#playback.rewind(this.#speed())) player.seek(0);
    player.resume();
    this.#host.requestUpdate();
    return this.finished;
  }

  /** Holds it. */
  pause(): void {
    this.#playback.player.pause();
    this.#host.requestUpdate();
  }

  /** How many steps have been shown just before a time. */
  #stepsBefore(time: number): number {
    const { steps } = this.#playback.player;
    const next = steps.findIndex(({ at }) => at >= time);
    return next === -1 ? Math.max(0, steps.length - 1) : next;
  }
}
