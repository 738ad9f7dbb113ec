/** What the last turn did, read from the game: the marks that stay on the board until the next one. */
import type { BoardState, GameEvent, Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";

/** A step of a sowing from hole to hole. */
export interface Way {
  readonly hole: string;
  readonly to: string;
  /** Counted from 1. */
  readonly lap: number;
}

/** The marks of a turn. Holes by name. */
export interface TurnMarks {
  readonly side: Side | undefined;
  /** Where seeds were first lifted. */
  readonly origin: string | undefined;
  /** Where the last seed fell. */
  readonly last: string | undefined;
  /** Emptied by a capture or a take, or changed hands. */
  readonly captured: ReadonlySet<string>;
  /** The way that the seeds took: for a turn that was played its first step only. */
  readonly ways: readonly Way[];
  /** Seeds gained or lost over the whole turn, by hole in board order. */
  readonly deltas: readonly number[];
}

/** No marks, on a board with so many holes. */
export const unmarked: TurnMarks = {
  side: undefined,
  origin: undefined,
  last: undefined,
  captured: new Set(),
  ways: [],
  deltas: [],
};

/** Games that led to this one, this one included, newest first, back to one that was so many actions old. */
function back(game: Game, plies: number): readonly Game[] {
  const games = [game];
  for (let at = game.previous; at; at = at.previous) {
    games.push(at);
    if (at.plies <= plies) break;
  }
  return games;
}

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

/** The steps of a sowing; of several from one hole, the last. */
function waysOf(events: readonly GameEvent[]): readonly Way[] {
  const ways = new Map<string, Way>();
  let hole: string | undefined;
  let lap = 1;
  for (const event of events) {
    if (event.type === "lift") ({ hole, lap } = event);
    else if (event.type === "drop") {
      if (hole !== undefined) ways.set(hole, { hole, to: event.hole, lap });
      ({ hole } = event);
    }
  }
  return [...ways.values()];
}

/** The marks of the turn that `events` made, from the state before to the state after. */
export function marksOf(
  events: readonly GameEvent[],
  before: BoardState,
  after: BoardState,
): TurnMarks {
  let origin: string | undefined;
  let last: string | undefined;
  const captured = new Set<string>();
  for (const event of events) {
    if (event.type === "lift") origin ??= event.hole;
    else if (event.type === "drop") last = event.hole;
    else if (event.type === "capture" || event.type === "take" || event.type === "trade") {
      captured.add(event.hole);
    }
  }
  return {
    side: before.side,
    origin,
    last,
    captured,
    ways: waysOf(events),
    deltas: after.seeds.map((seeds, index) => seeds - (before.seeds[index] ?? 0)),
  };
}

/** What happened in a turn. */
export interface TurnFilm {
  /** The game before it. */
  readonly before: Game;
  /** The games that its actions made, oldest first. */
  readonly games: readonly Game[];
}

/** The last turn of a game, the one under way when it waits for a choice; undefined when nothing was played. */
export function turnFilm(game: Game): TurnFilm | undefined {
  const actions = game.turns.at(-1)?.actions.length ?? 0;
  const games = back(game, game.plies - actions);
  const before = games.at(-1);
  if (actions === 0 || !before || before === game) return undefined;
  return { before, games: games.slice(0, -1).toReversed() };
}

/** The marks of the last turn of a game; of the turn under way when it waits for a choice. */
export function lastTurn(game: Game): TurnMarks {
  const film = turnFilm(game);
  if (!film) return unmarked;
  const events = film.games.flatMap((step) => step.events);
  const marks = marksOf(events, film.before.state, game.state);
  const first = events.findIndex(({ type }) => type === "drop");
  return { ...marks, ways: waysOf(events.slice(0, first + 1)) };
}
