/** The hand of a quick run and the light in the holes where it drops its seeds: each a path over the board, with strips for what changes on the way. */
import type { Board } from "@magomba/engine";
import { DRAWN } from "../layout/packing.ts";
import type { CanvasLook } from "./canvas-look.ts";
import { asSeen } from "./course.ts";
import type { Change, Course } from "./course.ts";
import type { Pace } from "./motion.ts";
import type { SeedBrush } from "./seed-brush.ts";
import { Path } from "./path.ts";
import type { Leg } from "./path.ts";
import { Strip } from "./strip.ts";
import type { StripForm } from "./strip.ts";

/** The heap in the hand lies like that of this hole. */
const HAND = 31;

/** How the hand is drawn. */
export interface HandForm extends Pick<StripForm<unknown>, "density"> {
  /** Names a lap for the reader. */
  readonly lap: (lap: number) => string;
}

/** As many pictures as there are heaps that differ: there is one hand only. */
const CAPACITY = DRAWN + 1;

const shift = (x: number, y: number): string => `translate(${x}px, ${y}px)`;

/** Something that moves by itself, once it has been drawn for some time of a run. */
export interface Part {
  /** When it must have been drawn anew, in milliseconds of the run. */
  readonly due: number;
  /** Draws what is seen from a time of the run until another. */
  draw(time: number, until: number): void;
  /** Moves as it was drawn. */
  move(pace: Pace): void;
  /** Moves no longer. */
  stop(): void;
}

/** The hand and the light of one run. */
export class HandStrips {
  /** Lies under the seeds. */
  readonly light: HTMLElement;
  /** Lies above them. */
  readonly flight: HTMLElement = document.createElement("div");
  readonly #look: CanvasLook;
  readonly #board: Board;
  readonly #density: number;
  readonly #lit: Strip<string>;
  readonly #heap: Strip<number>;
  readonly #number: Strip<number>;
  readonly #lap: Strip<number>;
  readonly #lights: Path;
  readonly #flights: Path;

  constructor(look: CanvasLook, brush: SeedBrush, board: Board, form: HandForm) {
    const { unit, hand } = look;
    const { density, lap } = form;
    const pixels = (length: number): number => Math.ceil(length * density) / density;
    this.#look = look;
    this.#board = board;
    this.#density = density;
    const side = pixels(unit);
    const base = { density, capacity: CAPACITY, keeps: true };
    const square = { ...base, left: 0, width: side, height: side };
    this.#lit = new Strip({
      ...square,
      name: "light",
      top: 0,
      paint: (tool, seen, top) => {
        if (seen !== "") brush.light(tool, 0, top, seen === "capture");
      },
    });
    this.light = this.#lit.box;
    this.#heap = new Strip({
      ...square,
      name: "held",
      top: this.#snap(-0.42 * unit),
      paint: (tool, seeds, top) => {
        if (seeds === 0) return;
        brush.shade(tool, 0, top);
        brush.heap(tool, 0, top, HAND, seeds);
      },
    });
    const across = unit + 2 * hand.size;
    const wide = pixels(unit + 2 * across);
    const label = {
      ...base,
      width: wide,
      height: pixels(1.5 * hand.size),
      left: this.#snap((unit - wide) / 2),
    };
    this.#number = new Strip({
      ...label,
      name: "held",
      top: this.#snap(-0.32 * unit),
      paint: (tool, seeds, top) => {
        if (seeds > 0) brush.label(tool, String(seeds), wide / 2, top, true);
      },
    });
    this.#lap = new Strip({
      ...label,
      name: "held",
      top: this.#snap(-0.32 * unit - 1.7 * hand.size),
      paint: (tool, number, top) => {
        if (number > 1) brush.label(tool, lap(number), wide / 2, top, false);
      },
    });
    this.flight.className = "flight";
    this.flight.append(this.#heap.box, this.#lap.box, this.#number.box);
    this.#lights = new Path(this.light);
    this.#flights = new Path(this.flight);
  }

  /** All that must be drawn in time. */
  get parts(): readonly Part[] {
    return [this.#lit, this.#heap, this.#number, this.#lap, this.#lights, this.#flights];
  }

  /** Goes the way of a course; one that it goes already may have become longer. */
  go({ lit, hand }: Course): void {
    this.#lit.go(asSeen(lit, (seen) => (seen ? (seen.capture ? "capture" : "drop") : "")));
    this.#heap.go(asSeen(hand, (seen) => Math.min(seen?.seeds ?? 0, DRAWN)));
    this.#number.go(asSeen(hand, (seen) => seen?.seeds ?? 0));
    this.#lap.go(asSeen(hand, (seen) => (seen && seen.seeds > 0 ? seen.lap : 0)));
    this.#lights.go(this.#legs(lit, (seen) => ({ hole: seen?.hole, beat: 0 })));
    // The hand starts when its seed does, and is there before the next one.
    const places = new Map(this.#board.holes.map(({ name, index }) => [name, index]));
    this.#flights.go(
      this.#legs(hand, (seen) => ({ hole: seen && places.get(seen.hole), beat: seen?.beat ?? 0 })),
    );
  }

  /** A length that is a whole number of the screen's pixels: what moves stays sharp. */
  #snap(length: number): number {
    return Math.round(length * this.#density) / this.#density;
  }

  #over(hole: number | undefined): string | undefined {
    const place = hole === undefined ? undefined : this.#look.places[hole];
    return place && shift(this.#snap(place[0]), this.#snap(place[1]));
  }

  /** The way through the holes of a course; where it tells of none, the way stays where it was. */
  #legs<Seen>(
    changes: readonly Change<Seen>[],
    by: (seen: Seen) => { readonly hole: number | undefined; readonly beat: number },
  ): readonly Change<Leg>[] {
    const legs: Change<Leg>[] = [];
    for (const { at, seen } of changes) {
      const { hole, beat } = by(seen);
      const to = this.#over(hole);
      if (to !== undefined) legs.push({ at, seen: { from: legs.at(-1)?.seen.to, to, beat } });
    }
    return legs;
  }
}
