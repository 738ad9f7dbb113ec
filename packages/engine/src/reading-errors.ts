/** Errors of texts that cannot be read: positions, games, links. */
import { MagombaError } from "./errors.ts";

/**
 * `position-malformed`: too few or too many parts; `position-rows`: the number of rows; `position-seeds`: a count that is no whole number,
 * or more than a hole can hold; `position-total`: the seeds do not add up to the variant's total.
 */
export type PositionErrorCode =
  | "position-malformed"
  | "position-too-long"
  | "position-rows"
  | "position-row-length"
  | "position-seeds"
  | "position-side"
  | "position-phase"
  | "position-captured"
  | "position-owners"
  | "position-claims"
  | "position-directions"
  | "position-reserve"
  | "position-houses"
  | "position-blocked"
  | "position-total";

/** A position text that cannot be read or cannot be. */
export class PositionError extends MagombaError {
  declare readonly code: PositionErrorCode;
  /** The offending part of the text, cut to 80 characters. */
  declare readonly part: string;

  constructor(code: PositionErrorCode, part: string, message: string) {
    const shown = part.slice(0, 80);
    super(code, `${message}: ${shown}`, { name: "PositionError", part: shown });
  }
}

/**
 * A game text that cannot be read.
 * Codes: `game-too-long`, `game-header`, `game-variant`, `game-start`, `game-text` (not an action, number, comment or result),
 * `game-action` (an action that cannot be played there), `game-result` (the result told is not the result reached),
 * `game-comment` (a comment that is not closed), `game-variation` (a variation that is not closed, or belongs to nothing).
 */
export class GameTextError extends MagombaError {
  /** 1-based. */
  declare readonly line: number;
  /** 1-based, in UTF-16 code units. */
  declare readonly column: number;

  constructor(code: string, line: number, column: number, message: string) {
    super(code, `${line}:${column}: ${message}`, { name: "GameTextError", line, column });
  }
}

/**
 * A game link that cannot be read or made.
 * Codes: `link-too-long`, `link-malformed` (other letters, or it ends too early), `link-version`, `link-variant`, `link-start`,
 * `link-action` (no such action there), `link-checksum` (cut, mistyped, or the rules have changed).
 */
export class GameLinkError extends MagombaError {
  constructor(code: string, message: string) {
    super(code, `${code}: ${message}`, { name: "GameLinkError" });
  }
}
