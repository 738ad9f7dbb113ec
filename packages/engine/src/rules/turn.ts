/** Turns: which actions a player has, and playing them. What only some games have is in the kinds that a variant carries. */
import type { RuleKinds } from "./kinds.ts";
import { SOW, type PHASE_TURN, type Position } from "./layout.ts";
import type { MidTurn } from "./mid-turn.ts";
import type { SOWN_ENDLESS, SOWN_TURN_OVER } from "./outcomes.ts";
import { compileStart } from "./start.ts";
import type { Trials, Turn, TurnParts } from "./turn-parts.ts";

/** Turns of one variant. */
export interface Turns {
  readonly actionText: (action: number) => string;
  readonly candidates: (position: Position, into: Int32Array, offset: number) => number;
  readonly actions: (position: Position, into: Int32Array, offset: number) => number;
  readonly playUnchecked: Turn["play"];
  readonly maximumActions: number;
  readonly trials: Trials | undefined;
  /** The phases in mid-turn, by their numbers. */
  readonly midTurns: readonly (MidTurn | undefined)[];
  /** What they were compiled from, and made of. */
  readonly parts: TurnParts;
  readonly turn: Turn;
}

/** Compiles the turns of a variant. */
export function compileTurns(parts: TurnParts, kinds: RuleKinds): Turns {
  const { layout, sowing, finishing } = parts;
  const { side: sideAt, phase: phaseAt, value: valueAt, value2: value2At } = layout;
  const { endIfDone } = finishing;

  // The busiest functions name the constants they use anew: an imported one costs five loads at every use, one of the function's own
  // nothing, and its type does not let it differ.

  const turn = {
    sow: sowing.sow,
    goOn: sowing.sow,
    maximumActions: layout.holes * 2 + 5,
    endTurn(position) {
      position[sideAt]! ^= 1;
      position[phaseAt] = 0;
      position[valueAt] = 0;
      position[value2At] = 0;
    },
    settleTurn(position, outcome, sink) {
      const turnOver: typeof SOWN_TURN_OVER = 0;
      const endless: typeof SOWN_ENDLESS = 2;
      const atTurn: typeof PHASE_TURN = 0;
      if (outcome === turnOver) turn.endTurn(position);
      else if (outcome >= endless) return false;
      if (endIfDone !== undefined && position[phaseAt] === atTurn) endIfDone(position, sink);
      return true;
    },
    play(position, action, sink) {
      const ofSowing: typeof SOW = 0;
      const side = position[sideAt]!;
      const kind = action >> 24;
      return kind === ofSowing
        ? settleTurn(position, sow(position, side, action & 1, action >> 1, sink), sink)
        : turn[kind]!.play!(position, side, action & 0xff_ffff, sink);
    },
    [SOW]: { text: parts.sowText },
  } as Partial<Turn> as Turn;
  for (const compile of [compileStart, ...Object.values(kinds.turns ?? {})]) {
    Object.assign(turn, compile(parts, turn));
  }
  const { starts, sow, settleTurn, beside, otherwise, trials, maximumActions } = turn;
  const midTurns = [undefined, turn.head, turn.take, turn.offer];

  /** Lists actions, tried by `keep` where it is there. */
  function list(
    position: Position,
    into: Int32Array,
    offset: number,
    keep?: Trials["keep"],
  ): number {
    const atTurn: typeof PHASE_TURN = 0;
    const side = position[sideAt]!;
    const phase = position[phaseAt]!;
    let count =
      phase === atTurn
        ? starts(position, side, into, offset)
        : (midTurns[phase]?.list(position, side, into, offset) ?? 0);
    if (keep !== undefined) count = keep(position, into, offset, count);
    if (phase !== atTurn) return count;
    const more = count === 0 ? otherwise : beside;
    return more === undefined ? count : count + more(position, side, into, offset + count);
  }

  return {
    actionText: (action) => turn[action >> 24]!.text(action & 0xff_ffff),
    candidates: list,
    actions: (position, into, offset) => list(position, into, offset, trials?.keep),
    playUnchecked: turn.play,
    maximumActions,
    trials,
    midTurns,
    parts,
    turn,
  };
}
