/** The moments of a game between its turns, where a board with a bar goes through its own game. Pure. */
import type { Game } from "@magomba/engine/game";

/** What of a board says whether and where it can be gone through. */
export interface GoneThrough {
  readonly controls: boolean;
  readonly record: string;
  readonly variant: unknown;
  /** The game as far as it is shown. */
  readonly game: Game | undefined;
  /** The game as far as it was played. */
  readonly played: Game | undefined;
}

/** Whether turns are gone through on the board: a page that keeps the game itself goes through it in its own way. */
export function goesThrough({ controls, record, variant }: GoneThrough): boolean {
  return controls && Boolean(record || variant);
}

/** The moments between two turns, by how many actions were played before each. */
function momentsOf({ turns }: Game): readonly number[] {
  let ply = 0;
  return [0, ...turns.map(({ actions }) => (ply += actions.length))];
}

/** The moment before or after the one shown, by how many actions were played before it; undefined at the ends. */
export function momentBeside({ game, played }: GoneThrough, way: -1 | 1): number | undefined {
  if (!game || !played) return undefined;
  const moments = momentsOf(played);
  return way < 0
    ? moments.findLast((ply) => ply < game.plies)
    : moments.find((ply) => ply > game.plies);
}
