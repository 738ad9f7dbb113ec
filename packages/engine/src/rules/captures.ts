/** Captures: which holes are emptied when a landing captures. One function for each kind; `all-kinds.ts` has the table. */
import type { LandingConsequence } from "../variant/consequence-definition.ts";
import type { Capture, CompileCapture, ConsequenceParts } from "./consequence-parts.ts";
import { SIDES, type Layout, type Position } from "./layout.ts";
import { tellCapture, type EventSink } from "./sink.ts";
import { compileTarget } from "./target.ts";

/** The hole opposite and those behind it. */
export const captureFile: CompileCapture = (then, parts) =>
  compileFile(parts, Infinity, then.withLanding === true);

/** The hole opposite. */
export const captureOpposite: CompileCapture = (then, parts) =>
  compileFile(parts, 1, then.withLanding === true);

/** The landing hole, and an unbroken run next to it. */
export const captureLanding: CompileCapture = (then, parts) =>
  then.claim === true
    ? compileClaim(compileLandingChain(then, parts), parts)
    : compileLandingChain(then, parts);

/** The second hole after the landing hole. */
export const captureBeyond: CompileCapture = (then, parts) =>
  compileBeyond(then.onwards === true, then.across === true, parts);

/** Every enemy hole that holds one of some numbers of seeds. */
export const captureTotals: CompileCapture = (then, parts) =>
  compileTotals(then.totals ?? [], parts);

/** The hole of the column in the enemy's innermost row with seeds. */
export const captureTarget: CompileCapture = (_then, parts) => {
  const { layout } = parts;
  const target = compileTarget(parts.topology);
  return (position, side, last, sink) =>
    empty(layout, position, target(position, side, last), side, last, sink);
};

/** A capture that claims the landing hole too. */
function compileClaim(capture: Capture, { layout }: ConsequenceParts): Capture {
  return (position, side, last, sink, direction) => {
    const seeds = capture(position, side, last, sink, direction);
    position[layout.claims + last] = side + 1;
    if (sink !== undefined) sink({ type: "claim", hole: layout.names[last]!, side: SIDES[side]! });
    return seeds;
  };
}

function empty(
  layout: Layout,
  position: Position,
  hole: number,
  side: number,
  last: number,
  sink: EventSink | undefined,
): number {
  const seeds = position[hole]!;
  if (seeds === 0) return 0;
  position[hole] = 0;
  if (sink !== undefined) tellCapture(sink, layout, hole, seeds, layout.holes + side, last);
  return seeds;
}

/** Captures the second hole after the landing hole; onwards, every second one as long as the pattern holds. */
function compileBeyond(
  onwards: boolean,
  across: boolean,
  { topology, layout }: ConsequenceParts,
): Capture {
  return (position, side, last, sink, direction) => {
    const { cells, length, places } = topology.tracks[side * 2 + direction]!;
    let seeds = 0;
    let place = places[last]!;
    do {
      const hole = cells[place + 2]!;
      if (hole >= layout.holes || position[hole] === 0) break;
      seeds += empty(layout, position, hole, side, last, sink);
      if (across) seeds += empty(layout, position, topology.opposite[hole]!, side, last, sink);
      place = (place + 2) % length;
    } while (onwards && position[cells[place + 1]!] === 0);
    return seeds;
  };
}

/** Captures every enemy hole that holds one of these numbers of seeds. */
function compileTotals(totals: readonly number[], { layout, sides }: ConsequenceParts): Capture {
  const wanted = new Set(totals);
  return (position, side, last, sink) => {
    let seeds = 0;
    for (let hole = 0; hole < layout.holes; hole++) {
      if (!wanted.has(position[hole]!) || sides.owner(position, hole) === side) continue;
      seeds += empty(layout, position, hole, side, last, sink);
    }
    return seeds;
  };
}

function compileFile(parts: ConsequenceParts, depth: number, withLanding: boolean): Capture {
  const { layout } = parts;
  const { opposite, behind } = parts.topology;
  return (position, side, last, sink) => {
    let seeds = withLanding ? empty(layout, position, last, side, last, sink) : 0;
    let hole = opposite[last]!;
    for (let row = 0; row < depth && hole >= 0; row++) {
      seeds += empty(layout, position, hole, side, last, sink);
      hole = behind[hole]!;
    }
    return seeds;
  };
}

function compileLandingChain(then: LandingConsequence, parts: ConsequenceParts): Capture {
  const { chain } = then;
  const { board, topology, layout } = parts;
  const { owner } = parts.sides;
  const count = board.holes.length;
  const totals = new Set(chain?.totals);
  const anyOwner = chain?.owner === "any";
  const steps =
    chain === undefined ? [] : { backward: [-1], forward: [1], both: [-1, 1] }[chain.direction];
  return (position, side, last, sink, direction) => {
    let seeds = empty(layout, position, last, side, last, sink);
    const { cells, length, places } = topology.tracks[side * 2 + direction]!;
    for (const step of steps) {
      let place = places[last]!;
      for (let walked = 1; walked < length; walked++) {
        place = (place + step + length) % length;
        const hole = cells[place]!;
        if (hole >= count || !totals.has(position[hole]!)) break;
        if (!anyOwner && owner(position, hole) === side) break;
        seeds += empty(layout, position, hole, side, last, sink);
      }
    }
    return seeds;
  };
}
