/** Ends by counting, and ends that the board shows after a turn. */
import { EARLY_END_NAMES } from "./early-ends.ts";
import { leads } from "./finish.ts";
import type { CompileEnding, Finishing, Rest } from "./finish-parts.ts";
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
  const scratch = new Int16Array(layout.size);

  function count(position: Position): 1 | 0 | -1 {
    scratch.set(position);
    if (rest !== undefined) giveOut(rest, scratch, undefined);
    return leads(scratch[captured]! - scratch[captured + 1]!);
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
    // The first test that holds ends the game. No list is gone through, for they are asked after every turn.
    endIfDone: tests.reduceRight<Finishing["endIfDone"]>(
      (others, { reason, isOver }) =>
        (position, sink) => {
          if (isOver(position)) finish(position, reason, sink);
          else if (others !== undefined) others(position, sink);
        },
      undefined,
    ),
  };
};
