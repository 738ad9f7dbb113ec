/**
 * Where things lie in a position: one flat array of 16-bit numbers.
 *
 * `[seeds by hole in board order …, captured by South, captured by North, side, phase, value, value, total, owners by hole …, claims by hole …, direction of South, direction of North, reserve of South, reserve of North, house of South, house of North, blocked hole]`
 * Owners are there only in games whose holes change hands, claims only where holes can be claimed, directions only where they are chosen once,
 * reserves, houses and the blocked hole only in games that have them.
 */

import type { Side } from "../types.ts";

/** The sides by their numbers in positions. */
export const SIDES: readonly [Side, Side] = ["south", "north"];

/** A position: see the module's comment. Made by `Rules.start` or `Rules.read`. */
export type Position = Int16Array;

/** More seeds than any hole or lap has. */
export const NO_LIMIT = 0x8000;

/**
 * The phases of a turn, as numbers in a position. At the start of a turn the first value says whether it is an ordinary one, the
 * first of the game (where that matters), or one in which the sides may be swapped.
 */
export const PHASE_TURN = 0;
/** First values of PHASE_TURN. */
export const TURN_ORDINARY = 0;
export const TURN_OPENING = 1;
export const TURN_SWAP = 2;
/** At a marked hole: go on or stop. The first value is the hole, the second the direction. */
export const PHASE_HEAD = 1;
/** Further seeds must be taken: the first value says how many. */
export const PHASE_TAKE = 2;
/** An offer must be answered: the two values hold its mask, 12 bits each. */
export const PHASE_OFFER = 3;
/** The game is over. The first value says why: an index of `OVER_REASONS`. */
export const PHASE_OVER = 4;

/** Why a position is over by itself. */
export const OVER_REASONS = [
  "swept",
  "majority",
  "repetition",
  "stuck",
  "none-left",
  "row-empty",
] as const;

/** Kinds of actions, in contract order; an action code is `kind << 24 | value`. */
export const SOW = 0;
/** Value: the hole. */
export const STEP = 1;
/** Value: the mask of the holes offered. */
export const OFFER = 2;
/** Value: the hole. */
export const TAKE = 3;
export const GO = 4;
export const STOP = 5;
export const ACCEPT = 6;
export const DECLINE = 7;
export const PASS = 8;
export const SWAP = 9;

/** The code of an action. For SOW the value is hole * 2 + direction (0 forward, 1 backward). */
export function actionOf(kind: number, value: number): number {
  return (kind << 24) | value;
}

/** The kind of an action code. */
export function kindOf(action: number): number {
  return action >> 24;
}

/** The value of an action code. */
export function valueOf(action: number): number {
  return action & 0xff_ffff;
}

/** Offsets into a position, for a board of so many holes. */
export interface Layout {
  readonly holes: number;
  /** Names by hole; after the holes `south` and `north`, for the stores. */
  readonly names: readonly string[];
  /** Captured by South; by North at the next place. */
  readonly captured: number;
  readonly side: number;
  readonly phase: number;
  readonly value: number;
  readonly value2: number;
  readonly total: number;
  // The following are 0 in games that have no such places.
  /** Owners by hole: 0 South, 1 North. */
  readonly owners: number;
  /** Claims by hole: 0 nobody, 1 South, 2 North. */
  readonly claims: number;
  /** The direction each side has chosen for good, South first: 0 none yet, 1 forward, 2 backward. */
  readonly directions: number;
  /** Seeds in reserve, South first. */
  readonly reserve: number;
  /** Whether each side still owns its house, South first: 1 or 0. */
  readonly houses: number;
  /** The hole that is blocked for the side to act, + 1; 0 none. */
  readonly blocked: number;
  readonly size: number;
}

/** The mask of the holes on offer, kept in two values of 12 bits. */
export function offerMask(position: Position, layout: Layout): number {
  return position[layout.value]! | (position[layout.value2]! << 12);
}
