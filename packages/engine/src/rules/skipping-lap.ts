/** Laps that go round and leave out the hole they began from; shorter ones do not come to it. */
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
    // The origin is left out: a round is one hole shorter.
    const others = length - 1;
    if (sink !== undefined) {
      const round = cells.subarray(place + 1, place + length);
      tellLap(sink, layout, hole, lifted, lap, hand, round, -1, others);
    }
    const rounds = ((hand - 1) / others) | 0;
    const rest = hand - rounds * others;
    putDown(position, cells, length, place, place + rest, rounds);
    position[hole] = 0;
    return cells[place + rest]!;
  };
  return { slowFrom: topology.tracks[0]!.length, slowLap };
};
