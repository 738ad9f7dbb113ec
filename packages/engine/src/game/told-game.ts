/** Games that can be told: as a text or a link, with headers, comments and variations. */
import { GameTextError } from "../reading-errors.ts";
import { MagombaError } from "../errors.ts";
import type { ReadSettings } from "../rules/rules.ts";
import type { Variant } from "../variant/variant.ts";
import { MOST_HEADERS, readGameText } from "./game-text.ts";
import { startFrom } from "./game-from.ts";
import { Game as PlayedGame, momentOf, startOf } from "./game.ts";
import { readLink } from "./link.ts";
import type { Moment } from "./moment.ts";
import { effortAt } from "./reading-effort.ts";
import { replay, type Beginnings, type ParseSettings } from "./replay.ts";
import { gameLink, gameText, turnTokens } from "./told.ts";
import { departure, MOST_COMMENT, MOST_VARIATIONS } from "./turns-text.ts";

/** What is noted about a game besides its play. */
interface Notes {
  readonly headers: ReadonlyMap<string, string>;
  readonly comment: string;
  readonly variations: readonly Game[];
}

const NO_NOTES: Notes = { headers: new Map(), comment: "", variations: [] };

/**
 * A game of some variant, at one moment, with all that can be told about it. Nothing of it ever changes: playing gives a new game.
 *
 * ```ts
 * let game = Game.start(variant("katro"));
 * game = game.play(game.actions[0]);
 * ```
 */
export class Game extends PlayedGame {
  /** What is known about the game: players, date, place. Names are lower-case words. */
  readonly headers: ReadonlyMap<string, string>;
  /** The comment after the last action; before the first one, at the start. Empty when there is none. */
  readonly comment: string;
  /** Ends of other lines that part from this one just before its last action. */
  readonly variations: readonly Game[];

  private constructor(moment: Moment, previous: Game | undefined, notes: Notes) {
    super(moment, previous);
    this.headers = notes.headers;
    this.comment = notes.comment;
    this.variations = notes.variations;
  }

  /** A new game from the variant's start position. */
  static override start(variant: Variant): Game {
    return new Game(startOf(variant), undefined, NO_NOTES);
  }

  /** A new game from a position text. Throws a PositionError if it cannot be. */
  static from(variant: Variant, position: string, settings?: ReadSettings): Game {
    return new Game(startFrom(variant, position, settings), undefined, NO_NOTES);
  }

  /**
   * Reads a whole game as `toString` writes it. Throws a GameTextError with line and column; leniently read, turns may be numbered and
   * joined otherwise.
   */
  static parse(text: string, settings: ParseSettings = {}): Game {
    const read = readGameText(text);
    const lenient = settings.lenient === true;
    const game = replay(read, BEGINNINGS, lenient);
    const departs = lenient ? undefined : departure(read.tokens, turnTokens(game));
    if (departs === undefined) return game;
    const { line, column, expected } = departs;
    throw new GameTextError("game-text", line, column, `expected ${expected}`);
  }

  /** The game of a link that `toLink` made. Throws a GameLinkError; a link that was cut is never another game. */
  static fromLink(link: string): Game {
    return readLink(link, BEGINNINGS);
  }

  protected override follow(moment: Moment): this {
    return new Game(moment, this, { ...NO_NOTES, headers: this.headers }) as this;
  }

  /** The same game with a header set; an empty value removes it. Throws `game-header` for a name or value that cannot stand in a game text, and for the 101st. */
  withHeader(name: string, value: string): this {
    if (!/^[a-z][a-z-]{0,31}$/.test(name) || /[\n\r]/.test(value) || value.length > 500) {
      throw new MagombaError("game-header", `no header ${name}`);
    }
    const headers = new Map(this.headers);
    if (value.trim() === "") headers.delete(name);
    else headers.set(name, value.trim());
    if (headers.size > MOST_HEADERS) throw new MagombaError("game-header", "too many headers");
    return this.#noted({ headers });
  }

  /** The same game with a comment on its last action. Throws `game-comment` for a text with a closing brace or longer than 2000. */
  withComment(comment: string): this {
    if (comment.includes("}") || comment.length > MOST_COMMENT) {
      throw new MagombaError("game-comment", "a comment cannot hold } and is at most 2000 long");
    }
    return this.#noted({ comment: comment.replace(/\s+/g, " ").trim() });
  }

  /**
   * The same game with another line beside its last action: `line` is the end of a game that is the same up to just before that
   * action. Throws `game-variation` if it is not, or if there are a hundred already.
   */
  withVariation(line: Game): this {
    const here = this.previous;
    let parting: Game | undefined = line.plies < this.plies ? undefined : line;
    while (parting !== undefined && parting.plies >= this.plies) parting = parting.previous;
    if (here === undefined || parting === undefined || parting.position !== here.position) {
      throw new MagombaError("game-variation", "the line does not part from here");
    }
    if (this.variations.length >= MOST_VARIATIONS) {
      throw new MagombaError("game-variation", "too many variations");
    }
    return this.#noted({ variations: [...this.variations, line] });
  }

  /** The whole game as text; `Game.parse` reads it back. */
  override toString(): string {
    return gameText(this);
  }

  /** The game as letters for an address (`A–Z a–z 0–9 - _`): no headers, comments or variations. Throws a GameLinkError: `link-too-long`. */
  toLink(): string {
    return gameLink(this);
  }

  /** The same game with other notes. */
  #noted(notes: Partial<Notes>): this {
    const { headers, comment, variations } = this;
    const all = { headers, comment, variations, ...notes };
    return new Game(momentOf(this), this.previous, all) as this;
  }
}

const BEGINNINGS: Beginnings<Game> = {
  start: (variant) => Game.start(variant),
  from: (variant, position, settings) => Game.from(variant, position, settings),
  effort: (game, most) => effortAt(momentOf(game), most),
};
