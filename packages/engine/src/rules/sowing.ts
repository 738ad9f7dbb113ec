/** Sowing: laps, relays and what their landings do. The hot path of the engine. */
import type { CarefulLap } from "./careful-lap.ts";
import {
  AGAIN,
  END_TURN,
  FIRST_CONSEQUENCE,
  RELAY,
  RELAY_NEXT,
  type LandingTable,
} from "./landing.ts";
import { PHASE_HEAD, type Layout, type Position } from "./layout.ts";
import type { EventSink } from "./sink.ts";
import type { Settle } from "./settle.ts";
import type { Topology, Track } from "./topology.ts";

/** How a sowing came out. */
export const SOWN_TURN_OVER = 0;
/** The position waits in another phase, or the same side acts again. */
export const SOWN_WAITS = 1;
/** More laps than the variant allows; the position is spoilt. */
export const SOWN_ENDLESS = 2;
/** The rules forbid how it came out; the position is spoilt. */
export const SOWN_FORBIDDEN = 3;

/** Carries out a consequence other than relay and stop; see `consequences.ts`. */
export type Consequence = (
  position: Position,
  side: number,
  last: number,
  sink: EventSink | undefined,
  direction: number,
) => number;

/** Answers of a consequence besides the SOWN_ ones: so many seeds are in the hand, to be sown on from the landing hole. */
export const SOW_ON = 1000;

/** How captured seeds are sown on, as bits. */
const SOWS_CAPTURED_ONLY = 1;
const SOWS_FROM_ORIGIN = 2;

/** The compiled sowing of a variant. */
export interface Sowing {
  /** Lifts a hole and sows until the turn is over, a decision waits or the limit of laps is passed. */
  readonly sow: (
    position: Position,
    side: number,
    direction: number,
    hole: number,
    sink: EventSink | undefined,
  ) => number;
  /** Goes on from a landing as if the last seed had just fallen there. */
  readonly land: (
    position: Position,
    side: number,
    direction: number,
    hole: number,
    occupied: boolean,
    sink: EventSink | undefined,
  ) => number;
  /** Whether lifting this hole ends within the limit of laps. The position is spoilt: it is played only as far as needed to know. */
  readonly ends: (position: Position, side: number, direction: number, hole: number) => boolean;
  /** Whether lifting this hole surely ends: its first lap ends where nothing sows on. */
  readonly surelyEnds: (
    position: Position,
    side: number,
    direction: number,
    hole: number,
  ) => boolean;
}

/** What sowing needs of a variant. */
export interface SowingParts {
  readonly layout: Layout;
  readonly topology: Topology;
  readonly landing: LandingTable;
  readonly settle: Settle;
  readonly consequences: readonly Consequence[];
  readonly endlessAfter: number;
  readonly skipsOrigin: boolean;
  /** Where plain laps do not do. */
  readonly carefulLap: CarefulLap | undefined;
}

