/**
 * Game text: a whole game as people can read it and version control can compare it.
 *
 * ```text
 * variant: tsoro
 * options: columns=8 bonus=3
 * south: Rudo
 * result: win south none-left
 *
 * 1. B6,stop b2
 * 2. B1 {a quiet start} b5,xA1,xB3
 * ```
 *
 * Headers come first: `variant` (the id of a built-in, or a definition as JSON on one line), `options`, `start` (a position text),
 * `seeds: any` (its seeds need not add up to the variant's total), `result`, and any others. After an empty line come the turns, two on a
 * line: the actions of a turn joined by commas; a comment in braces after the action it is about; then other ways to go on from before
 * that action, each in parentheses. When North begins, the first line starts with `1...`.
 */
import { GameTextError } from "../reading-errors.ts";
import { VariantError } from "../errors.ts";
import type { Options, OptionValue, Result } from "../types.ts";
import { parseVariant } from "../variant/parse.ts";
import type { Variant } from "../variant/variant.ts";
import { isBuiltIn, variant as builtIn, variants } from "../variants/registry.ts";
import {
  readTurns,
  tokensOf,
  writeTurns,
  type ReadAction,
  type Token,
  type WrittenMove,
} from "./turns-text.ts";

/** A game text of more characters is refused. */
const LONGEST_GAME_TEXT = 1_000_000;
/** Headers that say what is played; they are no notes about it. */
const OWN = ["variant", "options", "start", "seeds", "result"];
/** More headers than so many besides those are refused. */
export const MOST_HEADERS = 100;

/** What the writer needs of a game. */
export interface WrittenGame {
  readonly variant: Variant;
  readonly start: string;
  readonly usualStart: string;
  readonly anyTotal: boolean;
  readonly headers: ReadonlyMap<string, string>;
  readonly startComment: string;
  readonly moves: readonly WrittenMove[];
  readonly result: Result | undefined;
}

/** A game text taken apart; whether its actions can be played is not known yet. */
export interface ReadGame {
  readonly variant: Variant;
  /** With the line it stands on; undefined for the variant's own start. */
  readonly start: { readonly text: string; readonly line: number } | undefined;
  readonly anyTotal: boolean;
  readonly headers: ReadonlyMap<string, string>;
  readonly startComment: string;
  readonly actions: readonly ReadAction[];
  /** The turns as they stand in the text. */
  readonly tokens: readonly Token[];
  readonly result: { readonly text: string; readonly line: number } | undefined;
}

/** `win south none-left`, `draw repetition`, `void repetition`. */
export function resultText(result: Result): string {
  const winner = result.winner === null ? "" : `${result.winner} `;
  return `${result.outcome} ${winner}${result.reason}`;
}

/** The text of a game. */
export function writeGameText(game: WrittenGame): string {
  const { variant } = game;
  const own = variants.includes(variant.id) && isBuiltIn(variant);
  const lines = [`variant: ${own ? variant.id : JSON.stringify(variant.definition)}`];
  const options = Object.entries(variant.options).filter(
    ([name, value]) => variant.rules.options?.[name]?.default !== value,
  );
  if (options.length > 0) {
    lines.push(`options: ${options.map(([name, value]) => `${name}=${String(value)}`).join(" ")}`);
  }
  if (game.start !== game.usualStart) lines.push(`start: ${game.start}`);
  if (game.anyTotal) lines.push("seeds: any");
  for (const [name, value] of game.headers) lines.push(`${name}: ${value}`);
  if (game.result !== undefined) lines.push(`result: ${resultText(game.result)}`);
  lines.push("");
  if (game.startComment !== "") lines.push(`{${game.startComment}}`);
  lines.push(...writeTurns(game.moves, 1));
  return `${lines.join("\n").trimEnd()}\n`;
}

/** Takes a game text apart. Throws a GameTextError. */
export function readGameText(text: string): ReadGame {
  if (typeof text !== "string") throw new GameTextError("game-text", 1, 1, "no text");
  if (text.length > LONGEST_GAME_TEXT) throw new GameTextError("game-too-long", 1, 1, "too long");
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const headers = new Map<string, { text: string; line: number }>();
  let at = 0;
  while (at < lines.length && lines[at]!.trim() === "") at++;
  for (; at < lines.length && lines[at]!.trim() !== ""; at++) {
    const header = /^([a-z][a-z-]{0,31}):\s*(.*)$/.exec(lines[at]!.trim());
    if (header === null) throw new GameTextError("game-header", at + 1, 1, "name: value");
    const [, name, value] = header;
    if (headers.has(name!)) throw new GameTextError("game-header", at + 1, 1, `${name!} twice`);
    if (headers.size >= MOST_HEADERS + OWN.length) {
      throw new GameTextError("game-header", at + 1, 1, "too many headers");
    }
    headers.set(name!, { text: value!, line: at + 1 });
  }
  const variant = readVariant(headers.get("variant"), headers.get("options"));
  const seeds = headers.get("seeds");
  if (seeds !== undefined && seeds.text !== "any") {
    throw new GameTextError("game-header", seeds.line, 1, "seeds: any");
  }
  const tokens = tokensOf(lines, at);
  return {
    variant,
    start: headers.get("start"),
    anyTotal: seeds !== undefined,
    headers: new Map(
      [...headers]
        .filter(([name]) => !OWN.includes(name))
        .map(([name, header]) => [name, header.text]),
    ),
    ...readTurns(tokens),
    tokens,
    result: headers.get("result"),
  };
}

function readVariant(
  header: { text: string; line: number } | undefined,
  optionsHeader: { text: string; line: number } | undefined,
): Variant {
  if (header === undefined) throw new GameTextError("game-variant", 1, 1, "no variant");
  const { text, line } = header;
  const options = readOptions(optionsHeader);
  try {
    if (!text.startsWith("{")) return builtIn(text, options);
    const parsed = parseVariant(JSON.parse(text) as unknown, options);
    if (parsed.ok) return parsed.variant;
    const issue = parsed.issues[0];
    throw new GameTextError("game-variant", line, 1, `${issue?.path ?? ""} ${issue?.code ?? ""}`);
  } catch (error) {
    if (error instanceof VariantError || error instanceof SyntaxError) {
      throw new GameTextError("game-variant", line, 1, error.message);
    }
    throw error;
  }
}

function readOptions(header: { text: string; line: number } | undefined): Options {
  const options: Record<string, OptionValue> = {};
  if (header === undefined) return options;
  for (const entry of header.text.split(/\s+/)) {
    const parts = /^([a-z][A-Za-z0-9]*)=(\S+)$/.exec(entry);
    if (parts === null) throw new GameTextError("game-header", header.line, 1, `option ${entry}`);
    options[parts[1]!] = optionValue(parts[2]!);
  }
  return options;
}

function optionValue(text: string): OptionValue {
  if (text === "true") return true;
  if (text === "false") return false;
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}
