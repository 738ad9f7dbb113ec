/** Laps that have to look at the board while they are sown, and putting seeds down. */
import type { VariantDefinition } from "../variant/definition.ts";
import type { Layout, Position } from "./layout.ts";
import type { Sides } from "./sides.ts";
import type { EventSink } from "./sink.ts";
import type { Topology, Track } from "./topology.ts";

/**
 * Sows a hand of seeds, of which `lifted` were lifted from a hole, into the holes after this place of the track; the position is as it is on the board. Returns where the last seed fell, or
 * `~outcome` when the sowing is over (an outcome of `sowing.ts`).
 */
export type SlowLap = (
  position: Position,
  side: number,
  track: Track,
  hole: number,
  place: number,
  lifted: number,
  hand: number,
  lap: number,
  sink: EventSink | undefined,
) => number;

/** Which laps of a variant are sown so. */
export interface SlowLaps {
  /** Laps of so many seeds and more. */
  readonly slowFrom: number;
  readonly slowLap: SlowLap;
}

/** Compiles them; undefined where the rules have no use for them. */
export type CompileSlowLaps = (parts: {
  readonly rules: VariantDefinition;
  readonly layout: Layout;
  readonly topology: Topology;
  readonly sides: Sides;
  /** What another kind has put there. */
  readonly slowLap?: SlowLap;
}) => SlowLaps | undefined;

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
    position[cells[place]!]! += rounds + 1;
  }
  if (rounds === 0) return;
  for (let place = at + 1; place <= start + length; place++) {
    position[cells[place]!]! += rounds;
  }
}
