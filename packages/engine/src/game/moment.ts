/** What stands behind a game at one moment: its position, what can be played there, and whether it is over. */
import { DECLINE, kindOf, SIDES, type Position } from "../rules/layout.ts";
import type { PlayRules } from "../rules/rules.ts";
import type { EventSink } from "../rules/sink.ts";
import type { BoardState, GameEvent, Side } from "../types.ts";
import { capturedIn, endGame, resultOf } from "./ending.ts";
import { keyOf, timesStood, withStood, type Stood } from "./repetition.ts";

/** What a game shows of its moment, under the same names; told there. */
interface Shown {
  readonly start: string;
  readonly plies: number;
  readonly lastAction?: string | undefined;
  readonly events: readonly GameEvent[];
  readonly actions: readonly string[];
  readonly position: string;
  readonly state: BoardState;
}

/** A moment of a game. Nothing of it changes. */
export interface Moment {
  readonly rules: PlayRules;
  /** When the game ends here by counting, the rest of the seeds has been given out in it. */
  readonly position: Position;
  /** The texts of the actions so far, and of a game that went on from here those that followed: one list for a whole line, which only grows. */
  readonly past: string[];
  /** Sides that have declined an offer: bit 0 South, bit 1 North. */
  readonly declined: number;
  /** The codes of the legal actions. */
  readonly codes: Int32Array;
  /** The positions of the game so far, this one included. */
  readonly stood?: Stood;
  readonly shown: Shown;
}

/** The first moment of a game from this position, which is kept. */
export function beginning(rules: PlayRules, position: Position): Moment {
  return judged({ rules, position, past: [], declined: 0 }, { plies: 0, events: [] });
}

/** The moment after a legal action. */
export function afterAction(before: Moment, action: number): Moment {
  const { rules, shown, declined } = before;
  const { plies } = shown;
  const position = before.position.slice();
  const events: GameEvent[] = [];
  const sink: EventSink = (event) => events.push(event);
  rules.playUnchecked(position, action, sink);
  const lastAction = rules.actionText(action);
  // Another game may have gone on from here.
  const past = before.past.length > plies ? before.past.slice(0, plies) : before.past;
  past.push(lastAction);
  return judged(
    {
      ...before,
      position,
      past,
      declined: declined | (kindOf(action) === DECLINE ? 1 << rules.side(position) : 0),
    },
    { ...shown, plies: plies + 1, lastAction, events },
    sink,
  );
}

/** The moment after a side has given up. */
export function afterResignation(before: Moment, side: Side): Moment {
  const { shown } = before;
  const result = resultOf(before, side === "south" ? -1 : 1, "resigned");
  const state = { ...shown.state, result };
  const events: GameEvent[] = [{ type: "end", result }];
  return { ...before, shown: { ...shown, lastAction: undefined, events, actions: [], state } };
}

/** Finds what can be played, and whether the game is over. */
function judged(
  moment: Omit<Moment, "codes" | "shown">,
  shown: Omit<Shown, "start" | "actions" | "position" | "state">,
  sink?: EventSink,
): Moment {
  const { rules, position } = moment;
  const codes = new Int32Array(rules.maximumActions);
  const actions = rules.actions(position, codes, 0);
  const text = rules.write(position);
  const key = keyOf(position, text);
  const stood = withStood(moment.stood, key);
  const result = endGame(moment, actions, timesStood(stood, key), sink);
  const side = SIDES[rules.side(position)];
  const phase = rules.phaseText(position);
  sink?.({ type: "turn", side, phase });
  if (result !== undefined) sink?.({ type: "end", result });
  const legal = codes.slice(0, result === undefined ? actions : 0);
  const { holes } = rules.variant.board;
  return {
    ...moment,
    codes: legal,
    stood,
    shown: {
      start: text,
      ...shown,
      actions: Array.from(legal, rules.actionText),
      position: result === undefined ? text : rules.write(position),
      state: {
        seeds: holes.map((_, hole) => position[hole]!),
        hand: 0,
        captured: capturedIn(moment),
        owners: holes.map((_, hole) => SIDES[rules.owner(position, hole)]),
        ...rules.special(position),
        side,
        phase,
        result,
      },
    },
  };
}
