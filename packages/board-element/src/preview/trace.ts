/** What an action would do, worked out by playing it in a game of its own. */
import type { GameEvent } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { marksOf } from "../last-turn.ts";
import type { TurnMarks } from "../turn-marks.ts";

/** What an action would do. Holes by name. */
export interface Trace {
  readonly action: string;
  /** The game that it would lead to. */
  readonly game: Game;
  /** The holes of each lap: the one that is lifted, then those that are sown; a store by its side. */
  readonly laps: readonly (readonly string[])[];
  /** Where the last seed falls; undefined when none is sown. */
  readonly end: string | undefined;
  /** Seeds gained or lost, by hole in board order. */
  readonly deltas: readonly number[];
  /** Holes that are emptied by captures and takes, or change hands. */
  readonly captured: readonly string[];
  /** Seeds that the side to act would have more among its captured ones; less when negative. */
  readonly gained: number;
}

/** The holes of each lap: the one that is lifted, then those that are sown; a store by its side. */
export function lapsOf(events: readonly GameEvent[]): readonly (readonly string[])[] {
  const laps: string[][] = [];
  for (const event of events) {
    if (event.type === "lift") laps.push([event.hole]);
    else if (event.type === "drop") laps.at(-1)?.push(event.hole);
  }
  return laps;
}

/** Works out what an action would do. Throws the engine's `IllegalActionError`: `endless-action` for one that would never end. */
export function traceOf(game: Game, action: string): Trace {
  const next = game.play(action);
  const { last, deltas, captured } = traceMarks(game, next);
  return {
    action,
    game: next,
    laps: lapsOf(next.events),
    end: last,
    deltas,
    captured: [...captured],
    gained: next.captured[game.side] - game.captured[game.side],
  };
}

/**
 * The marks of a hole that can be played in several ways: the first step of each, where each ends, and what each would capture. `games` are
 * those after each.
 */
export function forkMarks(game: Game, games: readonly Game[]): TurnMarks | undefined {
  const all = games.map((next) => traceMarks(game, next));
  const [one] = all;
  if (!one) return undefined;
  return {
    ...one,
    last: undefined,
    ends: new Set(all.flatMap(({ last }) => last ?? [])),
    captured: new Set(all.flatMap(({ captured }) => [...captured])),
    ways: all.flatMap(({ ways }) => ways.slice(0, 1)),
    deltas: [],
  };
}

/** The marks of one action, as they would lie on the board after it. */
export function traceMarks(game: Game, next: Game): TurnMarks {
  return marksOf(next.events, game.state, next.state);
}
