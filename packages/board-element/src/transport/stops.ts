/** Where a run can be stopped: before each thing that is seen to happen, and before each lap. Pure. */
import type { Step } from "../animation/timeline.ts";

/** The places of a run, each as a number of steps shown. */
export interface Stops {
  /** Before each thing that is seen, in order. */
  readonly seeds: readonly number[];
  /** Before each lap. */
  readonly laps: readonly number[];
  /** The end of the run. */
  readonly end: number;
}

/** Finds the places of a run. */
export function stopsOf(steps: readonly Step[]): Stops {
  const seeds: number[] = [];
  const laps: number[] = [];
  steps.forEach(({ event }, index) => {
    if (event.type !== "turn" && event.type !== "end") seeds.push(index);
    if (event.type === "lift") laps.push(index);
  });
  return { seeds, laps, end: steps.length };
}

/** The place after one where so many steps are shown: the end when there is none. */
export function after(places: readonly number[], shown: number, end: number): number {
  return places.find((place) => place > shown) ?? end;
}

/** The place before one where so many steps are shown: the start when there is none. */
export function before(places: readonly number[], shown: number): number {
  return places.findLast((place) => place < shown) ?? 0;
}
