/**
 * A game as the fragment of an address.
 *
 *     1.katro.rows=4,direction=either.2,2,0_S_-_0:0.00B3d.x7Kq2A
 *     |   |            |                    |         |     |
 *     |   variant      options that are     start     |     check, always six letters
 *     format           not the usual ones   (may be   actions, each as its place in the list
 *                                           empty)    of legal actions
 *
 * The check covers the final position and every option's value too. A link that was cut, mistyped, or
 * whose rules have changed since is refused: it never becomes another game.
 */
import { Game, optionChoices, variant, type OptionValue, type Variant } from "@magomba/engine";
import { checksum } from "./checksum.ts";
import { fixedLetters, lettersToNumbers, numberToLetters } from "./codes.ts";

const format = "1";

/** Longer links are neither made nor read. In characters. */
export const longestLink = 8192;

/** Longer games are shared from their present position on. In actions. */
const mostActions = 4000;

export type LinkErrorCode =
  | "link-cut"
  | "link-malformed"
  | "link-too-long"
  | "link-format"
  | "link-variant"
  | "link-options"
  | "link-position"
  | "link-action"
  | "link-check";

/** Why a link is refused. */
export class LinkError extends Error {
  override readonly name = "LinkError";
  readonly code: LinkErrorCode;

  constructor(code: LinkErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

const resignations = { south: "!s", north: "!n" } as const;

/** The codes of the actions that led to a game, remembered since a game only ever grows. */
const remembered = new WeakMap<Game, string>();

function codesOf(game: Game): string {
  const pending: Game[] = [];
  let known: string | undefined;
  for (let at: Game | undefined = game; at !== undefined; at = at.previous) {
    known = remembered.get(at);
    if (known !== undefined) break;
    pending.push(at);
  }
  let codes = known ?? "";
  for (const at of pending.toReversed()) {
    if (at.previous !== undefined) codes += codeOf(at, at.previous);
    remembered.set(at, codes);
  }
  return codes;
}

function codeOf(game: Game, previous: Game): string {
  if (game.result?.reason === "resigned") {
    return resignations[game.result.winner === "south" ? "north" : "south"];
  }
  return numberToLetters(previous.actions.indexOf(game.lastAction ?? ""));
}

function check(body: string, game: Game): string {
  const options = Object.entries(game.variant.options).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return fixedLetters(checksum(`${body} ${JSON.stringify(options)} ${game.position}`));
}

function optionsText(chosen: Variant): string {
  return optionChoices(chosen.definition)
    .filter(({ name, default: usual }) => chosen.options[name] !== usual)
    .map(({ name }) => `${name}=${String(chosen.options[name])}`)
    .join(",");
}

function write(game: Game, start: string, codes: string): string {
  const usual = Game.start(game.variant).position;
  const startText = start === usual ? "" : start.replaceAll(" ", "_");
  const body = [format, game.variant.id, optionsText(game.variant), startText, codes].join(".");
  return `${body}.${check(body, game)}`;
}

/** A link, without `#`. */
export interface Link {
  readonly link: string;
  /** False when the game was too long and the link holds its present position alone. */
  readonly whole: boolean;
}

/**
 * The link of a game.
 *
 * @param most Longer games are given from their present position on. In actions.
 */
export function encodeLink(game: Game, most: number = mostActions): Link {
  if (game.plies <= most) {
    const link = write(game, game.start, codesOf(game));
    if (link.length <= longestLink) return { link, whole: true };
  }
  const last = game.result?.reason === "resigned" ? (game.previous ?? game) : game;
  const codes = last === game ? "" : codeOf(game, last);
  return { link: write(game, last.position, codes), whole: false };
}

/** Names and values as written, in the order written. */
function writtenOptions(text: string): Map<string, string> {
  const written = new Map<string, string>();
  for (const part of text === "" ? [] : text.split(",")) {
    const [name = "", value = "", ...more] = part.split("=");
    if (more.length > 0 || written.has(name)) throw new LinkError("link-options");
    written.set(name, value);
  }
  return written;
}

function readVariant(id: string, text: string): Variant {
  let definition;
  try {
    definition = variant(id).definition;
  } catch (error) {
    throw new LinkError("link-variant", { cause: error });
  }
  const written = writtenOptions(text);
  const options: Record<string, OptionValue> = {};
  for (const { name } of optionChoices(definition)) {
    const value = written.get(name);
    if (value === undefined) continue;
    // What an option allows may hang on the options before it.
    const choice = optionChoices(definition, options).find((each) => each.name === name);
    const allowed = choice?.values.find((each) => String(each) === value);
    if (allowed === undefined) throw new LinkError("link-options");
    options[name] = allowed;
    written.delete(name);
  }
  if (written.size > 0) throw new LinkError("link-options");
  try {
    return variant(id, options);
  } catch (error) {
    throw new LinkError("link-options", { cause: error });
  }
}

function readStart(chosen: Variant, text: string): Game {
  if (text === "") return Game.start(chosen);
  try {
    return Game.from(chosen, text.replaceAll("_", " "));
  } catch (error) {
    throw new LinkError("link-position", { cause: error });
  }
}

function replay(start: Game, text: string): Game {
  const resigned = (["south", "north"] as const).find((side) => text.endsWith(resignations[side]));
  const codes = lettersToNumbers(resigned === undefined ? text : text.slice(0, -2));
  if (codes === undefined) throw new LinkError("link-malformed");
  if (codes.length > mostActions) throw new LinkError("link-too-long");
  let game = start;
  for (const code of codes) {
    const action = game.actions[code];
    if (action === undefined) throw new LinkError("link-action");
    game = game.play(action);
  }
  if (resigned === undefined) return game;
  if (game.result !== undefined) throw new LinkError("link-action");
  return game.resign(resigned);
}

/** Undoes the escapes that some programs put into addresses they pass on. */
function unescaped(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch (error) {
    throw new LinkError("link-malformed", { cause: error });
  }
}

/**
 * Reads a link (without `#`). Throws a LinkError when it is not exactly what `encodeLink` would write.
 */
export function decodeLink(fragment: string): Game {
  if (fragment.length > longestLink) throw new LinkError("link-too-long");
  const link = unescaped(fragment);
  if (!/^[\w.,=:/!+*^<>@-]*$/u.test(link)) throw new LinkError("link-malformed");
  const parts = link.split(".");
  const [version, id = "", options = "", start = "", codes = "", end = ""] = parts;
  if (version !== format) throw new LinkError(parts.length < 2 ? "link-malformed" : "link-format");
  if (parts.length < 6 || end.length < 6) throw new LinkError("link-cut");
  if (parts.length > 6 || end.length > 6) throw new LinkError("link-malformed");
  const game = replay(readStart(readVariant(id, options), start), codes);
  if (check(link.slice(0, -7), game) !== end) throw new LinkError("link-check");
  // Two ways of writing one game would make two addresses of it.
  if (encodeLink(game).link !== link) throw new LinkError("link-check");
  return game;
}
