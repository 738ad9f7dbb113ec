/** What stands behind a game at one moment: its position, what can be played there, and whether it is over. */
import { DECLINE, kindOf, type Position } from "../rules/layout.ts";
import type { PlayRules } from "../rules/rules.ts";
import type { Result, Side } from "../types.ts";
import { endGame, resultOf } from "./ending.ts";
import { hashOf, timesStood, withStood, type StoodBefore } from "./repetition.ts";

/** A moment of a game. Nothing of it changes. */
export interface Moment {
  readonly rules: PlayRules;
  /** When the game ends here by counting, the rest of the seeds has been given out in it. */
  readonly position: Position;
  /** The position text the game began from. */
  readonly start: string;
  readonly before?: Moment;
  /** The code of the action that led here; undefined at the start and after a resignation. */
  readonly action?: number | undefined;
  /** Number of actions so far. */
  readonly plies: number;
  /** Their texts, and of a game that went on from here those that followed: one list for a whole line, which only grows. */
  readonly past: string[];
  /** Sides that have declined an offer: bit 0 South, bit 1 North. */
  readonly declined: number;
  /** The codes of the legal actions in contract order; none once there is a result. */
  readonly codes: Int32Array;
  readonly result: Result | undefined;
  /** The positions that have stood at the start of a turn, this one included. */
  readonly stood?: StoodBefore;
}

/** Where actions are listed. Kept: buffers cost more to make than the list itself. */
let listed = new Int32Array(0);

/** The first moment of a game from this position, which is kept. */
export function beginning(rules: PlayRules, position: Position): Moment {
  return judged({
    rules,
    position,
    start: rules.write(position),
    plies: 0,
    past: [],
    declined: 0,
  });
}

/** The moment after a legal action. */
export function afterAction(before: Moment, action: number): Moment {
  const { rules, plies } = before;
  const position = before.position.slice();
  rules.playUnchecked(position, action);
  const declines = kindOf(action) === DECLINE ? 1 << rules.side(position) : 0;
  // Another game may have gone on from here.
  const past = before.past.length > plies ? before.past.slice(0, plies) : before.past;
  past.push(rules.actionText(action));
  return judged({
    ...before,
    position,
    before,
    action,
    past,
    plies: plies + 1,
    declined: before.declined | declines,
  });
}

/** The moment after a side has given up. */
export function afterResignation(before: Moment, side: Side): Moment {
  const result = resultOf(before, side === "south" ? -1 : 1, "resigned");
  return { ...before, before, action: undefined, codes: before.codes.subarray(0, 0), result };
}

/** Finds what can be played, and whether the game is over. */
function judged(moment: Omit<Moment, "codes" | "result">): Moment {
  const { rules, position, stood: before } = moment;
  if (listed.length < rules.maximumActions) listed = new Int32Array(rules.maximumActions);
  const actions = rules.actions(position, listed, 0);
  const hash = hashOf(position);
  const stood = rules.phase(position) === 0 ? withStood(before, position, hash) : before;
  const result = endGame(moment, actions, timesStood(before, position, hash));
  const codes = listed.slice(0, result === undefined ? actions : 0);
  return { ...moment, codes, result, stood };
}
