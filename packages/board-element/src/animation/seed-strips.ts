/**
 * Shows a run of many quick steps. All of it is known before it begins: each hole that changes gets a strip of pictures, the hand and the
 * light a path, and whoever composes the screen lets them go by. The page itself has nothing to do for a seed that falls.
 */
import { adopt } from "../theme/adopt.ts";
import { quickStyles } from "../theme/quick.styles.ts";
import { lookOf } from "./canvas-look.ts";
import { courseOf } from "./course.ts";
import { HandStrips } from "./hand-strips.ts";
import type { Part } from "./hand-strips.ts";
import type { Pace } from "./motion.ts";
import type { Scene } from "./scene.ts";
import type { Brush } from "./paper.ts";
import { SeedBrush } from "./seed-brush.ts";
import { Strip } from "./strip.ts";
import type { Step } from "./timeline.ts";

/** Pixels of the screen for one of CSS; more is not seen in motion. */
const DENSITY = 2;
/** What all strips of a board may take, in pixels. */
const ROOM = 8_000_000;
/** The longest strip, in pictures. */
const LONGEST = 48;
/** What is needed within so many milliseconds is drawn, */
const SOON = 150;
/** sooner on a page that takes long: so many times as long as it took to draw, since what was drawn must be laid out and handed over as well; */
const SLOW = 3;
/** and with it all that is needed within so many more: each time the page has to lay out and hand over everything once. */
const AHEAD = 750;
/** At so many holes at most, the first ones: they are not to wait for the others. */
const TOGETHER = 12;
/** A run begins as soon as so much of it has been drawn, in milliseconds; a quick one is neither to wait long nor to be late at once. */
const BEGINNING = 600;
/** A run that is so much late or early goes at another pace, in milliseconds. */
const SLACK = 2;
const COLOURS = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];

/** A run that is under way. */
export interface Run extends Pace {
  readonly steps: readonly Step[];
  /** How many of them are shown. */
  readonly shown: number;
  /** In milliseconds of the run. */
  readonly time: number;
  /** Goes on from here: the time since it was asked last was spent on getting ready. */
  restart(): void;
}

/** A hole with its strip. */
interface Pit {
  readonly strip: Strip<number>;
  readonly hole: HTMLElement | undefined;
}

/** A run as it was when the strips were made for it. */
interface Taken {
  readonly rate: number;
  zero: number;
  readonly scene: Scene;
  /** The steps that the scene had not seen yet begin here. */
  readonly shown: number;
  /** In milliseconds of the run. */
  readonly time: number;
  /** How many steps the run had. */
  length: number;
}

