/** Lets a run of steps go by in time, like a film: it can pause, go back and forth, run faster, and skip to its end. */
import type { Step, Timeline } from "./timeline.ts";

/** Where the player gets its time from, in milliseconds. */
export interface Clock {
  now(): number;
  /** Calls back once: with the next frame, or after so many milliseconds. */
  request(callback: () => void, wait?: number): number;
  cancel(handle: number): void;
}

/** The browser's own clock, frames and timers. Handles of timers are less than 0. */
export const browserClock: Clock = {
  now: () => performance.now(),
  request: (callback, wait) =>
    wait === undefined
      ? requestAnimationFrame(callback)
      : -(setTimeout(callback, wait) as unknown as number),
  cancel: (handle) => (handle < 0 ? clearTimeout(-handle) : cancelAnimationFrame(handle)),
};

/** What a player plays on. */
export interface Screen {
  /** Shows one more step. Several may come in one frame. */
  show(step: Step): void;
  /** Shows exactly these steps, from the start of the run: the reader has moved to there. */
  seek(steps: readonly Step[]): void;
  /** The last step has had its time, or the rest was skipped. Called once for each run. */
  finish(): void;
  /** Whether it goes on by itself, so that it has to be called for the next step but not for each frame until then. */
  readonly alone?: boolean;
}

/** Plays one run at a time on a screen. */
export class Player {
  readonly #screen: Screen;
  readonly #clock: Clock;
  /** How much faster than the timeline says. */
  #rate = 1;
  #steps: Step[] = [];
  #duration = 0;
  #open = false;
  #paused = false;
  /** How many steps are shown. */
  #shown = 0;
  #time = 0;
  #ticked = 0;
  #handle = 0;

  constructor(screen: Screen, clock: Clock = browserClock) {
    this.#screen = screen;
    this.#clock = clock;
  }

  /** Whether a run is under way, also when it is paused. */
  get open(): boolean {
    return this.#open;
  }
  get paused(): boolean {
    return this.#paused;
  }
  /** The steps of the run that is under way. */
  get steps(): readonly Step[] {
    return this.#steps;
  }
  /** How many of them are shown. */
  get shown(): number {
    return this.#shown;
  }
  /** Where in the run it is, in milliseconds of the timeline. */
  get time(): number {
    return this.#time;
  }
  /** How long the run takes, in milliseconds of the timeline. */
  get duration(): number {
    return this.#duration;
  }
  /** When the run would have begun, had it always gone as fast as it does now; in milliseconds of the clock. */
  get zero(): number {
    return this.#ticked - this.#time / this.#rate;
  }
  get rate(): number {
    return this.#rate;
  }
  set rate(rate: number) {
    if (this.#open && !this.#paused) this.#advance();
    this.#rate = rate;
  }

  /** Adds a timeline to the run, and begins one if there is none. */
  append({ steps, duration }: Timeline): void {
    for (const step of steps) this.#steps.push({ ...step, at: this.#duration + step.at });
    this.#duration += duration;
    if (this.#open) return;
    this.#open = true;
    this.#resume();
  }

  /** Begins a run at its end and paused, to be gone through by steps. */
  load({ steps, duration }: Timeline): void {
    this.skip();
    this.#steps = [...steps];
    this.#duration = this.#time = duration;
    this.#shown = steps.length;
    this.#open = this.#paused = true;
  }

  pause(): void {
    if (!this.#open) return;
    this.#clock.cancel(this.#handle);
    this.#paused = true;
  }

  /** Goes on after a pause. */
  resume(): void {
    if (this.#paused) this.#resume();
  }

  /** Goes on from here, as if no time had gone by since the last look: what there was to show had to be made ready first. */
  restart(): void {
    if (this.#open && !this.#paused) this.#ticked = this.#clock.now();
  }

  /** Goes to where so many steps are shown, and pauses there; to the end of the run ends it. */
  seek(shown: number): void {
    if (!this.#open) return;
    if (shown >= this.#steps.length) {
      this.skip();
      return;
    }
    this.pause();
    this.#shown = Math.max(0, Math.trunc(shown));
    this.#time = this.#steps[this.#shown]?.at ?? 0;
    this.#screen.seek(this.#steps.slice(0, this.#shown));
  }

  /** Ends the run at once; steps to come are not shown. */
  skip(): void {
    if (!this.#open) return;
    this.#clock.cancel(this.#handle);
    this.#steps = [];
    this.#shown = this.#time = this.#duration = 0;
    this.#open = this.#paused = false;
    this.#screen.finish();
  }

  #resume(): void {
    this.#paused = false;
    this.#ticked = this.#clock.now();
    this.#tick();
  }

  /** Lets the time since the last look go by. */
  #advance(): void {
    const now = this.#clock.now();
    this.#time += (now - this.#ticked) * this.#rate;
    this.#ticked = now;
  }

  readonly #tick = (): void => {
    this.#advance();
    for (let next = this.#steps[this.#shown]; next && next.at <= this.#time;) {
      this.#shown += 1;
      this.#screen.show(next);
      // Showing a step may have skipped or paused the rest.
      next = this.#paused ? undefined : this.#steps[this.#shown];
    }
    if (!this.#open || this.#paused) return;
    if (this.#shown === this.#steps.length && this.#time >= this.#duration) this.skip();
    else {
      const next = this.#steps[this.#shown]?.at ?? this.#duration;
      const wait = Math.max(0, (next - this.#time) / this.#rate);
      this.#handle = this.#clock.request(this.#tick, this.#screen.alone ? wait : undefined);
    }
  };
}
