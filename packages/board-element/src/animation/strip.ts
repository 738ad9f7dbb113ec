/** Pictures that follow each other in one place. */
import type { Change } from "./course.ts";
import type { Brush } from "./seed-brush.ts";

/** How the time of a run goes by. */
export interface Pace {
  /** When the run would have begun, in milliseconds since the page did. */
  readonly zero: number;
  /** How many milliseconds of the run go by in one. */
  readonly rate: number;
}

/** What a strip is made of. Lengths are in CSS pixels. */
export interface StripForm<Seen> {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen for one of CSS. */
  readonly density: number;
  /** How many pictures it holds; at least two. */
  readonly capacity: number;
  /** Draws what is seen into a picture whose top is at the height `top`. */
  readonly paint: (brush: Brush, seen: Seen, top: number) => void;
}

/** Nothing that moves ends before the run does, in milliseconds of the run: each end would have the page look at everything that moves. */
const LASTING = 60_000;

/** Lets an element move as keyframes say, from one moment of a run to another. Whoever composes the screen does it, without the page. */
export function move(
  element: Element,
  frames: readonly { readonly at: number; readonly transform: string; readonly easing?: string }[],
  { zero, rate }: Pace,
): Animation | undefined {
  const from = frames[0]?.at ?? 0;
  const duration = (frames.at(-1)?.at ?? 0) + LASTING - from;
  const last = frames.at(-1);
  const keyframes = [...frames, ...(last ? [{ ...last, at: from + duration }] : [])].map(
    ({ at, transform, easing = "step-end" }) => ({
      offset: (at - from) / duration,
      transform,
      easing,
    }),
  );
  if (frames.length === 0) return undefined;
  const animation = element.animate(keyframes, { duration, fill: "both" });
  animation.playbackRate = rate;
  animation.startTime = zero + from / rate;
  return animation;
}

/**
 * A window behind which a strip of pictures stands, and jumps from picture to picture. It is as long as it needs to be for as many changes as
 * it can hold, and is drawn again for those that follow.
 */
export class Strip<Seen> {
  readonly box: HTMLElement = document.createElement("div");
  readonly #form: StripForm<Seen>;
  readonly #canvas = document.createElement("canvas");
  readonly #screen = this.#canvas.getContext("bitmaprenderer");
  #changes: readonly Change<Seen>[] = [];
  /** The first change that is not on it. */
  #next = 0;
  #animation: Animation | undefined;

  constructor(form: StripForm<Seen>) {
    this.#form = form;
    this.box.className = form.name;
    this.box.style.inlineSize = `${form.width}px`;
    this.box.style.blockSize = `${form.height}px`;
    this.box.append(this.#canvas);
  }

  /** When it must have been drawn anew, in milliseconds of the run. */
  get due(): number {
    return this.#changes[this.#next]?.at ?? Infinity;
  }

  /** What is seen, and when; where it was told of some of that before, the same and more. The first `known` changes need not be drawn. */
  go(changes: readonly Change<Seen>[], known = 0): void {
    this.#changes = changes;
    this.#next = Math.max(this.#next, known);
  }

  /** Draws what is seen at a time of the run, and after it. */
  draw(time: number, pace: Pace): void {
    const { width, height, density, capacity, paint } = this.#form;
    while ((this.#changes[this.#next]?.at ?? Infinity) <= time) this.#next += 1;
    const first = Math.max(0, this.#next - 1);
    const pictures = new Map<Seen, number>();
    const frames: { at: number; transform: string }[] = [];
    let next = first;
    for (const { at, seen } of this.#changes.slice(first)) {
      const place = pictures.get(seen) ?? pictures.size;
      if (place === capacity) break;
      pictures.set(seen, place);
      frames.push({ at, transform: `translateY(${-place * height}px)` });
      next += 1;
    }
    this.#next = next;
    const tall = height * pictures.size;
    this.#canvas.style.inlineSize = `${width}px`;
    this.#canvas.style.blockSize = `${tall}px`;
    this.#canvas.width = width * density;
    this.#canvas.height = tall * density;
    const sheet = new OffscreenCanvas(this.#canvas.width, this.#canvas.height);
    const brush = sheet.getContext("2d");
    if (brush) {
      brush.scale(density, density);
      for (const [seen, place] of pictures) paint(brush, seen, place * height);
      // A canvas that could be drawn on is copied each time that the page hands anything over.
      this.#screen?.transferFromImageBitmap(sheet.transferToImageBitmap());
    }
    this.#animation?.cancel();
    this.#animation = move(this.#canvas, frames, pace);
  }

  /** Moves no longer. */
  stop(): void {
    this.#animation?.cancel();
  }
}
