/** Laps that have to look at the board while they are sown, and putting seeds down. */
import type { Position } from "./layout.ts";
import type { EventSink } from "./sink.ts";
import type { Track } from "./topology.ts";

/**
 * Sows a hand of seeds from a hole, of which `lifted` were lifted there; the position is as it is on the board. Returns where the last seed fell, or
 * `~outcome` when the sowing is over (an outcome of `sowing.ts`).
 */
export type SlowLap = (
  position: Position,
  side: number,
  track: Track,
  hole: number,
  lifted: number,
  hand: number,
  lap: number,
  sink: EventSink | undefined,
) => number;

/** Puts down the seeds that fell from the place after `start`: so many whole rounds, and once more up to `at`. */
export function putDown(
  position: Position,
  cells: Int16Array,
  length: number,
  start: number,
  at: number,
  rounds: number,
): void {
  for (let place = start + 1; place <= at; place++) {
    const cell = cells[place]!;
    position[cell] = position[cell]! + rounds + 1;
  }
  if (rounds === 0) return;
  for (let place = at + 1; place <= start + length; place++) {
    const cell = cells[place]!;
    position[cell] = position[cell]! + rounds;
  }
}
