/** Laps that go round and leave out the hole they began from. */
import { tellLap } from "./sink.ts";
import { putDown, type CompileSlowLaps, type SlowLap } from "./slow-lap.ts";

/** Compiles the lap. */
export const compileSkippingLap: CompileSlowLaps = ({
  rules,
  layout,
  topology,
  slowLap: careful,
}) => {
  if (rules.sowing?.origin !== "skipped" || careful !== undefined) return undefined;
  const slowLap: SlowLap = (
    position,
    _side,
    { cells, length },
    hole,
    place,
    lifted,
    hand,
    lap,
    sink,
  ) => {
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
  return { slowFrom: topology.tracks[0]!.length, slowLap, skipsOrigin: true };
};
