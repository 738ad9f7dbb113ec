/** Lets timelines run: shows each step when it is due, and can be made to skip to the end at any moment. */
import type { Step, Timeline } from "./timeline.ts";

/** Where the player gets its time from, in milliseconds. */
export interface Clock {
  now(): number;
  /** Calls back once, soon. */
  request(callback: () => void): number;
  cancel(handle: number): void;
}

/** The browser's own clock and frames. */
export const browserClock: Clock = {
  now: () => performance.now(),
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
};

/** What a player plays on. */
export interface Screen {
  /** Shows one step. Several may come in one frame. */
  show(step: Step): void;
  /** The last step has had its time, or the rest was skipped. Called once for each run. */
  finish(): void;
}

/** Plays one timeline after another on a screen. */
export class Player {
  readonly #screen: Screen;
  readonly #clock: Clock;
  /** Steps to come, `at` by the clock. */
  #steps: Step[] = [];
  #end = 0;
  #playing = false;
  #handle = 0;

  constructor(screen: Screen, clock: Clock = browserClock) {
    this.#screen = screen;
    this.#clock = clock;
  }

  /** Whether a timeline is running. */
  get playing(): boolean {
    return this.#playing;
  }

  /** Plays a timeline, after what is playing already. */
  append(timeline: Timeline): void {
    const start = this.#playing ? this.#end : this.#clock.now();
    for (const step of timeline.steps) this.#steps.push({ ...step, at: start + step.at });
    this.#end = start + timeline.duration;
    if (this.#playing) return;
    this.#playing = true;
    this.#tick();
  }

  /** Ends the run at once; steps to come are not shown. */
  skip(): void {
    if (!this.#playing) return;
    this.#clock.cancel(this.#handle);
    this.#steps = [];
    this.#playing = false;
    this.#screen.finish();
  }

  readonly #tick = (): void => {
    const now = this.#clock.now();
    for (let next = this.#steps[0]; next && next.at <= now; next = this.#steps[0]) {
      this.#steps.shift();
      this.#screen.show(next);
    }
    // Showing a step may have skipped the rest.
    if (!this.#playing) return;
    if (this.#steps.length === 0 && now >= this.#end) this.skip();
    else this.#handle = this.#clock.request(this.#tick);
  };
}
