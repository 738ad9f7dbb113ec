/**
 * Guided sowing: turns that differ by how they begin. A turn is capturing or plain, entering or moving; captured seeds may be sown from
 * an end of the inner row, which can turn the direction. Slower than `sowing.ts`, and only compiled where a variant needs it.
 */
import { MOST_SOWN } from "../variant/limits.ts";
import { compileBlock } from "./block.ts";
import type { CompileDestination } from "./consequence-parts.ts";
import { compileGuidedStart } from "./guided-start.ts";
import { compileHouse } from "./house.ts";
import { AGAIN, END_TURN, FIRST_CONSEQUENCE, RELAY, RELAY_NEXT } from "./landing.ts";
import { MODE_ENTERING, MODE_PLAIN } from "./landing-test-parts.ts";
import { SIDES, type Position } from "./layout.ts";
import { tellCapture, tellLap, type EventSink } from "./sink.ts";
import type { CompileTurnKind } from "./turn-parts.ts";
import { SOW_ON, SOWN_ENDLESS, SOWN_TURN_OVER, SOWN_WAITS } from "./outcomes.ts";

/** Compiles guided turns; undefined where turns do not differ so. */
export const compileGuided: CompileTurnKind = (parts, turn) => {
  const { rules, layout, topology, landing, settle, consequences, endlessAfter } = parts;
  const { settleTurn } = turn;
  if (rules.start?.mustCapture === undefined) return undefined;
  const house = compileHouse(parts.variant, layout);
  const { decisions, places } = landing;
  const { tracks, opposite, columns, rowsPerSide, half, row } = topology;
  const entry = rules.start?.entry;
  const rowEmptyLoses = rules.end.innerRowEmpty === true;
  const innerRow = [0, 1].map((side) => (rowsPerSide - side) * columns);
  /** By side * 2 + direction: the place on the track of the end hole from which the direction enters the inner row. */
  const entries = tracks.map(({ cells }) => cells.findIndex((cell) => row[cell] === 0));
  const choice = rules.landing.find(({ then }) => then.choose !== undefined)?.when;
  const choiceMode =
    (choice?.turn === "plain" ? MODE_PLAIN : 0) |
    (choice?.stage === "entering" ? MODE_ENTERING : 0);

  /** The decision for a last seed that has just fallen. */
  function decide(
    position: Position,
    side: number,
    direction: number,
    mode: number,
    last: number,
  ): number {
    const occupied = position[last]! > 1 ? places : 0;
    const decision = decisions[(mode * 2 + side) * 2 * places + occupied + last]!;
    return decision < 0 ? settle(position, side, direction, last, decision) : decision;
  }

  /** The direction in which the seeds captured by this landing are sown: given by the column, or kept. */
  function entryDirection(decision: number, side: number, last: number, direction: number): number {
    const ends = rules.landing[decision - FIRST_CONSEQUENCE]!.then.ends ?? 0;
    const column = last % columns;
    const fromLeft = half[last] === 0 ? column : columns - 1 - column;
    if (fromLeft < ends) return 1;
    return columns - 1 - fromLeft < ends ? 0 : direction;
  }

  function captures(decision: number): boolean {
    return (
      decision >= FIRST_CONSEQUENCE &&
      rules.landing[decision - FIRST_CONSEQUENCE]!.then.capture !== undefined
    );
  }

  function innerRowEmpty(position: Position, side: number): boolean {
    const from = innerRow[side]!;
    for (let hole = from; hole < from + columns; hole++) if (position[hole]! > 0) return false;
    return true;
  }

  const start = compileGuidedStart({ ...parts, house, decide, captures, entryDirection });
  const block = compileBlock({ ...parts, house, start });

  function lift(
    position: Position,
    side: number,
    hole: number,
    sink: EventSink | undefined,
  ): number {
    const seeds = position[hole]!;
    position[hole] = 0;
    if (hole === house.holes[side]) house.lose(position, side, sink);
    return seeds;
  }

  /** What is to be sown next: so many seeds after a place of the track of a direction; `lifted` of them come from `hole`. */
  const hand = { seeds: 0, place: 0, direction: 0, hole: 0, lifted: 0 };

  function handFrom(position: Position, side: number, direction: number, hole: number): void {
    hand.direction = direction;
    hand.hole = hole;
    hand.place = tracks[side * 2 + direction]!.places[hole]!;
    hand.lifted = hand.seeds;
  }

  /** Captures the opposite hole into the hand. False: it is empty; or the enemy's inner row is now, and the seeds stay in the landing hole. */
  function takeOpposite(
    position: Position,
    side: number,
    last: number,
    mode: number,
    direction: number,
    sink: EventSink | undefined,
  ): boolean {
    const from = opposite[last]!;
    const seeds = position[from]!;
    if (seeds === 0) return false;
    position[from] = 0;
    const over = rowEmptyLoses && innerRowEmpty(position, 1 - side);
    if (sink !== undefined) tellCapture(sink, layout, from, seeds, over ? last : -1, last);
    if (from === house.holes[1 - side]) house.lose(position, 1 - side, sink);
    if ((mode & MODE_ENTERING) === 0 && layout.houses > 0) house.lose(position, side, sink);
    if (over) {
      position[last] = position[last]! + seeds;
      return false;
    }
    const { length } = tracks[side * 2 + direction]!;
    hand.seeds = seeds;
    hand.lifted = 0;
    hand.hole = last;
    hand.direction = direction;
    hand.place = (entries[side * 2 + direction]! - 1 + length) % length;
    return true;
  }

  function sowHand(
    position: Position,
    side: number,
    lap: number,
    sink: EventSink | undefined,
  ): number {
    const { cells, length } = tracks[side * 2 + hand.direction]!;
    if (sink !== undefined) {
      const { seeds, place, hole, lifted } = hand;
      tellLap(sink, layout, hole, lifted, lap, seeds, cells, place, length);
    }
    let at = hand.place;
    for (let left = hand.seeds; left > 0; left--) {
      at = at + 1 === length ? 0 : at + 1;
      position[cells[at]!] = position[cells[at]!]! + 1;
    }
    return cells[at]!;
  }

  /** Sows what is in the hand until the turn is over or a decision waits. */
  function run(
    position: Position,
    side: number,
    mode: number,
    sink: EventSink | undefined,
  ): number {
    let left = MOST_SOWN;
    for (let lap = 1; lap <= endlessAfter; lap++) {
      left -= hand.seeds;
      if (left < 0) return SOWN_ENDLESS;
      const last = sowHand(position, side, lap, sink);
      const { direction } = hand;
      const decision = decide(position, side, direction, mode, last);
      if (decision === END_TURN) return SOWN_TURN_OVER;
      if (decision === AGAIN) return SOWN_WAITS;
      if (decision === RELAY || decision === RELAY_NEXT) {
        const { cells, places: placeOf } = tracks[side * 2 + direction]!;
        const hole = decision === RELAY ? last : cells[placeOf[last]! + 1]!;
        hand.seeds = lift(position, side, hole, sink);
        if (hand.seeds === 0) return SOWN_TURN_OVER;
        handFrom(position, side, direction, hole);
        continue;
      }
      const index = decision - FIRST_CONSEQUENCE;
      if (rules.landing[index]!.then.to === "sowFromEnd") {
        const turned = entryDirection(decision, side, last, direction);
        if (!takeOpposite(position, side, last, mode, turned, sink)) return SOWN_TURN_OVER;
        continue;
      }
      const outcome = consequences[index]!(position, side, last, sink, direction);
      if (outcome < SOW_ON) return outcome;
      const lifted = lift(position, side, last, sink);
      hand.seeds = lifted + outcome - SOW_ON;
      handFrom(position, side, direction, last);
      hand.lifted = lifted;
    }
    return SOWN_ENDLESS;
  }

  /** The mode of the turn that was played last; what its end leaves behind hangs on it. */
  let turnMode = 0;

  return {
    starts: start.candidates,
    sow(position, side, direction, hole, sink) {
      const entering = start.enters(position, side);
      const capturing = start.beginsWithCapture(position, side, direction, hole);
      const mode = (capturing ? 0 : MODE_PLAIN) | (entering ? MODE_ENTERING : 0);
      turnMode = mode;
      const taxed = entering && !capturing && start.sowsPart(position, side, hole);
      if (entering) {
        position[layout.reserve + side] = position[layout.reserve + side]! - 1;
        position[hole] = position[hole]! + 1;
        if (sink !== undefined)
          sink({ type: "enter", hole: layout.names[hole]!, side: SIDES[side]! });
        if (capturing) {
          return takeOpposite(position, side, hole, mode, direction, sink)
            ? run(position, side, mode, sink)
            : SOWN_TURN_OVER;
        }
      }
      if (taxed) {
        hand.seeds = entry!.houseSows!;
        position[hole] = position[hole]! - hand.seeds;
      } else hand.seeds = lift(position, side, hole, sink);
      handFrom(position, side, direction, hole);
      return run(position, side, mode, sink);
    },
    goOn(position, side, direction, hole, sink) {
      turnMode = choiceMode;
      hand.seeds = lift(position, side, hole, sink);
      handFrom(position, side, direction, hole);
      return run(position, side, choiceMode, sink);
    },
    settleTurn(position, outcome, sink, stopped = false) {
      if (outcome === SOWN_TURN_OVER) {
        block(position, position[layout.side]!, stopped ? choiceMode : turnMode, sink);
      }
      return settleTurn(position, outcome, sink);
    },
  };
};

/** Captured seeds that are sown from an end of the inner row: carried out above, where the way is known. */
export const captureSownFromEnd: CompileDestination = () => () => SOWN_TURN_OVER;
