/** Turns: which actions a player has, and playing them. */
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
  PHASE_OVER,
  PHASE_TAKE,
  PHASE_TURN,
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
import { SOWN_ENDLESS, SOWN_FORBIDDEN, SOWN_TURN_OVER, SOWN_WAITS } from "./sowing.ts";
import type { TurnParts } from "./turn-parts.ts";
import { compileStart, type StartRules } from "./start.ts";
import { compileRowEmpty } from "./row-empty.ts";
import { compileOffers } from "./offers.ts";
import { compilePhaseCheck } from "./phase-check.ts";
import { compileKeepDirection } from "./keep-direction.ts";
import { compileSwap } from "./swap.ts";

const ROW_EMPTY = OVER_REASONS.indexOf("row-empty");

/** Turns of one variant. */
export interface Turns {
  readonly candidates: (position: Position, into: Int32Array, offset: number) => number;
  readonly actions: (position: Position, into: Int32Array, offset: number) => number;
  readonly countActions: (position: Position) => number;
  readonly playable: (position: Position, action: number) => boolean;
  readonly play: (position: Position, action: number, sink: EventSink | undefined) => boolean;
  /** Throws a PositionError (`position-phase`) if the phase cannot be. */
  readonly checkPhase: (position: Position) => void;
  readonly maximumActions: number;
}

