/** A position under way of one game: what it says, and whether it can be. */
import type { Variant } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { gameFrom } from "@magomba/engine/positions";
import { draftOf, movedTo, partsOf, textOf, withStock } from "./draft.ts";
import type { Draft, Part } from "./draft.ts";

/** A position that was put together, and whether it can be. */
export interface Made {
  /** The position text. */
  readonly position: string;
  /** The game that begins there; undefined while it cannot be. */
  readonly game: Game | undefined;
  /** Why it cannot be: the code of the engine's error. */
  readonly code: string | undefined;
}

/** A draft, and the game of whose positions it is one. */
export interface Sketch {
  readonly draft: Draft;
  readonly parts: readonly Part[];
  /** Whether captured seeds are kept in that game. */
  readonly keeps: boolean;
  readonly variant: Variant;
}

/** The position of a game. */
export function sketchOf(game: Game): Sketch {
  const { variant } = game;
  const [draft, parts] = [draftOf(game), partsOf(game)];
  return { draft, parts, keeps: keepsCaptured(variant, draft, parts), variant };
}

/** A sketch as one of another game with the same holes. */
export function carriedTo({ draft, parts, keeps }: Sketch, base: Sketch): Sketch {
  const shared: (Part | "captured")[] = base.parts.filter((part) => parts.includes(part));
  if (keeps && base.keeps) shared.push("captured");
  return { ...base, draft: movedTo(base.draft, draft, shared) };
}

/** The position, and the game that begins there. */
export function make({ draft, parts, variant }: Sketch): Made {
  const position = textOf(variant.board, draft, parts);
  try {
    return { position, game: gameFrom(variant, position), code: undefined };
  } catch (error) {
    return { position, game: undefined, code: codeOf(error) };
  }
}

function keepsCaptured(variant: Variant, draft: Draft, parts: readonly Part[]): boolean {
  const some = withStock(draft, "captured", "south", 1);
  try {
    gameFrom(variant, textOf(variant.board, some, parts), { anyTotal: true });
    return true;
  } catch (error) {
    return codeOf(error) !== "position-captured";
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
