/** Turns: which actions a player has, and playing them. */
import type { PHASE_TAKE } from "./layout.ts";
import {
  ACCEPT,
  actionOf,
  copyPosition,
  DECLINE,
  GO,
  kindOf,
  OFFER,
  OVER_REASONS,
  PASS,
  PHASE_HEAD,
  PHASE_OFFER,
  PHASE_TURN,
  SIDES,
  SOW,
  STEP,
  STOP,
  SWAP,
  TAKE,
  TURN_OPENING,
  TURN_ORDINARY,
  TURN_SWAP,
  valueOf,
  type Position,
} from "./layout.ts";
import type { EventSink } from "./sink.ts";
import { SOWN_TURN_OVER, SOWN_WAITS, type SOWN_ENDLESS } from "./sowing.ts";
import type { TurnParts } from "./turn-parts.ts";
import { compileEarlyEnd } from "./early-end.ts";
import { compileFeeding } from "./feeding.ts";
import { compileStart, type StartRules } from "./start.ts";
import { compileRowEmpty } from "./row-empty.ts";
import { compilePassing } from "./passing.ts";
import type { RuleKinds } from "./kinds.ts";
import { compileTurnKinds } from "./turn-kinds.ts";

const ROW_EMPTY = OVER_REASONS.indexOf("row-empty");

/** Turns of one variant. */
export interface Turns {
  readonly candidates: (position: Position, into: Int32Array, offset: number) => number;
  readonly actions: (position: Position, into: Int32Array, offset: number) => number;
  readonly countActions: (position: Position) => number;
  readonly playable: (position: Position, action: number) => boolean;
  readonly play: (position: Position, action: number, sink: EventSink | undefined) => boolean;
  readonly maximumActions: number;
}

