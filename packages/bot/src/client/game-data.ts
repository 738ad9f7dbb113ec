import type { Variant } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { BotError } from "../errors.ts";
import type { GameData, VariantData } from "../worker/protocol.ts";

/** A variant as it is sent to a worker. */
export function variantData(variant: Variant): VariantData {
  return { definition: variant.definition, options: variant.options };
}

/** A game as it is sent to a worker. */
export function gameData(game: Game): GameData {
  return { start: game.start, history: game.history };
}

/**
 * Makes sure that the game can be searched by a bot for this variant.
 *
 * @throws BotError `other-variant`, `game-over`
 */
export function checkGame(game: Game, variant: Variant): void {
  if (!sameVariant(game.variant, variant)) {
    throw new BotError("other-variant", `a bot for ${variant.id} was asked`, game.variant.id);
  }
  if (game.result !== undefined) throw new BotError("game-over", "the game has a result");
}

/** Variants are frozen data; two that were made separately from the same data are the same game. */
function sameVariant(one: Variant, other: Variant): boolean {
  if (one === other) return true;
  if (one.id !== other.id) return false;
  return JSON.stringify(variantData(one)) === JSON.stringify(variantData(other));
}
