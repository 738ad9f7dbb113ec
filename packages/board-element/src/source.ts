/** The game that a board's own attributes describe. */
import type { Options, Variant } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";

/** Starts a game of a variant, or of the built-in one with this id, from a position text. Throws the engine's errors. */
export type Starter = (variant: string | Variant, options: Options, position: string) => Game;

/** What the attributes say. */
interface Source {
  /** The id of a built-in game, or a variant. */
  readonly variant: string | Variant;
  /** Options of a built-in game. */
  readonly options: Options;
  /** Position text; empty for the start of the game. */
  readonly position: string;
  /** Actions played since then, separated by white space. */
  readonly actions: string;
}

/** More actions than this in a text are refused: no game in a text is that long by accident. */
export const MOST_ACTIONS = 10_000;

/**
 * Makes the game. Where only actions were added since `before`, the game goes on from `known`, so that the board can show
 * them being played. Throws the engine's errors.
 */
function gameOf(source: Source, begin: Starter, before?: Source, known?: Game): Game {
  const actions = source.actions.split(/\s+/).filter((action) => action !== "");
  if (actions.length > MOST_ACTIONS) throw new RangeError("too many actions");
  const same =
    known !== undefined &&
    before?.variant === source.variant &&
    before.position === source.position &&
    JSON.stringify(before.options) === JSON.stringify(source.options) &&
    known.history.every((action, index) => action === actions[index]);
  const start = same ? known : begin(source.variant, source.options, source.position);
  return actions.slice(start.history.length).reduce((game, action) => game.play(action), start);
}

/** Options as given; as text, a JSON object of numbers, truth values and words. Throws a SyntaxError for other text. */
function readOptions(given: Options | string | null | undefined): Options {
  if (typeof given !== "string") return given ?? {};
  if (given.trim() === "") return {};
  const value: unknown = JSON.parse(given);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new SyntaxError("options are a JSON object");
  }
  return value as Options;
}

/** A game, or why there is none. */
export interface Reading {
  readonly game: Game | undefined;
  /** That of the engine's error; `options-json` for options that cannot be read. */
  readonly code?: string;
  readonly error?: unknown;
}

/** Reads what a board's attributes say, again whenever one changes. */
export class SourceReader {
  #before: Source | undefined;

  /**
   * Makes the game, its start by `begin`; no variant, no game. `known` is the game that the attributes
   * described before, with what was played since.
   */
  read(
    given: string | Variant | null | undefined,
    options: Options | string,
    position: string | null,
    actions: string | null,
    known: Game | undefined,
    begin: Starter,
  ): Reading {
    const before = this.#before;
    this.#before = undefined;
    if (given === undefined || given === null) return { game: undefined };
    try {
      const source = {
        variant: given,
        options: readOptions(options),
        position: position ?? "",
        actions: actions ?? "",
      };
      const game = gameOf(source, begin, before, known);
      this.#before = source;
      return { game };
    } catch (error) {
      return { game: undefined, code: codeOf(error), error };
    }
  }
}

function codeOf(error: unknown): string {
  if (error instanceof SyntaxError) return "options-json";
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
