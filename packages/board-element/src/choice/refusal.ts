/** Why a hole cannot be used: in the player's terms, and as exact as can be told without deciding rules here. */
import type { Game } from "@magomba/engine/game";
import type { Refusal } from "../locales/messages.ts";
import type { Choices } from "./choices.ts";

/** Whether the player at the board may act now. */
export type Permission = "granted" | "view-only" | "game-over" | "other-side";

/** The sowings a hole could begin, as action texts. */
const ways = (hole: string): readonly string[] => [hole, `${hole}>`, `${hole}<`];

function codeOf(game: Game, action: string): string {
  try {
    game.play(action);
    return "";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "";
  }
}

function captures(game: Game, action: string | undefined): boolean {
  if (action === undefined) return false;
  return game.play(action).events.some((event) => event.type === "capture");
}

/** Whether the rules have the turn begin in one row, and this hole lies in another. */
function elsewhere(game: Game, choices: Choices, index: number): boolean {
  const { board, rules } = game.variant;
  if ((rules.start?.rows ?? "all") === "all") return false;
  const row = board.holes[index]?.row;
  return board.holes.every((hole) => hole.row !== row || !choices.holes.has(hole.name));
}

/** Whether the other side has no seeds. */
function starving(game: Game): boolean {
  return game.seeds.every((seeds, index) => seeds === 0 || game.owners[index] === game.side);
}

/** Finds the reason why touching `hole` does nothing. */
export function refusalAt(
  game: Game,
  choices: Choices,
  hole: string,
  permission: Permission,
  offering: boolean,
): Refusal {
  if (permission !== "granted") return permission;
  if (offering) return "cannot-offer";
  // Where holes can be played as well, a button is one choice among them.
  if (choices.buttons.length > 0 && choices.holes.size === 0) return "choose-first";
  const index = game.variant.board.holes.findIndex(({ name }) => name === hole);
  const seeds = game.seeds[index] ?? 0;
  const own = game.owners[index] === game.side;
  if (choices.use === "take") {
    if (own) return "take-enemy";
    return seeds === 0 ? "empty" : "not-legal";
  }
  if (!own) return "not-owned";
  if (seeds === 0) return "empty";
  if (game.state.blocked === hole) return "blocked";
  const start = game.variant.rules.start;
  if (start?.mustCapture && captures(game, game.actions[0])) return "must-capture";
  if (elsewhere(game, choices, index)) return "other-row";
  if (start?.singles === "otherwiseStuck" && seeds < (start.minimum ?? 1)) return "single";
  if (start?.singleInto === "empty" && seeds === 1) return "single-into";
  if (start?.feeding !== undefined && starving(game)) return "must-feed";
  return ways(hole).some((action) => codeOf(game, action).startsWith("endless"))
    ? "endless"
    : "not-legal";
}
