/** The way from one game to another. */
import type { Game } from "@magomba/engine/game";

/**
 * The actions that lead from a game shown before to the present one, oldest first, as the games they made; undefined when
 * the present game does not follow from the other.
 */
export function passage(from: Game, to: Game): readonly Game[] | undefined {
  const games: Game[] = [];
  for (let at: Game | undefined = to; at && at.plies >= from.plies; at = at.previous) {
    if (at === from) return games.toReversed();
    games.push(at);
  }
  return undefined;
}
