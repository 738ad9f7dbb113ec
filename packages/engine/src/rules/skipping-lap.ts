/** Laps that go round and leave out the hole they began from. */
import type { Layout } from "./layout.ts";
import { tellLap } from "./sink.ts";
import { putDown, type SlowLap } from "./slow-lap.ts";

/** Compiles the lap. */
export function compileSkippingLap(layout: Layout): SlowLap {
  return (position, _side, { cells, length, places }, hole, lifted, hand, lap, sink) => {
    const place = places[hole]!;
    if (sink !== undefined) {
      tellLap(sink, layout, hole, lifted, lap, hand, cells, place, length, hole);
    }
    // The origin is left out: a round is one hole shorter.
    const others = length - 1;
    const rounds = ((hand - 1) / others) | 0;
    const rest = hand - rounds * others;
    putDown(position, cells, length, place, place + rest, rounds);
    position[hole] = 0;
    return cells[place + rest]!;
  };
}
