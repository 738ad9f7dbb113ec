/** Plays a game text that was taken apart, and checks what it tells. */
import { GameTextError } from "../reading-errors.ts";
import { IllegalActionError, MagombaError } from "../errors.ts";
import type { ReadSettings } from "../rules/rules.ts";
import type { Result, Side } from "../types.ts";
import type { Variant } from "../variant/variant.ts";
import { resultText, type ReadGame } from "./game-text.ts";
import { allowance, type Allowance } from "./reading-effort.ts";
import type { ReadAction } from "./turns-text.ts";

/** What replaying needs of a game. */
export interface Replayed<G> {
  readonly result: Result | undefined;
  play(action: string): G;
  resign(side: Side): G;
  withHeader(name: string, value: string): G;
  withComment(comment: string): G;
  withVariation(line: G): G;
}

/** How strictly a game text is read. */
export interface ParseSettings {
  /**
   * Accept turns that are numbered or joined otherwise than they would be written, and a told result that is not the one reached.
   * Default false.
   */
  readonly lenient?: boolean;
}

/** How games begin, and what they cost. */
export interface Beginnings<G> {
  readonly start: (variant: Variant) => G;
  readonly from: (variant: Variant, position: string, settings: ReadSettings) => G;
  /** See `effortAt`. */
  readonly effort: (game: G, most: number) => number;
}

/** The game that a text tells. Throws a GameTextError with the place of what cannot be. */
export function replay<G extends Replayed<G>>(
  read: ReadGame,
  beginnings: Beginnings<G>,
  lenient: boolean,
): G {
  let game = begin(read, beginnings);
  for (const [name, value] of read.headers) game = game.withHeader(name, value);
  if (read.startComment !== "") game = game.withComment(read.startComment);
  const allowed = allowance(beginnings.effort);
  return end(playAll(game, read.actions, allowed), read.result, lenient);
}

function playAll<G extends Replayed<G>>(
  from: G,
  actions: readonly ReadAction[],
  allowed: Allowance<G>,
): G {
  let game = from;
  for (const { action, comment, variations, line, column } of actions) {
    const before = game;
    if (!allowed(game)) {
      throw new GameTextError("game-too-long", line, column, "takes too much work to play");
    }
    try {
      game = game.play(action);
    } catch (error) {
      if (!(error instanceof IllegalActionError)) throw error;
      throw new GameTextError("game-action", line, column, `${error.code} ${action}`);
    }
    if (comment !== "") game = game.withComment(comment);
    for (const variation of variations) {
      game = game.withVariation(playAll(before, variation, allowed));
    }
  }
  return game;
}

function begin<G>({ variant, start, anyTotal }: ReadGame, beginnings: Beginnings<G>): G {
  if (start === undefined) return beginnings.start(variant);
  try {
    return beginnings.from(variant, start.text, { anyTotal });
  } catch (error) {
    if (!(error instanceof MagombaError)) throw error;
    throw new GameTextError("game-start", start.line, 1, error.message);
  }
}

/** Checks the result that a text tells; a resignation is known from it alone. */
function end<G extends Replayed<G>>(game: G, told: ReadGame["result"], lenient: boolean): G {
  if (told === undefined) return game;
  const resigned = /^win (south|north) resigned$/.exec(told.text);
  const ended =
    resigned !== null && game.result === undefined
      ? game.resign(resigned[1] === "south" ? "north" : "south")
      : game;
  if (lenient) return ended;
  if (ended.result === undefined || resultText(ended.result) !== told.text) {
    throw new GameTextError("game-result", told.line, 1, `not reached: ${told.text}`);
  }
  return ended;
}
