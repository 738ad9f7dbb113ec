/** Games in words: one sentence for a turn, however many seeds it moved. */
import type { GameEvent, Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { choiceOf, priceOf } from "../choice/decision.ts";
import type { EventFacts, LapCapture, Messages, OpeningMessages } from "../locales/messages.ts";
import { whole } from "../locales/whole.ts";
import type { Verbosity } from "../settings.ts";
import { describeMoment } from "./moment.ts";

type Facts = { -readonly [Type in keyof EventFacts]?: EventFacts[Type] };
type Plain = "accept" | "decline" | "pass";

/** Clauses are told in this order, whatever the order of the events. */
const ORDER = [
  "swap",
  "pass",
  "accept",
  "decline",
  "go",
  "direction",
  "enter",
  "lift",
  "drop",
  "capture",
  "yield",
  "claim",
  "take",
  "stop",
  "trade",
  "offer",
  "lose-house",
  "block",
  "sweep",
] as const satisfies readonly (keyof EventFacts)[];

function more<Known extends { holes: readonly string[]; seeds: number }>(
  known: Known | undefined,
  event: { hole: string; seeds: number },
): { holes: readonly string[]; seeds: number } {
  const holes = known?.holes ?? [];
  return {
    holes: holes.includes(event.hole) ? holes : [...holes, event.hole],
    seeds: (known?.seeds ?? 0) + event.seeds,
  };
}

/** What is told in brief: who played what, and how much was taken. */
function inBrief({ drop: _drop, block: _block, ...facts }: Facts): Facts {
  const { lift, capture, yield: yielded, take } = facts;
  if (lift) facts.lift = { ...lift, laps: 1 };
  if (capture) facts.capture = { ...capture, holes: [], laps: [] };
  if (yielded) facts.yield = { ...yielded, holes: [] };
  if (take) facts.take = { ...take, holes: [] };
  return facts;
}

/** The captures by lap, with one more. */
function byLap(
  known: readonly LapCapture[],
  lap: number,
  event: { hole: string; seeds: number },
): readonly LapCapture[] {
  const last = known.at(-1);
  return last?.lap === lap
    ? [...known.slice(0, -1), { lap, ...more(last, event) }]
    : [...known, { lap, ...more(undefined, event) }];
}

/** Gathers what a run of events by one side comes to. */
function gather(facts: Facts, event: GameEvent, side: Side, price: number): void {
  switch (event.type) {
    case "lift": {
      const laps = (facts.lift?.laps ?? 0) + 1;
      facts.lift = facts.lift
        ? { ...facts.lift, laps }
        : { side, hole: event.hole, seeds: event.seeds, laps };
      break;
    }
    case "drop":
      facts.drop = { hole: event.hole };
      break;
    case "capture":
      if (event.to === "south" || event.to === "north") {
        if (event.to !== side) {
          facts.yield = { ...more(facts.yield, event), to: event.to };
          break;
        }
      }
      facts.capture = {
        ...more(facts.capture, event),
        sown: event.to === "hand",
        laps: byLap(facts.capture?.laps ?? [], facts.lift?.laps ?? 1, event),
      };
      break;
    case "take":
      facts.take = { ...more(facts.take, event), side };
      break;
    case "trade":
      facts.trade = { ...more(facts.trade, event), owner: event.owner };
      break;
    case "offer":
      facts.offer = { side, holes: event.holes, seeds: event.holes.length * price };
      break;
    case "claim":
    case "enter":
      facts[event.type] = { side: event.side, hole: event.hole };
      break;
    case "block":
      if (event.hole === null) delete facts.block;
      else facts.block = { hole: event.hole };
      break;
    case "direction":
      facts.direction = { side: event.side, direction: event.direction };
      break;
    case "lose-house":
    case "swap":
      facts[event.type] = { side: event.side };
      break;
    case "stop":
      facts.stop = { side, hole: event.hole };
      break;
    case "go":
      // Within a turn that is told from its start, the laps tell it.
      if (!facts.lift) facts.go = { side, hole: event.hole };
      break;
    case "sweep": {
      const kept = facts.sweep ?? { south: 0, north: 0 };
      facts.sweep = { ...kept, [event.to]: kept[event.to] + event.seeds };
      break;
    }
    case "accept":
    case "decline":
    case "pass":
      facts[event.type satisfies Plain] = { side };
      break;
    case "turn":
    case "end":
  }
}

/** What need not be said again, or goes without saying. */
function withoutRepeats(facts: Facts): Facts {
  const { lift, capture, take } = facts;
  if (capture && (lift?.laps ?? 1) === 1) facts.capture = { ...capture, laps: [] };
  if (take && lift) facts.take = { ...take, side: undefined };
  return facts;
}

function clausesOf(messages: Messages, facts: Facts): string[] {
  // The table is indexed by the same type as the facts, which the compiler cannot see through a loop.
  const events = messages.events as Readonly<Record<string, (it: unknown) => string>>;
  return ORDER.flatMap((type) => {
    const told = facts[type];
    const clause = events[type];
    return told && clause ? [clause(told)] : [];
  });
}

/** Whether a game waits in the middle of a turn: its side has sown, and must yet choose. */
export function waits(game: Game): boolean {
  const choice = choiceOf(game);
  return choice === "head" || choice === "take";
}

/** The game before the turn that is under way; the game itself where none is. */
export function turnStart(game: Game): Game {
  let start = game;
  while (start.previous && waits(start)) start = start.previous;
  return start;
}

/**
 * What a run of actions did, one sentence for each turn: the last one also says who must act now. `games` are those that the
 * actions made, oldest first, after `from`.
 */
export function describeTurns(
  opening: OpeningMessages,
  from: Game,
  games: readonly Game[],
  verbosity: Verbosity = "full",
): readonly string[] {
  const messages = whole(opening);
  const price = priceOf(from);
  const turns: { side: Side; facts: Facts }[] = [];
  let side = from.side;
  for (const game of games) {
    let turn = turns.at(-1);
    const goesOn = game.previous !== undefined && waits(game.previous);
    if (!turn || turn.side !== side || !goesOn) turns.push((turn = { side, facts: {} }));
    for (const event of game.events) gather(turn.facts, event, side, price);
    side = game.side;
  }
  const last = games.at(-1) ?? from;
  return turns.map(({ facts }, index) => {
    const told = withoutRepeats(verbosity === "brief" ? inBrief(facts) : facts);
    const clauses = clausesOf(messages, told);
    if (index === turns.length - 1) clauses.push(describeMoment(messages, last));
    return messages.sentence(clauses);
  });
}
