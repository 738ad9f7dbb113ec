/** What playing at a hole would come to. */
import type { Game } from "@magomba/engine/game";
import { parseAction } from "@magomba/engine/actions";
import type { Refusal, WayFacts } from "../locales/messages.ts";

/** What is told of a hole beside what lies in it. */
export interface Prospect {
  /** Where it can be played to. */
  readonly ways: readonly WayFacts[];
  /** What playing it would do, or why it cannot be played; undefined where neither is to be told. */
  readonly text: string | undefined;
}

/** Reasons that are not seen by looking at the hole. */
const HIDDEN: ReadonlySet<Refusal> = new Set([
  "blocked",
  "must-capture",
  "must-feed",
  "other-row",
  "single",
  "single-into",
  "endless",
  "not-legal",
]);

/** Whether a reason tells more than the hole itself does. */
export function worthTelling(refusal: Refusal | undefined): refusal is Refusal {
  return refusal !== undefined && HIDDEN.has(refusal);
}

/** Where an action leads: `next` is the game after it. */
export function wayOf(game: Game, action: string, next: Game, several: boolean): WayFacts {
  let end: string | undefined;
  let captured = 0;
  for (const event of next.events) {
    if (event.type === "drop") end = event.hole;
    else if (event.type === "capture" && (event.to === game.side || !isSide(event.to)))
      captured += event.seeds;
  }
  const parts = parseAction(action);
  const way = parts?.type === "step" ? "step" : parts?.type === "sow" ? parts.direction : undefined;
  return { way: several ? (way ?? "forward") : undefined, end, captured, then: thenOf(game, next) };
}

function thenOf(game: Game, next: Game): WayFacts["then"] {
  if (next.result) return "over";
  if (next.side !== game.side) return undefined;
  return next.phase === game.phase ? "again" : "choice";
}

function isSide(place: string): boolean {
  return place === "south" || place === "north";
}
