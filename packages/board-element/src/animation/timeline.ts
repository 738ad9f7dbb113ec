/** When each event of a turn is shown. Pure: the player lets it run. */
import type { GameEvent } from "@magomba/engine";

/** An event and when it is shown, in milliseconds from the start of the timeline. */
export interface Step {
  readonly at: number;
  /** How long it stays the newest, in milliseconds. */
  readonly length: number;
  readonly event: GameEvent;
}

/** Steps in the order of the events. */
export interface Timeline {
  readonly steps: readonly Step[];
  /** In milliseconds. */
  readonly duration: number;
}

/** A turn never takes longer than this, in milliseconds: it runs as much faster as it needs to. */
export const LONGEST = 6000;
/** Each lap is this much faster than the one before it. */
const ACCELERATION = 0.8;
/** A seed never takes less than this, in milliseconds, unless the whole turn would be too long. */
const QUICKEST = 40;

/** How long each event lasts, in beats; a beat is the time of one seed. */
const BEATS: Readonly<Record<GameEvent["type"], number>> = {
  lift: 1.2,
  drop: 1,
  capture: 2,
  take: 2,
  claim: 2,
  enter: 1.5,
  "lose-house": 1,
  block: 1,
  direction: 1,
  swap: 3,
  offer: 2,
  accept: 2,
  decline: 2,
  trade: 2,
  stop: 1,
  go: 1,
  pass: 2,
  sweep: 0.5,
  turn: 0,
  end: 0,
};

/** Seeds that go round; everything else happens once, and must be seen each time. */
function sows({ type }: GameEvent): boolean {
  return type === "lift" || type === "drop";
}

/** How much shorter sowing and all else must be for a turn to last no longer than `longest`: where it can, sowing alone makes room for the rest. */
function shares(sown: number, seen: number, longest: number): { sown: number; seen: number } {
  if (sown + seen <= longest) return { sown: 1, seen: 1 };
  const left = longest - Math.min(seen, longest / 2);
  const share = sown > left ? left / sown : 1;
  return { sown: share, seen: seen === 0 ? 1 : Math.min(1, (longest - sown * share) / seen) };
}

/**
 * Lays events out in time. `given` is the speed in milliseconds per seed in the first lap, of which more than `longest` counts as that; 0, less and
 * what is no number show everything at once. Laps get faster, and a timeline longer than `longest` milliseconds is compressed to it: captures and
 * the like keep their time, as long as it is no more than half of all.
 */
export function timeline(
  events: readonly GameEvent[],
  given: number,
  longest: number = LONGEST,
): Timeline {
  const speed = given > 0 ? Math.min(given, longest) : 0;
  let beat = speed;
  const total = { sown: 0, seen: 0 };
  const lengths = events.map((event) => {
    if (event.type === "lift") {
      beat = Math.max(speed * ACCELERATION ** (event.lap - 1), Math.min(speed, QUICKEST));
    }
    const length = (sows(event) ? beat : speed) * BEATS[event.type];
    total[sows(event) ? "sown" : "seen"] += length;
    return length;
  });
  const share = shares(total.sown, total.seen, longest);
  let at = 0;
  const steps = events.map((event, index) => {
    const length = (lengths[index] ?? 0) * share[sows(event) ? "sown" : "seen"];
    const step = { at, length, event };
    at += length;
    return step;
  });
  return { steps, duration: at };
}

/** Fewer steps than this are not many. */
const MANY_STEPS = 60;
/** Steps that take less than this are quick, in milliseconds. */
const QUICK_STEP = 80;

/** Whether there are so many steps in so little time that only the whole of it is seen, played `rate` times as fast as they say. */
export function quick(steps: readonly Step[], rate: number): boolean {
  const time = (steps.at(-1)?.at ?? 0) / rate;
  return steps.length >= MANY_STEPS && time < steps.length * QUICK_STEP;
}
