/** A game as numbered turns, with what was written about them and the other lines. Pure. */
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { withoutTimes } from "./clocks.ts";

/** A game that may have been written about: those of the engine's main entry can. */
interface Annotated extends Game {
  readonly comment?: string;
  readonly variations?: readonly Annotated[];
}

/** The actions of one side in a row. */
export interface MoveTurn {
  /** Counted from 1; South's and North's turns after each other share a number. */
  readonly number: number;
  readonly side: Side;
  /** The moment before its first action. */
  readonly before: Game;
  /** The moments after each of its actions; at least one. */
  readonly moments: readonly Game[];
  /** What was written about it, times left out. */
  readonly comments: readonly string[];
  /** Other lines that part from this turn. */
  readonly lines: readonly (readonly MoveTurn[])[];
}

/** The moment after a turn. */
export const after = (turn: MoveTurn): Game => turn.moments.at(-1) ?? turn.before;

/** The actions of a turn as players write them. */
export const actionsOf = ({ moments }: MoveTurn): string =>
  moments.map(({ lastAction }) => lastAction).join(" ");

/** The turns of a line from the moment after so many actions on; the first has this number. */
function turnsFrom(end: Annotated, plies: number, first: number): readonly MoveTurn[] {
  const turns: (MoveTurn & {
    readonly moments: Game[];
    readonly comments: string[];
    readonly lines: (readonly MoveTurn[])[];
  })[] = [];
  for (const moment of end.line as readonly Annotated[]) {
    const { previous: before, lastAction } = moment;
    // A resignation is a moment without an action.
    if (moment.plies <= plies || !before || lastAction === undefined) continue;
    let turn = turns.at(-1);
    if (turn?.side !== before.side) {
      const paired = turn?.side === "south" && before.side === "north";
      const number = turn ? turn.number + (paired ? 0 : 1) : first;
      turn = { number, side: before.side, before, moments: [], comments: [], lines: [] };
      turns.push(turn);
    }
    turn.moments.push(moment);
    const comment = withoutTimes(moment.comment ?? "");
    if (comment) turn.comments.push(comment);
    for (const other of moment.variations ?? [])
      turn.lines.push(turnsFrom(other, before.plies, turn.number));
  }
  return turns;
}

/** The turns of a whole game. */
export function turnsOf(game: Game): readonly MoveTurn[] {
  return turnsFrom(game, 0, 1);
}

/** What was written before the first action. */
export function opening(game: Game): string {
  return withoutTimes((game.line[0] as Annotated | undefined)?.comment ?? "");
}

/** Where a moment stands. */
export interface Place {
  /** The line that it belongs to. */
  readonly line: readonly MoveTurn[];
  /** Which of its turns, from 0. */
  readonly index: number;
}

/** Finds a moment in a line or in the lines that part from it; undefined for the start, and for one that is not there. */
export function find(line: readonly MoveTurn[], moment: Game): Place | undefined {
  const index = line.findIndex(({ moments }) => moments.includes(moment));
  if (index !== -1) return { line, index };
  for (const { lines } of line) {
    for (const other of lines) {
      const place = find(other, moment);
      if (place) return place;
    }
  }
  return undefined;
}
