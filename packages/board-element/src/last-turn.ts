/** What the last turn did, read from the game: the marks that stay on the board until the next one. */
import type { BoardState, GameEvent } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { unmarked } from "./turn-marks.ts";
import type { TurnMarks, Way } from "./turn-marks.ts";

/** Games that led to this one, this one included, newest first, back to one that was so many actions old. */
function back(game: Game, plies: number): readonly Game[] {
  const games = [game];
  for (let at = game.previous; at; at = at.previous) {
    games.push(at);
    if (at.plies <= plies) break;
  }
  return games;
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
