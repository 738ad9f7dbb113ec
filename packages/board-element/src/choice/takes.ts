/** Takes, seed by seed or hole by hole: what can be taken back, and what can be taken at once. */
import { parseAction } from "@magomba/engine/actions";
import type { Game } from "@magomba/engine/game";
import { decisionOf } from "./decision.ts";

/** The hole from which the last action took; undefined when it was no take. */
function takenFrom(game: Game): string | undefined {
  const parts = game.lastAction === undefined ? undefined : parseAction(game.lastAction);
  return parts?.type === "take" ? parts.hole : undefined;
}

/** The game before the last take, as long as the turn is not complete; undefined when there is nothing to take back. */
export function takenBefore(game: Game): Game | undefined {
  const { previous } = game;
  if (!previous || game.result || previous.side !== game.side) return undefined;
  return takenFrom(game) === undefined ? undefined : previous;
}

/** Several seeds of one hole that can all be taken. */
export interface TakesLeft {
  readonly hole: string;
  /** The action that takes one of them. */
  readonly action: string;
  readonly seeds: number;
}

/** The seeds of a hole that can all be taken now; undefined where a take is a whole hole, or only one is left. */
export function takesLeft(
  game: Game,
  hole: string | undefined = takenFrom(game),
): TakesLeft | undefined {
  const decision = decisionOf(game);
  const action = `x${hole}`;
  if (decision.type !== "take" || decision.unit !== "seeds") return undefined;
  if (hole === undefined || !game.actions.includes(action)) return undefined;
  const index = game.variant.board.holes.findIndex(({ name }) => name === hole);
  const seeds = Math.min(decision.left, game.seeds[index] ?? 0);
  return seeds > 1 ? { hole, action, seeds } : undefined;
}
