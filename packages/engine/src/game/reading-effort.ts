/**
 * How much work it is to read a game. A text or a link can ask for games that take long to play: each action is checked against all that
 * could be played, and each of those may run for thousands of laps. Work is counted and not timed, so a game is read everywhere or nowhere.
 */
import { copyPosition } from "../rules/copy-position.ts";
import type { GameEvent } from "../types.ts";
import type { Moment } from "./moment.ts";

/** The most work one game may be to read. Long games of the built-in variants take a third of it. */
const MOST_EFFORT = 3_000_000;
/** Work of an action, of trying one that could be played instead, of an event, and of a seed that looks for holes to leave out. */
const ACTION = 50;
const TRY = 8;
const EVENT = 1;
const LOOKING_SEED = 20;

/** Whether a game may still be read on, asked before each of its actions. */
export type Allowance<G> = (game: G) => boolean;

/** What one text or link is allowed. */
export function allowance<G>(effort: (game: G, most: number) => number): Allowance<G> {
  let left = MOST_EFFORT;
  return (game) => {
    left -= effort(game, left);
    return left >= 0;
  };
}

/** Thrown by the counter to leave a sowing in its midst. */
const TOO_MUCH = new Error("too much work");

/** The work of listing what can be played at a moment and of playing it, or a little more than `most` when it is more than that. */
export function effortAt({ rules, position, result }: Moment, most: number): number {
  let effort = ACTION;
  if (result !== undefined) return effort;
  const seed = rules.variant.rules.sowing?.jump === undefined ? EVENT : LOOKING_SEED;
  const spend = (work: number): void => {
    effort += work;
    if (effort > most) throw TOO_MUCH;
  };
  const counter = ({ type }: GameEvent): void => spend(type === "drop" ? seed : EVENT);
  const codes = new Int32Array(rules.maximumActions);
  const tried = position.slice();
  const count = rules.candidates(position, codes, 0);
  try {
    for (const code of codes.subarray(0, count)) {
      spend(TRY);
      copyPosition(position, tried);
      rules.playUnchecked(tried, code, counter);
    }
  } catch (error) {
    if (error !== TOO_MUCH) throw error;
  }
  return effort;
}
