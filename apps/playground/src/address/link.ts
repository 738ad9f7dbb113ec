/**
 * A game as the fragment of an address: the letters that the engine makes of a game. Games too long for an address are shared from
 * their present position on.
 */
import { Game, GameLinkError } from "@magomba/engine";

/** Longer links are neither made nor read. In characters. */
export const longestLink = 8192;

/** Longer games are shared from their present position on. In actions. */
const mostActions = 4000;

/** Why a link is refused: the codes of the engine's GameLinkError. */
export type LinkErrorCode =
  | "link-malformed"
  | "link-too-long"
  | "link-version"
  | "link-variant"
  | "link-start"
  | "link-action"
  | "link-checksum";

/** Why a link is refused. */
export class LinkError extends Error {
  override readonly name = "LinkError";
  readonly code: LinkErrorCode;

  constructor(code: LinkErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** A link, without `#`. */
export interface Link {
  readonly link: string;
  /** False when the game was too long and the link holds its present position alone. */
  readonly whole: boolean;
}

/**
 * The link of a game.
 *
 * @param most Longer games are given from their present position on. In actions.
 */
export function encodeLink(game: Game, most: number = mostActions): Link {
  if (game.plies <= most) {
    const link = game.toLink();
    if (link.length <= longestLink) return { link, whole: true };
  }
  const { result } = game;
  const resigned = result?.reason === "resigned";
  const now = Game.from(game.variant, game.position, { anyTotal: true });
  const last = resigned ? now.resign(result.winner === "south" ? "north" : "south") : now;
  return { link: last.toLink(), whole: false };
}

/** Reads a link (without `#`). Throws a LinkError. */
export function decodeLink(fragment: string): Game {
  if (fragment.length > longestLink) throw new LinkError("link-too-long");
  try {
    return Game.fromLink(fragment);
  } catch (error) {
    if (!(error instanceof GameLinkError)) throw error;
    throw new LinkError(error.code as LinkErrorCode, { cause: error });
  }
}
