/** Turns: which actions a player has, and playing them. What only some games have is in the kinds that a variant carries. */
import type { Feeding } from "./feeding.ts";
import type { ActionText } from "../notation/action-text.ts";
import type { RuleKinds } from "./kinds.ts";
import {
  kindOf,
  valueOf,
  type PHASE_TURN,
  type Position,
  type SOW,
  type TURN_OPENING,
  type TURN_ORDINARY,
  type TURN_SWAP,
} from "./layout.ts";
import type { MidTurn } from "./mid-turn.ts";
import type { QuickKinds } from "./quick-kinds.ts";
import type { EventSink } from "./sink.ts";
import type { SOWN_ENDLESS, SOWN_TURN_OVER } from "./outcomes.ts";
import type { Trials } from "./trials.ts";
import { compileStart } from "./start.ts";
import type { StartRules } from "./start-parts.ts";
import type { PlayAction, TurnKind, TurnParts } from "./turn-parts.ts";

/** Turns of one variant. */
export interface Turns {
  readonly actionText: (action: number) => string;
  readonly candidates: (position: Position, into: Int32Array, offset: number) => number;
  readonly actions: (position: Position, into: Int32Array, offset: number) => number;
  readonly playUnchecked: (
    position: Position,
    action: number,
    sink: EventSink | undefined,
  ) => boolean;
  readonly maximumActions: number;
  readonly trials: Trials | undefined;
  /** Fills what turns keep at the start of a game. */
  readonly begins: readonly ((position: Position) => void)[];
  /** The phases in mid-turn, by their numbers. */
  readonly midTurns: readonly (MidTurn | undefined)[];
  /** What the counting of actions is compiled from. */
  readonly counted: {
    readonly parts: TurnParts;
    readonly start: StartRules;
    readonly feed: Feeding | undefined;
    /** Whether all starts are sowings, and none has to be tried. */
    readonly plainStarts: boolean;
  };
}

/** Compiles the turns of a variant. */
export function compileTurns(parts: TurnParts, kinds: RuleKinds & QuickKinds): Turns {
  const { variant, layout, sowing, guided, finishing } = parts;
  const { side: sideAt, phase: phaseAt, value: valueAt, value2: value2At } = layout;
  const begin = guided?.sow ?? sowing.sow;
  const goOn = guided?.goOn ?? sowing.sow;
  const swaps = variant.rules.turn?.swap === true;
  const { endIfDone } = finishing;
  const start = compileStart(parts, guided === undefined ? kinds : {});
  const listStarts = guided?.candidates ?? start.candidates;
  const found: readonly TurnKind[] = Object.values(kinds.turns ?? {}).flatMap(
    (compile) => compile({ ...parts, goOn, settleTurn, endTurn }) ?? [],
  );
  const plays: PlayAction[] = Object.assign([], ...found.map((kind) => kind.plays));
  const texts: ActionText[] = Object.assign([parts.sowText], ...found.map((kind) => kind.texts));
  const midTurns: MidTurn[] = [];
  for (const { midTurn } of found) if (midTurn !== undefined) midTurns[midTurn.phase] = midTurn;
  const further = found.flatMap(({ starts }) => starts ?? []);
  const beside = found.flatMap((kind) => kind.beside ?? []);
  const before = found.flatMap((kind) => kind.before ?? []);
  const otherwise = found.flatMap((kind) => kind.otherwise ?? [])[0];
  const feed = kinds.feeding?.(parts, start, play);
  const trials = kinds.trials?.(parts, play);

  // The busiest functions name the constants they use anew: an imported one costs five loads at every use, one of the function's own
  // nothing, and its type does not let it differ.

  function candidates(position: Position, into: Int32Array, offset: number): number {
    const atTurn: typeof PHASE_TURN = 0;
    const side = position[sideAt]!;
    const phase = position[phaseAt]!;
    if (phase !== atTurn) return midTurns[phase]?.list(position, side, into, offset) ?? 0;
    let count = listStarts(position, side, into, offset);
    for (let i = 0; i < further.length; i++) {
      count += further[i]!(position, side, into, offset + count);
    }
    if (feed !== undefined) count = feed.keep(position, side, into, offset, count);
    if (count === 0) return otherwise?.(position, side, into, offset) ?? 0;
    for (let i = 0; i < beside.length; i++) {
      count += beside[i]!(position, side, into, offset + count);
    }
    return count;
  }

  function actions(position: Position, into: Int32Array, offset: number): number {
    const atTurn: typeof PHASE_TURN = 0;
    const count = candidates(position, into, offset);
    if (trials === undefined) return count;
    const kept = trials.keep(position, into, offset, count);
    if (kept === 0 && count > 0 && position[phaseAt] === atTurn) {
      return otherwise?.(position, position[sideAt]!, into, offset) ?? 0;
    }
    return kept;
  }

  function endTurn(position: Position): void {
    const atTurn: typeof PHASE_TURN = 0;
    const ordinary: typeof TURN_ORDINARY = 0;
    const ofOpening: typeof TURN_OPENING = 1;
    const ofSwap: typeof TURN_SWAP = 2;
    const opening = swaps && position[valueAt] === ofOpening;
    position[sideAt] = 1 - position[sideAt]!;
    position[phaseAt] = atTurn;
    position[valueAt] = opening ? ofSwap : ordinary;
    position[value2At] = 0;
  }

  function settleTurn(
    position: Position,
    outcome: number,
    sink: EventSink | undefined,
    stopped = false,
  ): boolean {
    const turnOver: typeof SOWN_TURN_OVER = 0;
    const endless: typeof SOWN_ENDLESS = 2;
    const atTurn: typeof PHASE_TURN = 0;
    if (outcome === turnOver) {
      if (guided !== undefined) guided.afterTurn(position, position[sideAt]!, stopped, sink);
      endTurn(position);
    } else if (outcome >= endless) return false;
    if (endIfDone !== undefined && position[phaseAt] === atTurn) endIfDone(position, sink);
    return true;
  }

  function play(position: Position, action: number, sink: EventSink | undefined): boolean {
    const sow: typeof SOW = 0;
    const kind = action >> 24;
    const side = position[sideAt]!;
    if (kind !== sow) return plays[kind]!(position, side, action & 0xff_ffff, sink);
    for (let i = 0; i < before.length; i++) before[i]!(position, side, action & 1, sink);
    return settleTurn(position, begin(position, side, action & 1, action >> 1, sink), sink);
  }

  return {
    actionText: (action) => texts[kindOf(action)]!(valueOf(action)),
    candidates,
    actions,
    playUnchecked: play,
    maximumActions: found.reduce((sum, { most = 0 }) => sum + most, layout.holes * 2 + 5),
    midTurns,
    trials,
    begins: found.flatMap((kind) => kind.begin ?? []),
    counted: {
      parts,
      start,
      feed,
      plainStarts: (guided ?? trials ?? further[0]) === undefined,
    },
  };
}
