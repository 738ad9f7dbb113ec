/** The hand of a quick run and the light in the holes where it drops its seeds: each a path over the board, with strips for what changes on the way. */
import type { Board } from "@magomba/engine";
import { DRAWN } from "../layout/packing.ts";
import type { CanvasLook } from "./canvas-look.ts";
import { asSeen } from "./course.ts";
import type { Course } from "./course.ts";
import type { SeedBrush } from "./seed-brush.ts";
import { Strip, move } from "./strip.ts";
import type { Pace, StripForm } from "./strip.ts";

/** The heap in the hand lies like that of this hole. */
const HAND = 31;

/** How the hand is drawn. */
export interface HandForm extends Pick<StripForm<unknown>, "density" | "capacity"> {
  /** Names a lap for the reader. */
  readonly lap: (lap: number) => string;
}

type Frames = Parameters<typeof move>[1];

const shift = (x: number, y: number): string => `translate(${x}px, ${y}px)`;

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
  #paths: (Animation | undefined)[] = [];

  constructor(look: CanvasLook, brush: SeedBrush, board: Board, form: HandForm) {
    const { unit, hand } = look;
    const { density, capacity, lap } = form;
    const pixels = (length: number): number => Math.ceil(length * density) / density;
    this.#look = look;
    this.#board = board;
    this.#density = density;
    const side = pixels(unit);
    const square = { density, capacity, width: side, height: side };
    this.#lit = new Strip({
      ...square,
      name: "light",
      paint: (tool, seen, top) => {
        if (seen !== "") brush.light(tool, 0, top, seen === "capture");
      },
    });
    this.light = this.#lit.box;
    this.#heap = new Strip({
      ...square,
      name: "held",
      paint: (tool, seeds, top) => {
        if (seeds === 0) return;
        brush.shade(tool, 0, top);
        brush.heap(tool, 0, top, HAND, seeds);
      },
    });
    const across = unit + 2 * hand.size;
    const wide = pixels(unit + 2 * across);
    const label = { density, capacity, width: wide, height: pixels(1.5 * hand.size) };
    this.#number = new Strip({
      ...label,
      name: "held",
      paint: (tool, seeds, top) => {
        if (seeds > 0) brush.label(tool, String(seeds), wide / 2, top, true);
      },
    });
    this.#lap = new Strip({
      ...label,
      name: "held",
      paint: (tool, number, top) => {
        if (number > 1) brush.label(tool, lap(number), wide / 2, top, false);
      },
    });
    const place = (strip: Strip<number>, x: number, y: number): void => {
      strip.box.style.translate = `${this.#snap(x)}px ${this.#snap(y)}px`;
      this.flight.append(strip.box);
    };
    this.flight.className = "flight";
    place(this.#heap, 0, -0.42 * unit);
    place(this.#lap, (unit - wide) / 2, -0.32 * unit - 1.7 * hand.size);
    place(this.#number, (unit - wide) / 2, -0.32 * unit);
  }

  /** All that must be drawn in time. */
  get strips(): readonly Pick<Strip<unknown>, "due" | "draw" | "stop">[] {
    return [this.#lit, this.#heap, this.#number, this.#lap];
  }

  /** Goes the way of a course; one that it goes already may have become longer. */
  go({ lit, hand }: Course, pace: Pace): void {
    this.#lit.go(asSeen(lit, (seen) => (seen ? (seen.capture ? "capture" : "drop") : "")));
    this.#heap.go(asSeen(hand, (seen) => Math.min(seen?.seeds ?? 0, DRAWN)));
    this.#number.go(asSeen(hand, (seen) => seen?.seeds ?? 0));
    this.#lap.go(asSeen(hand, (seen) => (seen && seen.seeds > 0 ? seen.lap : 0)));
    for (const path of this.#paths) path?.cancel();
    this.#paths = [
      move(this.light, this.#lights(lit), pace),
      move(this.flight, this.#stations(hand), pace),
    ];
  }

  /** Moves no longer. */
  stop(): void {
    for (const strip of this.strips) strip.stop();
    for (const path of this.#paths) path?.cancel();
  }

  /** A length that is a whole number of the screen's pixels: what moves stays sharp. */
  #snap(length: number): number {
    return Math.round(length * this.#density) / this.#density;
  }

  #over(hole: number | undefined): string | undefined {
    const place = hole === undefined ? undefined : this.#look.places[hole];
    return place && shift(this.#snap(place[0]), this.#snap(place[1]));
  }

  #lights(lit: Course["lit"]): Frames {
    return lit.flatMap(({ at, seen }) => {
      const transform = this.#over(seen?.hole);
      return transform === undefined ? [] : { at, transform };
    });
  }

  /** The hand starts when its seed does, and is there before the next one. */
  #stations(hand: Course["hand"]): Frames {
    const places = new Map(this.#board.holes.map(({ name, index }) => [name, index]));
    const frames: { at: number; transform: string; easing?: string }[] = [];
    for (const { at, seen } of hand) {
      const transform = this.#over(seen && places.get(seen.hole));
      if (transform === undefined || !seen) continue;
      const before = frames.at(-1)?.transform;
      if (before !== undefined && seen.beat > 0) {
        frames.push({ at, transform: before, easing: "ease-out" });
        frames.push({ at: at + seen.beat, transform });
      } else frames.push({ at, transform });
    }
    return frames;
  }
}
