/** Laps in which single seeds matter: the first falls into the emptied hole, holes are left out, are captured in passing, or are claimed. */
import { MOST_SOWN } from "../variant/limits.ts";
import { TURN_OPENING, type Position } from "./layout.ts";
import { tellCapture, tellLap, type EventSink } from "./sink.ts";
import type { CompileSlowLaps, SlowLap } from "./slow-lap.ts";
import { SOWN_ENDLESS, SOWN_TURN_OVER } from "./outcomes.ts";

/** Compiles the lap. */
export const compileCarefulLap: CompileSlowLaps = ({ rules, layout, sides }) => {
  const { first, passing, origin, jump } = rules.sowing ?? {};
  const { holes, captured, claims } = layout;
  const claimed = claims > 0;
  const fromOrigin = first === "origin";
  const skips = origin === "skipped" || origin === "startSkipped";
  const skipsStart = origin === "startSkipped";
  if (!fromOrigin && !skipsStart && !claimed && (passing ?? jump) === undefined) return undefined;
  const totals = new Set(passing?.totals);
  const { owner } = sides;

  const jumpTotals = new Set(jump?.totals);
  const sownAtFirst = jump?.opening === "sown";

  /** Whether a hole is left out now. */
  function jumps(position: Position, side: number, hole: number): boolean {
    if (hole >= holes || !jumpTotals.has(position[hole]!)) return false;
    if (sownAtFirst && position[layout.value] === TURN_OPENING) return false;
    return jump!.owner === "any" || (jump!.owner === "own") === (owner(position, hole) === side);
  }

  /** Who captures a hole in passing: 0 or 1; -1 when nobody does. */
  function passes(position: Position, side: number, hole: number): number {
    if (passing === undefined || !totals.has(position[hole]!)) return -1;
    const owned = owner(position, hole);
    if (passing.owner !== "any" && (passing.owner === "own") !== (owned === side)) return -1;
    return passing.to === "owner" ? owned : side;
  }

  function give(position: Position, hole: number, side: number, sink: EventSink | undefined): void {
    const seeds = position[hole]!;
    position[hole] = 0;
    position[captured + side] = position[captured + side]! + seeds;
    if (sink !== undefined) tellCapture(sink, layout, hole, seeds, holes + side, hole);
  }

  /** Seeds that the present sowing may still drop. */
  let allowed = 0;
  /** The hole that is left out. */
  let skipped = -1;

  const slowLap: SlowLap = (
    position,
    side,
    { cells, length },
    start,
    place,
    lifted,
    hand,
    lap,
    sink,
  ) => {
    if (sink !== undefined) {
      tellLap(sink, layout, start, lifted, lap, 0, cells, place, length);
    }
    if (lap === 1) allowed = MOST_SOWN;
    if (lap === 1 || !skipsStart) skipped = start;
    // A seed may have to look at every hole of the track.
    allowed -= jump === undefined ? hand : hand * (length >> 1);
    if (allowed < 0) return ~SOWN_ENDLESS;
    let at = fromOrigin && hand > 1 ? place - 1 : place;
    let cell = start;
    for (let left = hand; left > 0; left--) {
      at = at + 1 === length ? 0 : at + 1;
      cell = cells[at]!;
      if (skips && cell === skipped) {
        at = at + 1 === length ? 0 : at + 1;
        cell = cells[at]!;
      }
      if (jump !== undefined) {
        // Where every hole is left out the seeds go the ordinary way.
        for (let tried = 1; tried < length && jumps(position, side, cell); tried++) {
          at = at + 1 === length ? 0 : at + 1;
          if (skips && cells[at] === skipped) at = at + 1 === length ? 0 : at + 1;
          cell = cells[at]!;
        }
      }
      position[cell] = position[cell]! + 1;
      if (sink !== undefined) sink({ type: "drop", hole: layout.names[cell]! });
      if (cell >= holes) continue;
      const claim = claimed ? position[claims + cell]! : 0;
      const taker = claim > 0 ? claim - 1 : passes(position, side, cell);
      if (taker >= 0) give(position, cell, taker, sink);
    }
    // A seed in a claimed hole is gone: nothing more comes of it.
    return claimed && cell < holes && position[claims + cell]! > 0 ? ~SOWN_TURN_OVER : cell;
  };
  return { slowFrom: 0, slowLap };
};
