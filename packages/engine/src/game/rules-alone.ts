/**
 * The rules of a variant alone: what can be played, playing it, results and texts, for who keeps positions and their history himself. A `Game` does that
 * and weighs more.
 *
 * @packageDocumentation
 */
import { compilePlay } from "../rules/compile-play.ts";
import type { Position } from "../rules/layout.ts";
import type { PlayRules } from "../rules/rules.ts";
import type { Result } from "../types.ts";
import type { Variant } from "../variant/variant.ts";
import { endGame } from "./ending.ts";

export type { Position } from "../rules/layout.ts";
export type { PlayRules } from "../rules/rules.ts";
export type { EventSink } from "../rules/sink.ts";

/** What a position does not know of the game that led to it. */
export interface GameSoFar {
  /** How often the position has stood at the start of a turn, this time included. Default 1. */
  readonly times?: number;
  /** Sides that have declined an offer: bit 0 South, bit 1 North. Default 0. */
  readonly declined?: number;
}

/** What a variant is played by; compiled once for each variant object. `compile` of the main entry also reads texts and is made for searches. */
export function rulesOf(variant: Variant): PlayRules {
  return compilePlay(variant);
}

/**
 * The result at a position with so many legal actions, as `rules.actions` has counted them; undefined while the game goes on. Where the game ends by counting,
 * what lies on the board is given out in the position itself.
 */
export function resultAt(
  rules: PlayRules,
  position: Position,
  actions: number,
  { times = 1, declined = 0 }: GameSoFar = {},
): Result | undefined {
  return endGame({ rules, position, declined }, actions, times);
}