/** Compiles the turns of a variant. */
export function compileTurns(parts: TurnParts, kinds: RuleKinds): Turns {
  const { variant, layout, topology, landing, sowing, guided, sides, takeable, finish } = parts;
  const { isEmpty } = sides;
  const { rules } = variant;
  const holes = layout.holes;
  const start: StartRules = compileStart(parts, kinds);
  const listStarts = guided?.candidates ?? start.candidates;
  const begin = guided?.sow ?? sowing.sow;
  const goOn = guided?.goOn ?? sowing.sow;
  const rowEmpty = compileRowEmpty(rules, topology);
  const special = guided !== undefined || rowEmpty !== undefined;
  const { offers, swapSides, keepDirection } = compileTurnKinds(parts, kinds);
  const swaps = rules.turn?.swap === true;
  const passes = compilePassing(rules.turn ?? {}, sides);
  const endIfDone = compileEarlyEnd(parts);
  const mustFeed = rules.start?.feeding === "must";
  const alwaysFeeds = rules.start?.feeding === "always";
  const { needsTrial } = landing;
  const { side: sideAt, phase: phaseAt, value: valueAt, value2: value2At } = layout;
  const countsStarts = guided === undefined && !swaps && !alwaysFeeds;
  const hasOffers = rules.turn?.offers !== undefined;
  const feeding = compileFeeding(parts, play);
  const scratch = new Int16Array(layout.size);
  const maximumActions = holes * 2 + 5 + offers.maximum;
  const tried = new Int32Array(maximumActions);

  // The busiest functions name the constants they use anew: an imported one costs five loads at every use, one of the function's own
  // nothing, and its type does not let it differ.

  function candidates(position: Position, into: Int32Array, offset: number): number {
    const atTurn: typeof PHASE_TURN = 0;
    const toTake: typeof PHASE_TAKE = 2;
    const side = position[sideAt]!;
    switch (position[phaseAt]) {
      case atTurn: {
        let sown = listStarts(position, side, into, offset);
        if (alwaysFeeds) {
          const kept = feeding(position, side, into, offset, sown);
          if (kept > 0) sown = kept;
        } else if (mustFeed && isEmpty(position, 1 - side)) {
          sown = feedingOrLast(position, side, into, offset, sown);
        }
        if (sown > 0) {
          const listed = sown + offers.list(position, side, into, offset + sown);
          return swaps ? listed + listSwap(position, into, offset + listed) : listed;
        }
        return listPass(position, side, into, offset);
      }
      case PHASE_HEAD:
        into[offset] = actionOf(GO, 0);
        into[offset + 1] = actionOf(STOP, 0);
        return 2;
      case toTake:
        return takeable.list(position, side, into, offset);
      case PHASE_OFFER:
        into[offset] = actionOf(ACCEPT, 0);
        into[offset + 1] = actionOf(DECLINE, 0);
        return 2;
      default:
        return 0;
    }
  }

  /** The sowings that leave the enemy seeds, or else what is left when no other is legal. */
  function feedingOrLast(
    position: Position,
    side: number,
    into: Int32Array,
    offset: number,
    count: number,
  ): number {
    const kept = feeding(position, side, into, offset, count);
    if (kept > 0) return kept;
    return feeding(position, side, into, offset, start.lastResort(position, side, into, offset));
  }

  function listSwap(position: Position, into: Int32Array, offset: number): number {
    if (position[valueAt] !== TURN_SWAP) return 0;
    into[offset] = actionOf(SWAP, 0);
    return 1;
  }

  function listPass(position: Position, side: number, into: Int32Array, offset: number): number {
    if (!passes(position, side)) return 0;
    into[offset] = actionOf(PASS, 0);
    return 1;
  }

  function playable(position: Position, action: number): boolean {
    if (!needsTrial) return true;
    const kind = kindOf(action);
    if (kind === SOW) return endsSowing(position, action);
    if (kind !== GO && kind !== STEP) return true;
    if (kind === STEP || guided !== undefined) {
      copyPosition(position, scratch);
      return play(scratch, action, undefined);
    }
    return ends(position, position[value2At]!, position[valueAt]!);
  }

  /** Whether a sowing from a hole ends. */
  function endsSowing(position: Position, action: number): boolean {
    if (guided !== undefined) {
      scratch.set(position);
      return play(scratch, action, undefined);
    }
    return ends(position, action & 1, action >> 1);
  }

  function ends(position: Position, direction: number, hole: number): boolean {
    const side = position[sideAt]!;
    if (sowing.surelyEnds(position, side, direction, hole)) return true;
    scratch.set(position);
    return sowing.ends(scratch, side, direction, hole);
  }

  function actions(position: Position, into: Int32Array, offset: number): number {
    const sow: typeof SOW = 0;
    const atTurn: typeof PHASE_TURN = 0;
    const count = candidates(position, into, offset);
    if (!needsTrial) return count;
    let at = offset;
    for (let i = offset; i < offset + count; i++) {
      const action = into[i]!;
      const kept = action >> 24 === sow ? endsSowing(position, action) : playable(position, action);
      into[at] = action;
      if (kept) at++;
    }
    if (at === offset && count > 0 && position[phaseAt] === atTurn) {
      return listPass(position, position[sideAt]!, into, offset);
    }
    return at - offset;
  }

  function countActions(position: Position): number {
    const atTurn: typeof PHASE_TURN = 0;
    const toTake: typeof PHASE_TAKE = 2;
    const phase = position[phaseAt];
    const side = position[sideAt]!;
    if (phase === toTake) return takeable.count(position, side);
    if (needsTrial) return actions(position, tried, 0);
    if (phase === atTurn && countsStarts && (!mustFeed || !isEmpty(position, 1 - side))) {
      const count = start.count(position, side);
      if (count > 0) return hasOffers ? count + offers.count(position, side) : count;
    }
    return candidates(position, tried, 0);
  }

  function endTurn(position: Position): void {
    const atTurn: typeof PHASE_TURN = 0;
    const ordinary: typeof TURN_ORDINARY = 0;
    const opening = swaps && position[valueAt] === TURN_OPENING;
    position[sideAt] = 1 - position[sideAt]!;
    position[phaseAt] = atTurn;
    position[valueAt] = opening ? TURN_SWAP : ordinary;
    position[value2At] = 0;
  }

  /** After a sowing or a take: whose turn it is, and whether the game is over. False: the action is not legal after all. */
  function settleTurn(position: Position, outcome: number, sink: EventSink | undefined): boolean {
    const turnOver: typeof SOWN_TURN_OVER = 0;
    const endless: typeof SOWN_ENDLESS = 2;
    const atTurn: typeof PHASE_TURN = 0;
    if (outcome === turnOver) {
      if (special) endSpecialTurn(position, false, sink);
      else endTurn(position);
    } else if (outcome >= endless) return false;
    if (endIfDone !== undefined && position[phaseAt] === atTurn) endIfDone(position, sink);
    return true;
  }

  /** The end of a turn in games where it leaves something behind, or where an empty row is lost. */
  function endSpecialTurn(position: Position, stopped: boolean, sink: EventSink | undefined): void {
    guided?.afterTurn(position, position[sideAt]!, stopped, sink);
    endTurn(position);
    if (rowEmpty !== undefined && (rowEmpty(position, 0) || rowEmpty(position, 1))) {
      finish(position, ROW_EMPTY, sink);
    }
  }

  function play(position: Position, action: number, sink: EventSink | undefined): boolean {
    const sow: typeof SOW = 0;
    if (action >> 24 !== sow) return playOther(position, action, sink);
    const side = position[sideAt]!;
    if (keepDirection !== undefined) keepDirection(position, side, action & 1, sink);
    if (swaps && position[valueAt] === TURN_SWAP) position[valueAt] = TURN_ORDINARY;
    return settleTurn(position, begin(position, side, action & 1, action >> 1, sink), sink);
  }

  /** Everything but sowing. On its own, so that sowing stays small. */
  function playOther(position: Position, action: number, sink: EventSink | undefined): boolean {
    const side = position[sideAt]!;
    const value = valueOf(action);
    switch (kindOf(action)) {
      case STEP: {
        const to = start.stepTo(value);
        position[value] = 0;
        position[to] = position[to]! + 1;
        if (sink !== undefined) {
          sink({ type: "lift", hole: layout.names[value]!, seeds: 1, lap: 1 });
          sink({ type: "drop", hole: layout.names[to]! });
        }
        // Only in the inner row does a step capture: what a landing on seeds would capture there.
        if (topology.row[to] !== 0) return settleTurn(position, SOWN_TURN_OVER, sink);
        const outcome = sowing.land(position, side, start.defaultDirection, to, true, sink);
        return settleTurn(position, outcome, sink);
      }
      case TAKE:
        return take(position, side, value, sink);
      case GO: {
        const hole = position[valueAt]!;
        const direction = position[value2At]!;
        position[phaseAt] = PHASE_TURN;
        position[valueAt] = 0;
        position[value2At] = 0;
        if (sink !== undefined) sink({ type: "go", hole: layout.names[hole]! });
        return settleTurn(position, goOn(position, side, direction, hole, sink), sink);
      }
      case STOP:
        if (sink !== undefined) sink({ type: "stop", hole: layout.names[position[valueAt]!]! });
        if (!special) return settleTurn(position, SOWN_TURN_OVER, sink);
        endSpecialTurn(position, true, sink);
        return settleTurn(position, SOWN_WAITS, sink);
      case PASS:
        if (sink !== undefined) sink({ type: "pass", side: SIDES[side]! });
        endTurn(position);
        return true;
      case SWAP:
        if (sink !== undefined) sink({ type: "swap", side: SIDES[side]! });
        swapSides?.(position);
        endTurn(position);
        return true;
      case OFFER:
        offers.offer(position, side, value, sink);
        return true;
      default:
        offers.answer(position, side, kindOf(action) === ACCEPT, sink);
        return true;
    }
  }

  function take(
    position: Position,
    side: number,
    hole: number,
    sink: EventSink | undefined,
  ): boolean {
    const seeds = takeable.wholeHoles ? position[hole]! : 1;
    position[hole] = position[hole]! - seeds;
    position[layout.captured + side] = position[layout.captured + side]! + seeds;
    if (sink !== undefined)
      sink({ type: "take", hole: layout.names[hole]!, seeds, to: SIDES[side]! });
    const left = position[valueAt]! - 1;
    position[valueAt] = left;
    return left > 0 ? true : settleTurn(position, SOWN_TURN_OVER, sink);
  }

  return {
    candidates,
    actions,
    playable,
    play,
    maximumActions,
    countActions,
  };
}