/** The strips of one board. They are on it only while a run is shown. */
export class SeedStrips {
  readonly #root: ShadowRoot;
  readonly #lap: (lap: number) => string;
  /** Holds the strips, and cuts off what reaches beyond the wood. */
  readonly #sky = document.createElement("div");
  readonly #resized = new ResizeObserver(() => this.#resize());
  /** What changes colours while a run goes on. */
  readonly #colours = COLOURS.map((query) => matchMedia(query));
  readonly #recoloured = (): void => {
    this.#key = "";
    this.#changed();
  };
  readonly #changed: () => void;
  #field: HTMLElement | undefined;
  /** The size for which the strips were made. */
  #width = 0;
  #pits: readonly Pit[] = [];
  #hand: HandStrips | undefined;
  #taken: Taken | undefined;
  /** When the next strip must have been drawn, in milliseconds of the run. */
  #due = Infinity;
  /** How long it took to draw those that were needed, the last time, in milliseconds. */
  #took = 0;
  #key = "";
  /** What was shown last. */
  #last: Parameters<SeedStrips["show"]> | undefined;

  /** `lap` names a lap for the reader; `changed` is called when the colours of the board have changed, and the run must be shown anew. */
  constructor(root: ShadowRoot, lap: (lap: number) => string, changed: () => void) {
    this.#root = root;
    this.#lap = lap;
    this.#changed = changed;
    adopt(root, quickStyles);
    this.#sky.className = "sky";
    this.#sky.setAttribute("aria-hidden", "true");
  }

  /**
   * Shows a run from a scene of it on, where the board's elements show these `seeds`: a hole leaves them to its strip before they change. Says
   * whether it could.
   */
  show(scene: Scene, run: Run, seeds: readonly number[]): boolean {
    if (!this.#field) {
      const field = this.#root.querySelector<HTMLElement>(".field");
      if (!field) return false;
      this.#field = field;
      field.querySelector(".grid")?.after(this.#sky);
      this.#resized.observe(field);
      for (const colour of this.#colours) colour.addEventListener("change", this.#recoloured);
    }
    this.#last = [scene, run, seeds];
    const taken = this.#taken;
    const same =
      taken?.rate === run.rate &&
      Math.abs(taken.zero - run.zero) < SLACK &&
      this.#key === this.#keyNow;
    if (same) {
      if (taken.length < run.steps.length) this.#go(taken, run);
      this.#prepare(run);
    } else this.#take(scene, run, seeds);
    return this.#hand !== undefined;
  }

  /** Takes the strips off. */
  remove(): void {
    if (!this.#field) return;
    this.#resized.disconnect();
    for (const colour of this.#colours) colour.removeEventListener("change", this.#recoloured);
    this.#clear();
    this.#field = this.#last = undefined;
    this.#sky.remove();
  }

  /** What tells that the same board looks otherwise. */
  get #keyNow(): string {
    const first = this.#field?.querySelector<HTMLElement>(".hole");
    return `${first?.dataset["hole"]} ${this.#field?.parentElement?.className} ${devicePixelRatio}`;
  }

  get #parts(): readonly Part[] {
    return [...(this.#hand?.parts ?? []), ...this.#pits.map(({ strip }) => strip)];
  }

  #clear(): void {
    for (const part of this.#parts) part.stop();
    for (const { hole } of this.#pits) delete hole?.dataset["quick"];
    this.#pits = [];
    this.#hand = this.#taken = undefined;
    this.#sky.replaceChildren();
  }

  #resize(): void {
    if (this.#field?.clientWidth === this.#width) return;
    this.#key = "";
    if (this.#last) this.show(...this.#last);
  }

  #take(scene: Scene, run: Run, seeds: readonly number[]): void {
    const { board } = scene;
    this.#clear();
    if (!this.#field || !board) return;
    const look = lookOf(board, this.#field, this.#root, this.#sky);
    this.#key = this.#keyNow;
    this.#width = this.#field.clientWidth;
    if (!look) return;
    const density = Math.min(DENSITY, devicePixelRatio);
    const brush = new SeedBrush(look, density);
    const side = Math.ceil(look.unit * density + 1) / density;
    const room = Math.floor(ROOM / (side * density) ** 2 / board.holes.length);
    const form = { density, capacity: Math.max(4, Math.min(LONGEST, room)) };
    const holes = new Map(
      [...this.#field.querySelectorAll<HTMLElement>(".hole")].map((it) => [it.dataset["hole"], it]),
    );
    this.#pits = board.holes.map(({ name, index }): Pit => {
      const [x, y] = look.places[index] ?? [0, 0];
      const [left, top] = [Math.floor(x * density) / density, Math.floor(y * density) / density];
      const paint = (tool: Brush, count: number, height: number): void => {
        brush.heap(tool, x - left, y - top + height, index, count);
        brush.count(tool, x - left, y - top + height, count);
      };
      const strip = new Strip({
        ...form,
        name: "pit",
        left,
        top,
        width: side,
        height: side,
        paint,
      });
      return { strip, hole: holes.get(name) };
    });
    this.#hand = new HandStrips(look, brush, board, { density, lap: this.#lap });
    this.#sky.append(this.#hand.light, this.#hand.flight);
    const { zero, rate, shown, time, steps } = run;
    const taken = { zero, rate, scene, shown, time, length: steps.length };
    this.#go(taken, run, seeds);
    this.#prepare(run, true);
    taken.zero = run.zero;
    this.#taken = taken;
  }

  /** Tells the strips what they will show. Holes whose elements show the right `seeds` wait until they change. */
  #go(taken: Taken, { steps }: Run, seeds: readonly number[] = []): void {
    taken.length = steps.length;
    const course = courseOf(taken.scene, steps.slice(taken.shown), taken.time);
    for (const [index, { strip }] of this.#pits.entries()) {
      const changes = course.seeds[index] ?? [];
      strip.go(changes, changes[0]?.seen === seeds[index] ? 1 : 0);
    }
    this.#hand?.go(course);
    this.#due = taken.time;
  }

  /** Draws what is needed soon, and much of what is needed after it; a run that begins waits for it. */
  #prepare(run: Run, begins = false): void {
    const { time, rate } = run;
    const soon = SOON + SLOW * this.#took;
    if (this.#due > time + soon * rate) return;
    const begun = performance.now();
    const until = time + (begins ? BEGINNING * Math.sqrt(rate) : (soon + AHEAD) * rate);
    const pits = this.#pits
      .filter(({ strip }) => strip.due <= until)
      .toSorted((one, two) => one.strip.due - two.strip.due)
      .slice(0, TOGETHER);
    const parts: Part[] = (this.#hand?.parts ?? []).filter(({ due }) => due <= until);
    for (const part of parts) part.draw(time, until);
    for (const { strip, hole } of pits) {
      strip.draw(time);
      parts.push(strip);
      if (hole) hole.dataset["quick"] = "";
      // What moves where it is not on the page, the page has to look after for ever.
      if (!strip.box.isConnected) this.#hand?.flight.before(strip.box);
    }
    this.#took = performance.now() - begun;
    if (begins) run.restart();
    for (const part of parts) part.move(run);
    this.#due = Math.min(...this.#parts.map(({ due }) => due));
  }
}
