/** What the rules tell a listener while they play. Each rule makes the events of what it does; those that many rules tell are here. */
import type { GameEvent } from "../types.ts";
import type { Layout } from "./layout.ts";

/** Listens: called with one event after the other. */
export type EventSink = (event: GameEvent) => void;

/** What names are looked up in. */
type Names = Pick<Layout, "names">;

/**
 * A lap: `lifted` seeds leave `hole` (none when a capture alone is sown on), and `hand` seeds fall one by one into the holes of `cells`
 * after place `place` of a round of `length`.
 */
export function tellLap(
  sink: EventSink,
  { names }: Names,
  hole: number,
  lifted: number,
  lap: number,
  hand: number,
  cells: Int16Array,
  place: number,
  length: number,
): void {
  sink({ type: "lift", hole: names[hole]!, seeds: lifted, lap });
  for (let seed = 1; seed <= hand; seed++) {
    sink({ type: "drop", hole: names[cells[(place + seed) % length]!]! });
  }
}

/** A capture that goes to `to`: a place that has a name, or -1 for the hand. */
export function tellCapture(
  sink: EventSink,
  { names }: Names,
  hole: number,
  seeds: number,
  to: number,
  from: number,
): void {
  const receiver = names[to] ?? "hand";
  sink({ type: "capture", hole: names[hole]!, seeds, to: receiver, from: names[from]! });
}
