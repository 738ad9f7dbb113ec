/** A game as numbered rows of turns, for the move list. Pure. */
import type { Game, Side } from "@magomba/engine";
import { plyOf } from "../state/session.ts";

export interface Turn {
  readonly side: Side;
  /** The turn's actions, in order. */
  readonly actions: readonly string[];
  /** How many actions of the game had been played when this turn was over. */
  readonly ply: number;
}

export interface Row {
  /** Counted from 1. */
  readonly number: number;
  readonly south: Turn | undefined;
  readonly north: Turn | undefined;
}

/** The turns of a game, each with where it ends. */
export function turnsOf(game: Game): readonly Turn[] {
  let ply = 0;
  return game.turns.map(({ side, actions }) => {
    ply += actions.length;
    return { side, actions, ply };
  });
}

/** The moment one turn further on (1) or back (-1) than `shown`, by the steps from the start to it; undefined where there is none. */
export function plyBeside(game: Game, shown: Game, way: -1 | 1): number | undefined {
  const at = plyOf(shown);
  // Giving up belongs to the last turn.
  const plies = [
    0,
    ...turnsOf(game)
      .slice(0, -1)
      .map(({ ply }) => ply),
    plyOf(game),
  ];
  return way < 0 ? plies.findLast((ply) => ply < at) : plies.find((ply) => ply > at);
}

/** South's and North's turns side by side. A side that plays twice in a row gets another row. */
export function rowsOf(turns: readonly Turn[]): readonly Row[] {
  const rows: { number: number; south: Turn | undefined; north: Turn | undefined }[] = [];
  for (const turn of turns) {
    const last = rows.at(-1);
    if (turn.side === "north" && last !== undefined && last.north === undefined) last.north = turn;
    else {
      rows.push({
        number: rows.length + 1,
        south: turn.side === "south" ? turn : undefined,
        north: turn.side === "north" ? turn : undefined,
      });
    }
  }
  return rows;
}
