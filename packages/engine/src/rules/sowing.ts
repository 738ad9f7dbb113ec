/** Sowing: laps, relays and what their landings do. The hot path of the engine. */
import type { AGAIN, END_TURN, FIRST_CONSEQUENCE, LandingTable, RELAY, Settle } from "./landing.ts";
import type { Layout, Position } from "./layout.ts";
import { tellLap, type EventSink } from "./sink.ts";
import type { Across } from "./across.ts";
import {
  SOWN_ENDLESS,
  type Consequence,
  type SOW_ON,
  type SOWN_TURN_OVER,
  type SOWN_WAITS,
} from "./outcomes.ts";
import type { Onward } from "./onward.ts";
import { putDown, type SlowLap } from "./slow-lap.ts";
import type { Topology, Track } from "./topology.ts";

/** The compiled sowing of a variant. */
export interface Sowing {
  /**
   * Lifts a hole and sows until the turn is over, a decision waits or the limit of laps is passed. The seeds of the first lap fall into the holes after
   * `before` (usually the hole itself), and fall among others where it ends if there are more than `alone` then (usually 1).
   */
  readonly sow: (
    position: Position,
    side: number,
    direction: number,
    hole: number,
    sink: EventSink | undefined,
    before?: number,
    alone?: number,
  ) => number;
  /** What it was compiled from. */
  readonly parts: SowingParts;
}

/** What sowing needs of a variant. */
export interface SowingParts {
  readonly layout: Layout;
  readonly topology: Topology;
  readonly landing: LandingTable;
  readonly settle: Settle;
  /** What searches follow without putting seeds down, besides relays. */
  readonly across?: Across;
  readonly consequences: readonly (Consequence | undefined)[];
  readonly endlessAfter: number;
  /** Laps of so many seeds are sown by `slowLap`, for plain ones do not do. */
  readonly slowFrom: number;
  readonly slowLap?: SlowLap;
  /** Where some laps do not go on with what lies in the landing hole. */
  readonly onward?: Onward;
}

/** Compiles the sowing of a variant. */
export function compileSowing(parts: SowingParts): Sowing {
  const { layout, topology, landing, settle, consequences, endlessAfter } = parts;
  const { slowFrom, slowLap, onward } = parts;
  const next = new Int32Array(3);
  const landAcross = parts.across?.land;
  const { decisions, places } = landing;
  const tracks: readonly Track[] = topology.tracks;

  /**
   * Lifts a hole and sows lap by lap.
   *
   * Seeds are not dropped one by one. All of them fall going forward from one place, so a hole holds what lies there plus the times it has
   * been passed. Where a lap ends is looked up; a hole that is lifted keeps minus the times it had been passed by then; and the
   * seeds are put down when somebody has to look at the board.
   */
  function run(
    position: Position,
    side: number,
    direction: number,
    from: number,
    sink: EventSink | undefined,
    before = from,
    alone = 1,
  ): number {
    // An imported constant costs five loads at every use here, one of the function's own nothing; its type does not let it differ.
    const relay: typeof RELAY = 1;
    const endTurn: typeof END_TURN = 0;
    const again: typeof AGAIN = 2;
    const firstConsequence: typeof FIRST_CONSEQUENCE = 4;
    const turnOver: typeof SOWN_TURN_OVER = 0;
    const waits: typeof SOWN_WAITS = 1;
    const sowOn: typeof SOW_ON = 1000;
    // Then seeds are put down, so that the times passed fit into a position.
    const mostRounds = 10_000;
    const track = tracks[side * 2 + direction]!;
    const { cells, length, places: placeOf } = track;
    const table = side * 2 * places;
    let hole = from;
    let lifted = position[hole]!;
    let hand = lifted;
    let most = alone;
    position[hole] = 0;
    // Places of `cells`: where the seeds began to fall, where the last one fell in the present round.
    let start = placeOf[before]!;
    let at = start;
    let rounds = 0;
    for (let lap = 1; lap <= endlessAfter; lap++) {
      let last: number;
      // How often the landing hole has been passed since `start`, this lap included.
      let passed: number;
      if (hand >= slowFrom) {
        putDown(position, cells, length, start, at, rounds);
        last = slowLap!(position, side, track, hole, at % length, lifted, hand, lap, sink);
        if (last < 0) return ~last;
        start = at = placeOf[last]!;
        rounds = passed = 0;
      } else {
        if (sink !== undefined) {
          tellLap(sink, layout, hole, lifted, lap, hand, cells, at, length);
        }
        at += hand;
        if (at > start + length) {
          const further = ((at - start - 1) / length) | 0;
          rounds += further;
          at -= further * length;
        }
        last = cells[at]!;
        passed = rounds + 1;
      }
      const seeds = position[last]! + passed;
      const landed = table + (seeds > most ? places : 0) + last;
      most = 1;
      let decision = decisions[landed]!;
      if (rounds < mostRounds) {
        if (landAcross !== undefined && decision !== relay) {
          decision = landAcross(position, side, direction, last, decision, sink);
        }
        if (decision === relay || decision >= sowOn) {
          hand = lifted = seeds;
          if (decision >= sowOn) hand += decision - sowOn;
          position[last] = -passed;
          hole = last;
          continue;
        }
      }
      putDown(position, cells, length, start, at, rounds);
      if (decision < 0) decision = settle(position, side, direction, last, decision);
      if (decision === endTurn) return turnOver;
      if (decision === again) return waits;
      let taken = 0;
      if (decision >= firstConsequence) {
        const index = decision - firstConsequence;
        const outcome = consequences[index]!(position, side, last, sink, direction);
        if (outcome < sowOn) return outcome;
        taken = outcome - sowOn;
      }
      if (onward === undefined) {
        hole = last;
        lifted = position[last]!;
        hand = lifted + taken;
        position[last] = 0;
      } else {
        if (!onward(position, track, hole, last, decision, taken, lap, sink, next)) return turnOver;
        hole = next[0]!;
        lifted = next[1]!;
        hand = next[2]!;
      }
      start = at = placeOf[hole]!;
      rounds = 0;
    }
    return SOWN_ENDLESS;
  }

  return {
    parts,
    sow: run,
  };
}