/** Compiles the turns of a variant. */
export function compileTurns(parts: TurnParts): Turns {
  const { variant, layout, topology, landing, sowing, guided, sides, takeable, finish } = parts;
  const { isEmpty } = sides;
  const { rules } = variant;
  const holes = layout.holes;
  const start: StartRules = compileStart(parts);
  const listStarts = guided?.candidates ?? start.candidates;
  const begin = guided?.sow ?? sowing.sow;
  const goOn = guided?.goOn ?? sowing.sow;
  const rowEmpty = compileRowEmpty(rules, topology);
  const special = guided !== undefined || rowEmpty !== undefined;
  const offers = compileOffers(parts);
  const swaps = rules.turn?.swap === true;
  const swapSides = compileSwap(layout);
  const keepDirection = compileKeepDirection(layout);
  const pass = rules.turn?.pass ?? "never";
  const allBelow = rules.end.allBelow ?? 0;
  const majority = rules.end.majority === true;
  const sideEmpty = rules.end.sideEmpty === true;
  const endsEarly = allBelow > 0 || majority || sideEmpty;
  const mustFeed = rules.start?.feeding === "must";
  const alwaysFeeds = rules.start?.feeding === "always";
  const { needsTrial } = landing;
  const scratch = new Int16Array(layout.size);
  const maximumActions = holes * 2 + 5 + offers.maximum;
  const tried = new Int32Array(maximumActions);

  function candidates(position: Position, into: Int32Array, offset: number): number {
    const side = position[layout.side]!;
    switch (position[layout.phase]) {
      case PHASE_TURN: {
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
      case PHASE_TAKE:
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

  /** Keeps the sowings that leave the enemy seeds. */
  function feeding(
    position: Position,
    side: number,
    into: Int32Array,
    offset: number,
    count: number,
  ): number {
    let kept = 0;
    for (let i = offset; i < offset + count; i++) {
      const action = into[i]!;
      copyPosition(position, scratch);
      if (play(scratch, action, undefined) && fed(scratch, side)) into[offset + kept++] = action;
    }
    return kept;
  }

  function fed(position: Position, side: number): boolean {
    return position[layout.phase] === PHASE_OVER || !isEmpty(position, 1 - side);
  }

  function listSwap(position: Position, into: Int32Array, offset: number): number {
    if (position[layout.value] !== TURN_SWAP) return 0;
    into[offset] = actionOf(SWAP, 0);
    return 1;
  }

  function listPass(position: Position, side: number, into: Int32Array, offset: number): number {
    if (pass === "never") return 0;
    if (pass === "withSeeds" && sides.seeds(position, side) === 0) return 0;
    // On an empty board nobody will ever act again.
    if (isEmpty(position, 0) && isEmpty(position, 1)) return 0;
    into[offset] = actionOf(PASS, 0);
    return 1;
  }

  function playable(position: Position, action: number): boolean {
    if (!needsTrial) return true;
    const kind = kindOf(action);
    if (kind !== SOW && kind !== GO && kind !== STEP) return true;
    const side = position[layout.side]!;
    if (kind === STEP || guided !== undefined) {
      copyPosition(position, scratch);
      return play(scratch, action, undefined);
    }
    const sown = kind === SOW;
    const hole = sown ? valueOf(action) >> 1 : position[layout.value]!;
    const direction = sown ? valueOf(action) & 1 : position[layout.value2]!;
    if (sowing.surelyEnds(position, side, direction, hole)) return true;
    copyPosition(position, scratch);
    return sowing.ends(scratch, side, direction, hole);
  }

  function actions(position: Position, into: Int32Array, offset: number): number {
    const count = candidates(position, into, offset);
    if (!needsTrial) return count;
    let kept = 0;
    for (let i = offset; i < offset + count; i++) {
      const action = into[i]!;
      if (playable(position, action)) into[offset + kept++] = action;
    }
    if (kept === 0 && count > 0 && position[layout.phase] === PHASE_TURN) {
      return listPass(position, position[layout.side]!, into, offset);
    }
    return kept;
  }

  function countActions(position: Position): number {
    if (position[layout.phase] === PHASE_TAKE)
      return takeable.count(position, position[layout.side]!);
    if (needsTrial) return actions(position, tried, 0);
    if (guided === undefined && position[layout.phase] === PHASE_TURN) {
      const side = position[layout.side]!;
      if (!swaps && !alwaysFeeds && (!mustFeed || !isEmpty(position, 1 - side))) {
        const count = start.count(position, side);
        if (count > 0) return count + offers.count(position, side);
      }
    }
    return candidates(position, tried, 0);
  }

  function endTurn(position: Position): void {
    const opening = swaps && position[layout.value] === TURN_OPENING;
    position[layout.side] = 1 - position[layout.side]!;
    position[layout.phase] = PHASE_TURN;
    position[layout.value] = opening ? TURN_SWAP : TURN_ORDINARY;
    position[layout.value2] = 0;
  }

  /** After a sowing or a take: whose turn it is, and whether the game is over. False: the action is not legal after all. */
  function settleTurn(position: Position, outcome: number, sink: EventSink | undefined): boolean {
    if (outcome === SOWN_ENDLESS || outcome === SOWN_FORBIDDEN) return false;
    if (outcome === SOWN_TURN_OVER) {
      if (special) endSpecialTurn(position, false, sink);
      else endTurn(position);
    }
    if (endsEarly && position[layout.phase] === PHASE_TURN) endIfDone(position, sink);
    return true;
  }

  /** The end of a turn in games where it leaves something behind, or where an empty row is lost. */
  function endSpecialTurn(position: Position, stopped: boolean, sink: EventSink | undefined): void {
    guided?.afterTurn(position, position[layout.side]!, stopped, sink);
    endTurn(position);
    if (rowEmpty !== undefined && (rowEmpty(position, 0) || rowEmpty(position, 1))) {
      finish(position, ROW_EMPTY, sink);
    }
  }

  function endIfDone(position: Position, sink: EventSink | undefined): void {
    if (allBelow > 0 && everyHoleBelow(position)) return finish(position, 0, sink);
    if (sideEmpty && (isEmpty(position, 0) || isEmpty(position, 1))) {
      return finish(position, 0, sink);
    }
    if (!majority) return;
    const half = position[layout.total]! >> 1;
    const { captured } = layout;
    if (position[captured]! > half || position[captured + 1]! > half) finish(position, 1, sink);
  }

  function everyHoleBelow(position: Position): boolean {
    for (let hole = 0; hole < holes; hole++) if (position[hole]! >= allBelow) return false;
    return true;
  }

  function play(position: Position, action: number, sink: EventSink | undefined): boolean {
    if (kindOf(action) !== SOW) return playOther(position, action, sink);
    const side = position[layout.side]!;
    const value = valueOf(action);
    if (layout.directed) keepDirection(position, side, value & 1, sink);
    if (swaps && position[layout.value] === TURN_SWAP) position[layout.value] = TURN_ORDINARY;
    return settleTurn(position, begin(position, side, value & 1, value >> 1, sink), sink);
  }

  /** Everything but sowing. On its own, so that sowing stays small. */
  function playOther(position: Position, action: number, sink: EventSink | undefined): boolean {
    const side = position[layout.side]!;
    const value = valueOf(action);
    switch (kindOf(action)) {
      case STEP: {
        const to = start.stepTo(value);
        position[value] = 0;
        position[to] = position[to]! + 1;
        if (sink !== undefined) sink.step(value, to);
        // Only in the inner row does a step capture: what a landing on seeds would capture there.
        if (topology.row[to] !== 0) return settleTurn(position, SOWN_TURN_OVER, sink);
        const outcome = sowing.land(position, side, start.defaultDirection, to, true, sink);
        return settleTurn(position, outcome, sink);
      }
      case TAKE:
        return take(position, side, value, sink);
      case GO: {
        const hole = position[layout.value]!;
        const direction = position[layout.value2]!;
        position[layout.phase] = PHASE_TURN;
        position[layout.value] = 0;
        position[layout.value2] = 0;
        if (sink !== undefined) sink.choose(hole, true);
        return settleTurn(position, goOn(position, side, direction, hole, sink), sink);
      }
      case STOP:
        if (sink !== undefined) sink.choose(position[layout.value]!, false);
        if (!special) return settleTurn(position, SOWN_TURN_OVER, sink);
        endSpecialTurn(position, true, sink);
        return settleTurn(position, SOWN_WAITS, sink);
      case PASS:
        if (sink !== undefined) sink.pass(side);
        endTurn(position);
        return true;
      case SWAP:
        if (sink !== undefined) sink.swap(side);
        swapSides(position);
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
    if (sink !== undefined) sink.take(hole, seeds, side);
    const left = position[layout.value]! - 1;
    position[layout.value] = left;
    return left > 0 ? true : settleTurn(position, SOWN_TURN_OVER, sink);
  }

  return {
    candidates,
    actions,
    playable,
    play,
    checkPhase: compilePhaseCheck(parts, offers),
    maximumActions,
    countActions,
  };
}
