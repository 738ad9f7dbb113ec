/** The game that a board's own attributes describe. */
import type { Options, Variant } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";

/** Starts a game of a variant, or of the built-in one with this id, from a position text. Throws the engine's errors. */
export type Starter = (variant: string | Variant, options: Options, position: string) => Game;

/** More actions than this in a text are refused: no game in a text is that long by accident. */
export const MOST_ACTIONS = 10_000;

/** Options as given; as text, a JSON object of numbers, truth values and words. Throws a SyntaxError for other text. */
function readOptions(given: Options | string | null | undefined): Options {
  if (typeof given !== "string") return given ?? {};
  const value: unknown = JSON.parse(given.trim() || "{}");
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new SyntaxError("options are a JSON object");
  }
  return value as Options;
}

/** Keeps the lines of a game: told of its end, the moment that is shown and the one that follows, it says what they are now. */
export interface Lines {
  follow(end: Game, shown: Game, next: Game): readonly [end: Game, shown: Game];
}

/** A game, or why there is none. */
export interface Reading {
  readonly game: Game | undefined;
  /** Where it keeps what is played on it beside what it has. */
  readonly lines?: Lines;
  /** That of the engine's error; `options-json` for options that cannot be read. */
  readonly code?: string;
  readonly error?: unknown;
}

/** Reads what a board's attributes say, again whenever one changes. Objects that say the same as those before are the same: pages make them anew. */
export class SourceReader {
  /** What was read last, and the part of it that says where the game begins. */
  #said: string | undefined;
  #beginning: string | undefined;

  /**
   * Makes the game, its start by `begin`; no variant, no game. `known` is the game that the attributes described before, with what was played
   * since: where only actions were added, the game goes on from there, so that the board can show them being played. Undefined where
   * the attributes say what they said before.
   */
  read(
    given: string | Variant | null | undefined,
    options: Options | string,
    position: string | null,
    actions: string | null,
    known: Game | undefined,
    begin: Starter,
  ): Reading | undefined {
    const before = this.#beginning;
    const said = this.#said;
    // What cannot be said, an object that holds itself for example, is not what was said before.
    this.#said = undefined;
    try {
      this.#said = JSON.stringify([given, options, position, actions]);
      if (said === this.#said) return undefined;
      this.#beginning = undefined;
      if (given === undefined || given === null) return { game: undefined };
      const read = readOptions(options);
      const beginning = JSON.stringify([given, read, position]);
      const texts = (actions ?? "").split(/\s+/).filter((action) => action !== "");
      if (texts.length > MOST_ACTIONS) throw new RangeError("too many actions");
      const start =
        known && beginning === before && known.history.every((text, at) => text === texts[at])
          ? known
          : begin(given, read, position ?? "");
      const game = texts.slice(start.history.length).reduce((at, text) => at.play(text), start);
      this.#beginning = beginning;
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
