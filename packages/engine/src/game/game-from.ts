/**
 * Games that are only played, from a position text. They stand apart from the game, so that who never reads positions need not carry
 * the reading.
 *
 * @packageDocumentation
 */
import { compilePositionReading } from "../notation/read-position.ts";
import { compilePlay } from "../rules/compile-play.ts";
import type { ReadSettings } from "../rules/rules.ts";
import type { Variant } from "../variant/variant.ts";
import { gameAt, type Game } from "./game.ts";
import { beginning, type Moment } from "./moment.ts";

/** The first moment of a game from a position text. Throws a PositionError if it cannot be. */
export function startFrom(variant: Variant, position: string, settings?: ReadSettings): Moment {
  const rules = compilePlay(variant);
  return beginning(rules, compilePositionReading(rules)(position, settings));
}

/** A new game from a position text. Throws a PositionError if it cannot be. */
export function gameFrom(variant: Variant, position: string, settings?: ReadSettings): Game {
  return gameAt(startFrom(variant, position, settings));
}
