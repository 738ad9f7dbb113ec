/** Starts every built-in game, from any position. A board that shows one of the five traditional games from its start never loads it. */
import { variant } from "@magomba/engine";
import type { Options, Variant } from "@magomba/engine";
import { Game } from "@magomba/engine/game";
import { gameFrom } from "@magomba/engine/positions";

/** A game of this variant, from a position text or, where that is empty, from its start. Throws the engine's errors. */
export function startAny(given: string | Variant, options: Options, position: string): Game {
  const rules = typeof given === "string" ? variant(given, options) : given;
  return position === "" ? Game.start(rules) : gameFrom(rules, position);
}