/** Compiles the sowing of a variant. */
export function compileSowing(parts: SowingParts): Sowing {
  const { layout, topology, landing, settle, consequences, endlessAfter, skipsOrigin } = parts;
  const { carefulLap } = parts;
  const sowing = landing.consequences.map(
    ({ then }) =>
      (then.sowWith === "captured" ? SOWS_CAPTURED_ONLY : 0) |
      (then.sowFrom === "origin" ? SOWS_FROM_ORIGIN : 0),
  );
  const { decisions, places, settled } = landing;
  const tracks: readonly Track[] = topology.tracks;

  /** Lifts a hole, adds captured seeds to the hand, and sows lap by lap; on trial only until it is sure that the sowing ends. */
  function run(
    position: Position,
    side: number,
    direction: number,
    from: number,
    captured: number,
    sink: EventSink | undefined,
    trial: boolean,
  ): number {
    const track = tracks[side * 2 + direction]!;
    const { cells, length, places: placeOf } = track;
    const table = side * 2 * places;
    let hole = from;
    let lifted = position[hole]!;
    let hand = lifted + captured;
    position[hole] = 0;
    for (let lap = 1; lap <= endlessAfter; lap++) {
      const place = placeOf[hole]!;
      let last: number;
      if (carefulLap !== undefined) {
        if (sink !== undefined) sink.lap(hole, lifted, lap, 0, cells, place, length, -1);
        last = carefulLap(position, side, track, place, hand, sink);
        // A seed in a claimed hole is gone: nothing more comes of it.
        if (layout.claimed && last < layout.holes && position[layout.claims + last]! > 0) {
          return SOWN_TURN_OVER;
        }
      } else if (skipsOrigin) {
        if (sink !== undefined) sink.lap(hole, lifted, lap, hand, cells, place, length, hole);
        last = sowSkipping(position, cells, length, place, hand);
      } else {
        if (sink !== undefined) sink.lap(hole, lifted, lap, hand, cells, place, length, -1);
        let rest = hand;
        if (rest > length) {
          const rounds = ((rest - 1) / length) | 0;
          rest -= rounds * length;
          for (let i = 0; i < length; i++) {
            const cell = cells[i]!;
            position[cell] = position[cell]! + rounds;
          }
        }
        const end = place + rest;
        for (let at = place + 1; at <= end; at++) {
          const cell = cells[at]!;
          position[cell] = position[cell]! + 1;
        }
        last = cells[end]!;
      }
      const landing = table + (position[last]! > 1 ? places : 0) + last;
      if (trial && settled[landing] === 1) return SOWN_TURN_OVER;
      let decision = decisions[landing]!;
      if (decision < 0) decision = settle(position, side, direction, last, decision);
      if (decision === RELAY) {
        hand = position[last]!;
        lifted = hand;
        position[last] = 0;
        hole = last;
        continue;
      }
      if (decision === END_TURN) return SOWN_TURN_OVER;
      if (decision === AGAIN) return SOWN_WAITS;
      if (decision === RELAY_NEXT) {
        hole = cells[placeOf[last]! + 1]!;
        hand = position[hole]!;
        if (hole >= layout.holes || hand === 0) return SOWN_TURN_OVER;
        lifted = hand;
        position[hole] = 0;
        continue;
      }
      const outcome = consequences[decision - FIRST_CONSEQUENCE]!(
        position,
        side,
        last,
        sink,
        direction,
      );
      if (outcome < SOW_ON) {
        if (outcome === SOWN_WAITS && position[layout.phase] === PHASE_HEAD) {
          position[layout.value2] = direction;
        }
        return outcome;
      }
      const sowsOn = sowing[decision - FIRST_CONSEQUENCE]!;
      if ((sowsOn & SOWS_CAPTURED_ONLY) === 0) {
        lifted = position[last]!;
        position[last] = 0;
        if (sink !== undefined && (sowsOn & SOWS_FROM_ORIGIN) !== 0)
          sink.lift(last, lifted, lap + 1);
      } else lifted = 0;
      hand = outcome - SOW_ON + lifted;
      if ((sowsOn & SOWS_FROM_ORIGIN) === 0) hole = last;
      else lifted = 0;
    }
    return SOWN_ENDLESS;
  }

  /** A lap that leaves out the hole it started from; returns where the last seed fell. */
  function sowSkipping(
    position: Position,
    cells: Int16Array,
    length: number,
    place: number,
    hand: number,
  ): number {
    const others = length - 1;
    const rounds = ((hand - 1) / others) | 0;
    const rest = hand - rounds * others;
    if (rounds > 0) {
      for (let at = place + 1; at < place + length; at++) {
        const cell = cells[at]!;
        position[cell] = position[cell]! + rounds;
      }
    }
    const end = place + rest;
    for (let at = place + 1; at <= end; at++) {
      const cell = cells[at]!;
      position[cell] = position[cell]! + 1;
    }
    return cells[end]!;
  }

  return {
    sow(position, side, direction, hole, sink) {
      return run(position, side, direction, hole, 0, sink, false);
    },
    land(position, side, direction, hole, occupied, sink) {
      let decision = decisions[(side * 2 + (occupied ? 1 : 0)) * places + hole]!;
      if (decision < 0) decision = settle(position, side, direction, hole, decision);
      if (decision === END_TURN) return SOWN_TURN_OVER;
      if (decision === AGAIN) return SOWN_WAITS;
      if (decision === RELAY) return run(position, side, direction, hole, 0, sink, false);
      const outcome = consequences[decision - FIRST_CONSEQUENCE]!(
        position,
        side,
        hole,
        sink,
        direction,
      );
      if (outcome < SOW_ON) return outcome;
      // A step that captures sows on as a landing would: with the landing hole, from there.
      return run(position, side, direction, hole, outcome - SOW_ON, sink, false);
    },
    ends(position, side, direction, hole) {
      const outcome = run(position, side, direction, hole, 0, undefined, true);
      return outcome !== SOWN_ENDLESS && outcome !== SOWN_FORBIDDEN;
    },
    surelyEnds(position, side, direction, hole) {
      const track = tracks[side * 2 + direction]!;
      const hand = position[hole]!;
      if (hand >= track.length || carefulLap !== undefined) return false;
      const last = track.cells[track.places[hole]! + hand]!;
      return settled[(side * 2 + (position[last]! > 0 ? 1 : 0)) * places + last]! === 1;
    },
  };
}
