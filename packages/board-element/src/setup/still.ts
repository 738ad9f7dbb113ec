/** A position as it stands, for a board to draw: nobody can play in it, and nothing ends it. */
import type { Variant } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import type { Draft } from "./draft.ts";

/** What boards, and what stands beside them, read of a game that nobody plays. */
type Shown = Pick<
  Game,
  | "variant"
  | "board"
  | "state"
  | "seeds"
  | "captured"
  | "owners"
  | "claims"
  | "side"
  | "phase"
  | "result"
  | "position"
  | "start"
  | "actions"
  | "events"
  | "history"
  | "plies"
  | "turns"
  | "lastAction"
  | "previous"
>;

/** The draft as a game that has just begun, for a board that is not played on. */
export function stillGame(variant: Variant, draft: Draft, position: string): Game {
  const shown: Shown = {
    variant,
    board: variant.board,
    state: { ...draft, hand: 0, phase: "-", result: undefined },
    seeds: draft.seeds,
    captured: draft.captured,
    owners: draft.owners,
    claims: draft.claims,
    side: draft.side,
    phase: "-",
    result: undefined,
    position,
    start: position,
    actions: [],
    events: [],
    history: [],
    plies: 0,
    turns: [],
    lastAction: undefined,
    previous: undefined,
  };
  const line: Shown[] = [shown];
  // A game has private parts that nobody looks at here.
  return Object.assign(shown, { line }) as unknown as Game;
}
