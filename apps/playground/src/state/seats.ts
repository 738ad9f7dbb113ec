/** Who plays each side, and what follows from it: whose turn the bot takes, how far «undo» goes. Pure. */
import type { Game, Side } from "@magomba/engine";

/** Strengths of the bot, weakest first. */
export const levels = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Times a bot may take for one action, in milliseconds. */
export const times = [20, 100, 300, 1000, 3000, 10_000] as const;

export type Level = (typeof levels)[number];
export type Time = (typeof times)[number];

export interface HumanSeat {
  readonly kind: "human";
}

export interface BotSeat {
  readonly kind: "bot";
  readonly level: Level;
  /** The most time for one action. */
  readonly milliseconds: Time;
}

export type Seat = HumanSeat | BotSeat;

export interface Seats {
  readonly south: Seat;
  readonly north: Seat;
}

export const human: HumanSeat = { kind: "human" };

/** What a seat becomes when it is handed to a bot. */
export const usualBot: BotSeat = { kind: "bot", level: 4, milliseconds: 1000 };

/** A person below against the bot above: what a first visit starts with. */
export const usualSeats: Seats = { south: human, north: usualBot };

function parseSeat(value: unknown, usual: Seat): Seat {
  if (typeof value !== "object" || value === null) return usual;
  const { kind, level, milliseconds } = value as Record<string, unknown>;
  if (kind === "human") return human;
  if (kind !== "bot") return usual;
  return {
    kind: "bot",
    level: levels.find((known) => known === level) ?? usualBot.level,
    milliseconds: times.find((known) => known === milliseconds) ?? usualBot.milliseconds,
  };
}

/** Reads stored seats. What cannot be understood becomes the usual. */
export function parseSeats(value: unknown): Seats {
  if (typeof value !== "object" || value === null) return usualSeats;
  const { south, north } = value as Record<string, unknown>;
  return {
    south: parseSeat(south, usualSeats.south),
    north: parseSeat(north, usualSeats.north),
  };
}

/** The side whose turn a bot must take now, if any. */
export function botToAct(game: Game, seats: Seats): Side | undefined {
  if (game.result !== undefined) return undefined;
  return seats[game.side].kind === "bot" ? game.side : undefined;
}

/** The sides that people play. */
export function humanSides(seats: Seats): "both" | Side | "none" {
  const south = seats.south.kind === "human";
  const north = seats.north.kind === "human";
  if (south && north) return "both";
  if (south) return "south";
  return north ? "north" : "none";
}

/** The side that gives up when «resign» is pressed: the only person, or whoever must act. */
export function resigningSide(game: Game, seats: Seats): Side | undefined {
  if (game.result !== undefined) return undefined;
  const sides = humanSides(seats);
  if (sides === "none") return undefined;
  return sides === "both" ? game.side : sides;
}

function isResignation(game: Game): boolean {
  return game.result?.reason === "resigned";
}

/**
 * The game to go back to on «undo»: where a person last decided. Between two people and between two
 * bots that is one action. A resignation is taken back alone. Undefined when there is nothing to undo.
 */
export function undoTarget(game: Game, seats: Seats): Game | undefined {
  if (isResignation(game) || humanSides(seats) === "none") return game.previous;
  let earlier = game.previous;
  while (earlier !== undefined && seats[earlier.side].kind === "bot") earlier = earlier.previous;
  return earlier;
}

/**
 * How many of the games taken back «redo» brings again: the person's action and the bot's answers to
 * it, up to the next decision of a person.
 *
 * @param future The games taken back, nearest first.
 */
export function redoLength(future: readonly Game[], seats: Seats): number {
  if (humanSides(seats) === "none") return Math.min(1, future.length);
  const next = future.findIndex(
    (game) => game.result !== undefined || seats[game.side].kind === "human",
  );
  return next === -1 ? future.length : next + 1;
}
