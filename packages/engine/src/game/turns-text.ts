/** The turns of a game text: numbers, actions joined by commas, comments in braces, variations in parentheses. */
import { GameTextError } from "../reading-errors.ts";
import { parseAction } from "../notation/parse-action.ts";
import type { Side } from "../types.ts";

/** Variations lie no deeper in one another than this. */
const DEEPEST = 32;
/** The most variations of one action. */
export const MOST_VARIATIONS = 100;
/** The longest comment, in characters. */
export const MOST_COMMENT = 2000;

/** An action to write. */
export interface WrittenMove {
  readonly side: Side;
  readonly action: string;
  readonly comment: string;
  /** Other ways to go on from before this action. */
  readonly variations: readonly (readonly WrittenMove[])[];
}

/** An action that was read, with where it stands. */
export interface ReadAction {
  readonly action: string;
  readonly comment: string;
  readonly variations: readonly (readonly ReadAction[])[];
  /** 1-based. */
  readonly line: number;
  readonly column: number;
}

/** An action while it is read. */
type Reading = { -readonly [Key in keyof ReadAction]: ReadAction[Key] } & {
  readonly variations: (readonly ReadAction[])[];
};

/** A piece of the text. */
export interface Token {
  readonly kind: "number" | "action" | "comma" | "open" | "close" | "comment";
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** One line for each number, two turns on a line. */
export function writeTurns(moves: readonly WrittenMove[], first: number): string[] {
  const lines: string[] = [];
  let number = first - 1;
  let previous: Side | undefined;
  let open = false;
  for (const { side, action, comment, variations } of moves) {
    if (previous === undefined || (side !== previous && side === "south")) {
      number++;
      lines.push(`${number}.${side === "north" ? ".." : ""} ${action}`);
    } else {
      const joint = side === previous ? (open ? "," : ", ") : " ";
      lines[lines.length - 1] += `${joint}${action}`;
    }
    const notes = variations.map((variation) => `(${writeTurns(variation, number).join(" ")})`);
    if (comment !== "") notes.unshift(`{${comment}}`);
    if (notes.length > 0) lines[lines.length - 1] += ` ${notes.join(" ")}`;
    open = notes.length === 0;
    previous = side;
  }
  return lines;
}

const PIECE = /\s+|\d+\.(?:\.\.)?|[^\s,{}()]+|[,{}()]/y;
const KINDS: Readonly<Record<string, Token["kind"]>> = { ",": "comma", "(": "open", ")": "close" };

/** Cuts lines into tokens, from the line with index `first` on. Throws a GameTextError: `game-text` or `game-comment`. */
export function tokensOf(lines: readonly string[], first: number): Token[] {
  const tokens: Token[] = [];
  let comment: { text: string; line: number; column: number } | undefined;
  for (let index = first; index < lines.length; index++) {
    const text = lines[index]!;
    if (comment !== undefined) comment.text += " ";
    PIECE.lastIndex = 0;
    while (PIECE.lastIndex < text.length) {
      const place = { line: index + 1, column: PIECE.lastIndex + 1 };
      const piece = PIECE.exec(text)![0];
      if (comment !== undefined) {
        if (piece === "}") {
          const { line, column } = comment;
          const clean = comment.text.replace(/\s+/g, " ").trim();
          tokens.push({ kind: "comment", text: clean, line, column });
          comment = undefined;
        } else comment.text += piece;
      } else if (piece === "{") comment = { text: "", ...place };
      else if (KINDS[piece] !== undefined)
        tokens.push({ kind: KINDS[piece], text: piece, ...place });
      else if (/^\d+\./.test(piece)) tokens.push({ kind: "number", text: piece, ...place });
      else if (parseAction(piece) !== undefined) {
        tokens.push({ kind: "action", text: piece, ...place });
      } else if (!/^\s+$/.test(piece)) {
        throw new GameTextError("game-text", place.line, place.column, piece.slice(0, 40));
      }
    }
  }
  if (comment === undefined) return tokens;
  throw new GameTextError("game-comment", comment.line, comment.column, "comment not closed");
}

/** Two comments on the same action. Throws a GameTextError: `game-comment`. */
function joined(before: string, { text, line, column }: Token): string {
  const comment = before === "" || text === "" ? before + text : `${before} ${text}`;
  if (comment.length <= MOST_COMMENT) return comment;
  throw new GameTextError("game-comment", line, column, "comment too long");
}

/** Puts tokens together; numbers and commas are passed over. Throws a GameTextError: `game-variation` or `game-comment`. */
export function readTurns(tokens: readonly Token[]): {
  readonly startComment: string;
  readonly actions: readonly ReadAction[];
} {
  let at = 0;
  let startComment = "";

  function readLine(depth: number): ReadAction[] {
    const actions: Reading[] = [];
    for (; at < tokens.length; at++) {
      const token = tokens[at]!;
      const { kind, text, line, column } = token;
      const last = actions.at(-1);
      if (kind === "action")
        actions.push({ action: text, comment: "", variations: [], line, column });
      else if (kind === "comment") {
        if (last !== undefined) last.comment = joined(last.comment, token);
        else startComment = joined(startComment, token);
      } else if (kind === "open") {
        const refuse = (what: string): GameTextError =>
          new GameTextError("game-variation", line, column, what);
        if (last === undefined || depth >= DEEPEST) throw refuse("no action, or too deep");
        if (last.variations.length >= MOST_VARIATIONS) throw refuse("too many");
        at++;
        const variation = readLine(depth + 1);
        if (tokens[at]?.kind !== "close" || variation.length === 0) {
          throw refuse("empty, or not closed");
        }
        last.variations.push(variation);
      } else if (kind === "close") {
        if (depth > 0) return actions;
        throw new GameTextError("game-variation", line, column, "nothing to close");
      }
    }
    return actions;
  }

  const actions = readLine(0);
  return { startComment, actions };
}

/** Where a text first departs from how it would be written: its place, and what was expected. */
export function departure(
  given: readonly Token[],
  wanted: readonly Token[],
): { readonly line: number; readonly column: number; readonly expected: string } | undefined {
  for (let at = 0; at < Math.max(given.length, wanted.length); at++) {
    const token = given[at];
    const expected = wanted[at]?.text ?? "the end";
    if (token?.text === wanted[at]?.text && token?.kind === wanted[at]?.kind) continue;
    const place = token ?? given.at(-1);
    return { line: place?.line ?? 1, column: place?.column ?? 1, expected };
  }
  return undefined;
}
