/** Captures that few games have: of holes that lie neither where a lap ends nor opposite, and with a claim. */
import type { Capture, CompileCapture, ConsequenceParts } from "./consequence-parts.ts";
import { captureLanding, empty } from "./captures.ts";
import { SIDES } from "./layout.ts";

/** The second hole after the landing hole. */
export const captureBeyond: CompileCapture = (then, parts) =>
  compileBeyond(then.onwards === true, then.across === true, parts);

/** Every enemy hole that holds one of some numbers of seeds. */
export const captureTotals: CompileCapture = (then, parts) =>
  compileTotals(then.totals ?? [], parts);

/** The landing hole and what lies next to it, and a claim of it where the case says so. */
export const captureAnyLanding: CompileCapture = (then, parts) => {
  const capture = captureLanding(then, parts);
  if (then.claim !== true) return capture;
  const { claims, names } = parts.layout;
  return (position, side, last, sink, direction, to) => {
    const seeds = capture(position, side, last, sink, direction, to);
    position[claims + last] = side + 1;
    if (sink !== undefined) sink({ type: "claim", hole: names[last]!, side: SIDES[side]! });
    return seeds;
  };
};

/** Captures the second hole after the landing hole; onwards, every second one as long as the pattern holds. */
function compileBeyond(
  onwards: boolean,
  across: boolean,
  { topology, layout }: ConsequenceParts,
): Capture {
  return (position, side, last, sink, direction, to) => {
    const { cells, length, places } = topology.tracks[side * 2 + direction]!;
    let seeds = 0;
    let place = places[last]!;
    do {
      const hole = cells[place + 2]!;
      if (hole >= layout.holes || position[hole] === 0) break;
      seeds += empty(layout, position, hole, last, sink, to);
      if (across) seeds += empty(layout, position, topology.opposite[hole]!, last, sink, to);
      place = (place + 2) % length;
    } while (onwards && position[cells[place + 1]!] === 0);
    return seeds;
  };
}

/** Captures every enemy hole that holds one of these numbers of seeds. */
function compileTotals(totals: readonly number[], { layout, sides }: ConsequenceParts): Capture {
  const wanted = new Set(totals);
  return (position, side, last, sink, _direction, to) => {
    let seeds = 0;
    for (let hole = 0; hole < layout.holes; hole++) {
      if (!wanted.has(position[hole]!) || sides.owner(position, hole) === side) continue;
      seeds += empty(layout, position, hole, last, sink, to);
    }
    return seeds;
  };
}
