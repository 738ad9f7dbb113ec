/** Lets elements move at times of a run. */

/** How the time of a run goes by. */
export interface Pace {
  /** When the run would have begun, in milliseconds since the page did. */
  readonly zero: number;
  /** How many milliseconds of the run go by in one. */
  readonly rate: number;
}

/** Nothing that moves ends before the run does, in milliseconds of the run: each end would have the page look at everything that moves. */
const LASTING = 60_000;

/** Where an element is, from a time of the run on. */
export type Frames = readonly {
  readonly at: number;
  readonly transform: string;
  readonly easing?: string;
}[];

/** Lets an element move as keyframes say, from one moment of a run to another. Whoever composes the screen does it, without the page. */
export function move(
  element: Element,
  frames: Frames,
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
