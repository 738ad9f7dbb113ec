/** Ends by counting, and ends that the board shows after a turn. */
import { EARLY_END_NAMES } from "./early-ends.ts";
import { leads } from "./finish.ts";
import type { CompileEnding, EarlyEnd, Finishing, Rest } from "./finish-parts.ts";
import { OVER_REASONS, PHASE_OVER, type Position } from "./layout.ts";
import { tellSweep, type EventSink } from "./sink.ts";

const MAJORITY = OVER_REASONS.indexOf("majority");
const REPETITION = OVER_REASONS.indexOf("repetition");

/** Compiles them, where there are any. */
export const compileEnding: CompileEnding = (parts, kinds) => {
  const { variant, layout, sides } = parts;
  const { end, repetition } = variant.rules;
  const { holes, captured } = layout;
  const counts = end.noAction === "count";
  const early = EARLY_END_NAMES.filter((name) => end[name] !== undefined && end[name] !== false);
  if (!counts && repetition.result !== "count" && early.length === 0) return undefined;
  const tests = early.map((name) => kinds.earlyEnds![name]!(parts));
  const restOf = (rule = end.rest ?? "nobody"): Rest | undefined =>
    rule === "nobody" ? undefined : kinds.rests![rule]!(sides, layout);
  const rest = restOf();
  const repeated = restOf(repetition.rest);

  function count(position: Position): 1 | 0 | -1 {
    let lead = position[captured]! - position[captured + 1]!;
    if (rest !== undefined) {
      rest.begin(position);
      for (let hole = 0; hole < holes; hole++) {
        const seeds = position[hole]!;
        const south = rest.south(position, hole, seeds);
        if (south >= 0) lead += 2 * south - seeds;
      }
    }
    return leads(lead);
  }

  function giveOut(shares: Rest, position: Position, sink: EventSink | undefined): void {
    shares.begin(position);
    for (let hole = 0; hole < holes; hole++) {
      const seeds = position[hole]!;
      if (seeds === 0) continue;
      const south = shares.south(position, hole, seeds);
      if (south < 0) continue;
      sweep(position, hole, south, 0, sink);
      sweep(position, hole, seeds - south, 1, sink);
    }
  }

  function sweep(
    position: Position,
    hole: number,
    seeds: number,
    side: number,
    sink: EventSink | undefined,
  ): void {
    if (seeds === 0) return;
    position[hole] = position[hole]! - seeds;
    position[captured + side] = position[captured + side]! + seeds;
    if (sink !== undefined) tellSweep(sink, layout, hole, seeds, side);
  }

  function finish(position: Position, reason: number, sink?: EventSink): void {
    const shares = reason === REPETITION ? repeated : rest;
    // Who has more than half has won, whatever lies on the board: it stays there.
    if (reason !== MAJORITY && shares !== undefined) giveOut(shares, position, sink);
    position[layout.phase] = PHASE_OVER;
    position[layout.value] = reason;
  }

  return {
    count,
    finish,
    outcome(position) {
      if (counts) return count(position);
      for (const { loser } of tests) {
        const lost = loser?.(position) ?? -1;
        if (lost >= 0) return lost === 0 ? -1 : 1;
      }
      return position[layout.side] === 0 ? -1 : 1;
    },
    endIfDone: firstOf(tests, finish),
  };
};

/** Ends the game by the first test that holds. Direct where there is one test, for it is asked after every turn. */
function firstOf(tests: readonly EarlyEnd[], finish: Finishing["finish"]): Finishing["endIfDone"] {
  const [only] = tests;
  if (only === undefined) return undefined;
  if (tests.length === 1) {
    return (position, sink) => {
      if (only.isOver(position)) finish(position, only.reason, sink);
    };
  }
  return (position, sink) => {
    for (const { reason, isOver } of tests) {
      if (isOver(position)) return finish(position, reason, sink);
    }
  };
}
