/** The way of something over the board. */
import type { Change } from "./course.ts";
import { DueChanges } from "./due-changes.ts";
import { move } from "./motion.ts";
import type { Frames, Pace } from "./motion.ts";

/** A way is laid out further than what is drawn, in milliseconds of the run: of all that may come late, a hand that stands still is seen most. */
const FURTHER = 1500;

/** Where it goes at a change. Places are translations. */
export interface Leg {
  /** Where it comes from; undefined when it is there at once. */
  readonly from: string | undefined;
  readonly to: string;
  /** How long it takes, in milliseconds of the run. */
  readonly beat: number;
}

/** Takes an element from place to place. */
export class Path {
  readonly #element: Element;
  readonly #legs = new DueChanges<Leg>();
  #frames: Frames = [];
  #animation: Animation | undefined;

  constructor(element: Element) {
    this.#element = element;
  }

  /** When it must have been drawn further, in milliseconds of the run. */
  get due(): number {
    return this.#legs.due;
  }

  /** Where it goes; where it was told of some of that before, the same and more. */
  go(legs: readonly Change<Leg>[]): void {
    this.#legs.tell(legs);
  }

  /** Lays out the way from a time of the run until another and further; when it is laid out again, to its end. Nothing moves yet. */
  draw(time: number, until: number): void {
    this.#frames = this.#legs
      .take(time, this.#frames.length === 0 ? until + FURTHER : Infinity)
      .flatMap(({ at, seen: { from, to, beat } }) =>
        from === undefined || beat === 0
          ? { at, transform: to }
          : [
              { at, transform: from, easing: "ease-out" },
              { at: at + beat, transform: to },
            ],
      );
  }

  /** Moves as it was drawn. */
  move(pace: Pace): void {
    this.stop();
    this.#animation = move(this.#element, this.#frames, pace);
  }

  /** Moves no longer. */
  stop(): void {
    this.#animation?.cancel();
  }
}
