/** Pictures that follow each other in one place. */
import type { Change } from "./course.ts";
import { DueChanges } from "./due-changes.ts";
import { move } from "./motion.ts";
import type { Frames, Pace } from "./motion.ts";
import { Paper } from "./paper.ts";
import type { Brush } from "./paper.ts";

/** What a strip is made of. Lengths are in CSS pixels. */
export interface StripForm<Seen> {
  readonly name: string;
  /** Where its corner is. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen for one of CSS. */
  readonly density: number;
  /** How many pictures it holds; at least two. */
  readonly capacity: number;
  /** Pictures stay on it, as long as there is room: the same things are seen again and again. */
  readonly keeps?: boolean;
  /** Draws what is seen into a picture whose top is at the height `top`. */
  readonly paint: (brush: Brush, seen: Seen, top: number) => void;
}

const paper = new Paper();

/**
 * A window behind which a strip of pictures stands, and jumps from picture to picture. It is as long as it needs to be for as many changes as
 * it can hold, and is drawn again for those that follow. There is nothing of it before it is drawn.
 */
export class Strip<Seen> {
  readonly #form: StripForm<Seen>;
  #sheet: Sheet | undefined;
  readonly #changes = new DueChanges<Seen>();
  /** The pictures that are on it, and the place of each. */
  #pictures: ReadonlyMap<Seen, number> = new Map();
  #frames: Frames = [];
  #animation: Animation | undefined;

  constructor(form: StripForm<Seen>) {
    this.#form = form;
  }

  /** The window. */
  get box(): HTMLElement {
    return this.#made.box;
  }

  /** When it must have been drawn anew, in milliseconds of the run. */
  get due(): number {
    return this.#changes.due;
  }

  /** What is seen, and when; where it was told of some of that before, the same and more. The first `known` changes need not be drawn. */
  go(changes: readonly Change<Seen>[], known = 0): void {
    this.#changes.tell(changes, known);
  }

  /** Draws what is seen at a time of the run and after it, until another time or as far as there is room. It does not move yet. */
  draw(time: number, until: number = Infinity): void {
    const { height, capacity, keeps } = this.#form;
    const changes = this.#changes.take(time, until, capacity);
    const pictures = new Set(changes.map(({ seen }) => seen));
    if ([...pictures].some((seen) => !this.#pictures.has(seen))) {
      const all = new Set([...pictures, ...this.#pictures.keys()]);
      this.#paint([...(keeps && all.size <= capacity ? all : pictures)]);
    }
    this.#frames = changes.map(({ at, seen }) => ({
      at,
      transform: `translateY(${-(this.#pictures.get(seen) ?? 0) * height}px)`,
    }));
  }

  /** Moves as it was drawn. */
  move(pace: Pace): void {
    this.stop();
    this.#animation = move(this.#made.canvas, this.#frames, pace);
  }

  /** Moves no longer. */
  stop(): void {
    this.#animation?.cancel();
  }

  get #made(): Sheet {
    this.#sheet ??= sheetOf(this.#form);
    return this.#sheet;
  }

  #paint(pictures: readonly Seen[]): void {
    const { width, height, density, paint } = this.#form;
    const { canvas, screen } = this.#made;
    this.#pictures = new Map(pictures.map((seen, place) => [seen, place]));
    const tall = height * pictures.length;
    canvas.style.inlineSize = `${width}px`;
    canvas.style.blockSize = `${tall}px`;
    canvas.width = width * density;
    canvas.height = tall * density;
    const sheet = paper.picture(canvas.width, canvas.height, (brush) => {
      brush.scale(density, density);
      for (const [seen, place] of this.#pictures) paint(brush, seen, place * height);
    });
    // A canvas that could be drawn on is copied each time that the page hands anything over.
    if (sheet) screen?.transferFromImageBitmap(sheet);
  }
}

/** What a strip is on the page. */
interface Sheet {
  readonly box: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly screen: ImageBitmapRenderingContext | null;
}

function sheetOf({ name, left, top, width, height }: StripForm<never>): Sheet {
  const box = document.createElement("div");
  const canvas = document.createElement("canvas");
  box.className = name;
  box.style.translate = `${left}px ${top}px`;
  box.style.inlineSize = `${width}px`;
  box.style.blockSize = `${height}px`;
  box.append(canvas);
  return { box, canvas, screen: canvas.getContext("bitmaprenderer") };
}
