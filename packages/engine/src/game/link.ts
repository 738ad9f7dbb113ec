/**
 * A game as letters that may stand in an address: variant, options, start and actions, each action as its place in the list of legal ones. A
 * checksum covers the letters and the position reached, so a link that was cut or mistyped, or whose rules have
 * changed, is an error and never another game. Headers, comments and variations are not part of it.
 */
import { GameLinkError } from "../reading-errors.ts";
import { MagombaError } from "../errors.ts";
import type { Options, OptionValue, Result, Side } from "../types.ts";
import { parseVariant } from "../variant/parse.ts";
import { optionChoices, type Variant, type VariantSource } from "../variant/variant.ts";
import { isBuiltIn, variant as builtIn, variants } from "../variants/registry.ts";
import {
  bytesOf,
  byteReader,
  byteWriter,
  checksum,
  lettersOf,
  type ByteReader,
} from "./link-bytes.ts";
import { allowance } from "./reading-effort.ts";
import type { Beginnings } from "./replay.ts";

const VERSION = 1;
/** Longer links are neither made nor read, in characters. */
const LONGEST_LINK = 65_536;

const OWN_DEFINITION = 1;
const OWN_START = 2;
const ANY_TOTAL = 4;
const RESIGNED_SOUTH = 8;
const RESIGNED_NORTH = 16;

/** What a link needs of a game. */
export interface LinkedGame {
  readonly variant: Variant;
  readonly start: string;
  readonly usualStart: string;
  readonly anyTotal: boolean;
  /** Each action as its place in the list of legal actions. */
  readonly choices: readonly number[];
  readonly resigned: Side | undefined;
  readonly position: string;
}

/** The link of a game. Throws a GameLinkError: `link-too-long`. */
export function writeLink(game: LinkedGame): string {
  const { variant } = game;
  const own = !isBuiltIn(variant);
  const usual = game.start === game.usualStart;
  const writer = byteWriter();
  writer.bytes.push(VERSION);
  writer.bytes.push(
    (own ? OWN_DEFINITION : 0) |
      (usual ? 0 : OWN_START) |
      (game.anyTotal ? ANY_TOTAL : 0) |
      (game.resigned === "south" ? RESIGNED_SOUTH : 0) |
      (game.resigned === "north" ? RESIGNED_NORTH : 0),
  );
  writer.text(own ? JSON.stringify(variant.definition) : variant.id);
  for (const { name, values } of optionChoices(variant.definition, variant.options)) {
    writer.number(values.indexOf(variant.options[name]!));
  }
  if (!usual) writer.text(game.start);
  writer.number(game.choices.length);
  for (const choice of game.choices) writer.number(choice);
  writer.number(checksumOf(writer.bytes, game.position));
  const link = lettersOf(writer.bytes);
  if (link.length > LONGEST_LINK) throw new GameLinkError("link-too-long", "too many actions");
  return link;
}

function checksumOf(bytes: readonly number[], position: string): number {
  return checksum([...bytes, ...Array.from(position, (letter) => letter.charCodeAt(0) & 255)]);
}

/** What reading a link needs of a game. */
export interface FollowedGame<G> {
  readonly actions: readonly string[];
  readonly position: string;
  readonly result: Result | undefined;
  play(action: string): G;
  resign(side: Side): G;
}

/**
 * The game of a link. Throws a GameLinkError: `link-too-long`, `link-malformed`, `link-version`, `link-variant`, `link-start`,
 * `link-action` or `link-checksum`.
 */
export function readLink<G extends FollowedGame<G>>(link: string, begin: Beginnings<G>): G {
  if (typeof link !== "string") throw new GameLinkError("link-malformed", "no text");
  if (link.length > LONGEST_LINK) throw new GameLinkError("link-too-long", "too long");
  const bytes = bytesOf(link);
  if (bytes === undefined) throw new GameLinkError("link-malformed", "not the letters of a link");
  const [version, flags] = bytes;
  if (version !== VERSION) throw new GameLinkError("link-version", String(version));
  const reader = byteReader(bytes.slice(2));
  const name = needed(reader.text());
  const variant = readVariant(name, flags!, reader);
  let game = readStart(variant, flags!, reader, begin);
  const count = needed(reader.number());
  const allowed = allowance(begin.effort);
  for (let played = 0; played < count; played++) {
    if (!allowed(game)) throw new GameLinkError("link-too-long", "takes too much work to play");
    const action = game.actions[needed(reader.number())];
    if (action === undefined) throw new GameLinkError("link-action", `action ${played + 1}`);
    game = game.play(action);
  }
  const side = flags! & RESIGNED_SOUTH ? "south" : flags! & RESIGNED_NORTH ? "north" : undefined;
  if (side !== undefined && game.result === undefined) game = game.resign(side);
  const told = needed(reader.number());
  // The checksum is the last number, whose bytes are no part of what it covers.
  const length = bytes.length - byteLength(told);
  if (!reader.atEnd() || told !== checksumOf(bytes.slice(0, length), game.position)) {
    throw new GameLinkError("link-checksum", "cut, mistyped, or from other rules");
  }
  return game;
}

function needed<T>(value: T | undefined): T {
  if (value === undefined) throw new GameLinkError("link-malformed", "ends too early");
  return value;
}

function byteLength(value: number): number {
  const writer = byteWriter();
  writer.number(value);
  return writer.bytes.length;
}

function readVariant(name: string, flags: number, reader: ByteReader): Variant {
  const definition = flags & OWN_DEFINITION ? parsed(name) : known(name);
  const options: Record<string, OptionValue> = {};
  for (const option of Object.keys(definition.options ?? {})) {
    const choice = optionChoices(definition, options).find(({ name: named }) => named === option);
    const value = choice?.values[needed(reader.number())];
    if (value === undefined) throw new GameLinkError("link-variant", `option ${option}`);
    options[option] = value;
  }
  return flags & OWN_DEFINITION ? withOptions(definition, options) : builtIn(name, options);
}

function known(name: string): VariantSource {
  if (!variants.includes(name)) throw new GameLinkError("link-variant", name.slice(0, 80));
  return builtIn(name).definition;
}

function parsed(text: string): VariantSource {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new GameLinkError("link-variant", "no JSON");
  }
  const result = parseVariant(json, {});
  if (!result.ok) throw new GameLinkError("link-variant", result.issues[0]?.path ?? "");
  return result.variant.definition;
}

function withOptions(definition: VariantSource, options: Options): Variant {
  const result = parseVariant(definition, options);
  if (!result.ok) throw new GameLinkError("link-variant", result.issues[0]?.path ?? "");
  return result.variant;
}

function readStart<G>(
  variant: Variant,
  flags: number,
  reader: ByteReader,
  begin: Beginnings<G>,
): G {
  if ((flags & OWN_START) === 0) return begin.start(variant);
  const text = needed(reader.text());
  try {
    return begin.from(variant, text, { anyTotal: (flags & ANY_TOTAL) !== 0 });
  } catch (error) {
    if (error instanceof MagombaError) throw new GameLinkError("link-start", error.message);
    throw error;
  }
}
