/** Turns what the rules tell while they play into events with names. */
import type { EventSink } from "../rules/sink.ts";
import type { Board, Direction, GameEvent, Side } from "../types.ts";
import type { Moment } from "./moment.ts";

const SIDES: readonly Side[] = ["south", "north"];

const DIRECTIONS: readonly Direction[] = ["forward", "backward"];

/** Collects events; `events` holds them in order. */
interface Recorder extends EventSink {
  readonly events: GameEvent[];
}

/** A recorder for games on this board. */
function recorder(board: Board): Recorder {
  const events: GameEvent[] = [];
  const holes = board.holes.length;
  const name = (cell: number): string =>
    cell < holes ? board.holes[cell]!.name : SIDES[cell - holes]!;
  const names = (mask: number): string[] =>
    board.holes
      .filter((hole) => hole.index < 24 && (mask & (1 << hole.index)) !== 0)
      .map((hole) => hole.name);
  const receiver = (to: number): string => {
    if (to === -1) return "hand";
    return to < 2 ? SIDES[to]! : name(to - 2);
  };
  return {
    events,
    lift(hole, seeds, lap) {
      events.push({ type: "lift", hole: name(hole), seeds, lap });
    },
    lap(hole, lifted, lap, hand, cells, place, length, skipped) {
      events.push({ type: "lift", hole: name(hole), seeds: lifted, lap });
      let at = place;
      for (let left = hand; left > 0; left--) {
        do at = (at + 1) % length;
        while (cells[at] === skipped);
        events.push({ type: "drop", hole: name(cells[at]!) });
      }
    },
    drop(hole) {
      events.push({ type: "drop", hole: name(hole) });
    },
    claim(hole, side) {
      events.push({ type: "claim", hole: name(hole), side: SIDES[side]! });
    },
    step(from, to) {
      events.push({ type: "lift", hole: name(from), seeds: 1, lap: 1 });
      events.push({ type: "drop", hole: name(to) });
    },
    capture(hole, seeds, to, from) {
      events.push({ type: "capture", hole: name(hole), seeds, to: receiver(to), from: name(from) });
    },
    take(hole, seeds, side) {
      events.push({ type: "take", hole: name(hole), seeds, to: SIDES[side]! });
    },
    offer(side, mask, price) {
      events.push({ type: "offer", side: SIDES[side]!, holes: names(mask), price });
    },
    answer(side, mask, accepted) {
      const type = accepted ? "accept" : "decline";
      events.push({ type, side: SIDES[side]!, holes: names(mask) });
    },
    trade(hole, seeds, owner) {
      events.push({ type: "trade", hole: name(hole), seeds, owner: SIDES[owner]! });
    },
    choose(hole, go) {
      events.push({ type: go ? "go" : "stop", hole: name(hole) });
    },
    pass(side) {
      events.push({ type: "pass", side: SIDES[side]! });
    },
    enter(hole, side) {
      events.push({ type: "enter", hole: name(hole), side: SIDES[side]! });
    },
    loseHouse(side) {
      events.push({ type: "lose-house", side: SIDES[side]! });
    },
    block(hole) {
      events.push({ type: "block", hole: hole < 0 ? null : name(hole) });
    },
    swap(side) {
      events.push({ type: "swap", side: SIDES[side]! });
    },
    direction(side, direction) {
      events.push({ type: "direction", side: SIDES[side]!, direction: DIRECTIONS[direction]! });
    },
    sweep(hole, seeds, side) {
      events.push({ type: "sweep", hole: name(hole), seeds, to: SIDES[side]! });
    },
  };
}

/** What led to a moment, in order: the last action, played again with a recorder; empty at the start. */
export function eventsOf({ rules, position, before, action, result }: Moment): GameEvent[] {
  const events: GameEvent[] = [];
  if (before === undefined) return events;
  if (action !== undefined) {
    const sink = recorder(rules.variant.board);
    const played = before.position.slice();
    rules.playUnchecked(played, action, sink);
    // What the end of the game gave out after the action itself.
    if (rules.ended(position) && !rules.ended(played)) {
      rules.finish(played, rules.overReason(position), sink);
    }
    const side = SIDES[rules.side(position)]!;
    events.push(...sink.events, { type: "turn", side, phase: rules.phaseText(position) });
  }
  if (result !== undefined) events.push({ type: "end", result });
  return events;
}
