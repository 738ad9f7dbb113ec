/** Events folded over the state of a board. */
import type { Board, BoardState, Captured, GameEvent, Side } from "./types.ts";

const indices = new WeakMap<Board, ReadonlyMap<string, number>>();

function indexOf(board: Board, name: string): number {
  let known = indices.get(board);
  if (known === undefined) {
    known = new Map(board.holes.map((hole) => [hole.name, hole.index]));
    indices.set(board, known);
  }
  return known.get(name) ?? -1;
}

/**
 * The state after an event. Pure: the given state is not changed. Seeds in holes, in the hand and captured add up to the
 * same number before and after.
 */
export function applyEvent(board: Board, state: BoardState, event: GameEvent): BoardState {
  switch (event.type) {
    case "lift":
      return {
        ...state,
        seeds: changed(state.seeds, indexOf(board, event.hole), -event.seeds),
        hand: state.hand + event.seeds,
      };
    case "drop":
      if (isSide(event.hole)) {
        return { ...state, hand: state.hand - 1, captured: gained(state.captured, event.hole, 1) };
      }
      return {
        ...state,
        seeds: changed(state.seeds, indexOf(board, event.hole), 1),
        hand: state.hand - 1,
      };
    case "capture": {
      const seeds = changed(state.seeds, indexOf(board, event.hole), -event.seeds);
      if (event.to === "hand") return { ...state, seeds, hand: state.hand + event.seeds };
      if (isSide(event.to)) {
        return { ...state, seeds, captured: gained(state.captured, event.to, event.seeds) };
      }
      return { ...state, seeds: changed(seeds, indexOf(board, event.to), event.seeds) };
    }
    case "take":
    case "sweep":
      return {
        ...state,
        seeds: changed(state.seeds, indexOf(board, event.hole), -event.seeds),
        captured: gained(state.captured, event.to, event.seeds),
      };
    case "trade": {
      const hole = indexOf(board, event.hole);
      return {
        ...state,
        seeds: changed(state.seeds, hole, event.seeds),
        captured: gained(state.captured, event.owner, -event.seeds),
        owners: state.owners.map((owner, index) => (index === hole ? event.owner : owner)),
      };
    }
    case "claim": {
      const hole = indexOf(board, event.hole);
      const claims = state.claims.map((claim, index) => (index === hole ? event.side : claim));
      return { ...state, claims };
    }
    case "enter":
      return {
        ...state,
        seeds: changed(state.seeds, indexOf(board, event.hole), 1),
        reserve: gained(state.reserve, event.side, -1),
      };
    case "lose-house":
      return { ...state, houses: state.houses.filter((side) => side !== event.side) };
    case "block":
      return { ...state, blocked: event.hole };
    case "direction":
      return { ...state, directions: { ...state.directions, [event.side]: event.direction } };
    case "swap":
      return turnedRound(state);
    case "turn":
      return { ...state, side: event.side, phase: event.phase };
    case "end":
      return { ...state, result: event.result };
    case "offer":
    case "accept":
    case "decline":
    case "stop":
    case "go":
    case "pass":
      return state;
  }
}

/** The state after half a turn of the board: the last hole becomes the first, and what is South's becomes North's. */
function turnedRound(state: BoardState): BoardState {
  const { captured, directions, reserve } = state;
  const other = (side: Side): Side => (side === "south" ? "north" : "south");
  return {
    ...state,
    seeds: state.seeds.toReversed(),
    captured: { south: captured.north, north: captured.south },
    owners: state.owners.map(other).toReversed(),
    claims: state.claims.map((side) => (side === null ? null : other(side))).toReversed(),
    directions: { south: directions.north, north: directions.south },
    reserve: { south: reserve.north, north: reserve.south },
    houses: state.houses.map(other).toReversed(),
    blocked: null,
  };
}

function isSide(name: string): name is Side {
  return name === "south" || name === "north";
}

function changed(seeds: readonly number[], hole: number, by: number): readonly number[] {
  const copy = seeds.slice();
  copy[hole] = copy[hole]! + by;
  return copy;
}

function gained(captured: Captured, side: Side, by: number): Captured {
  return { ...captured, [side]: captured[side] + by };
}
