/** Games: immutable, each knowing the game one action earlier. */
import { GameTextError, IllegalActionError, MagombaError } from "../errors.ts";
import { compile } from "../rules/compile.ts";
import { DECLINE, kindOf, type Position } from "../rules/layout.ts";
import type { ReadSettings, Rules } from "../rules/rules.ts";
import type { Board, BoardState, Captured, GameEvent, Result, Side } from "../types.ts";
import type { Variant } from "../variant/variant.ts";
import { endGame } from "./ending.ts";
import { readGameText } from "./game-text.ts";
import { readLink } from "./link.ts";
import { recorder } from "./recorder.ts";
import { refusalCode } from "./refusal.ts";
import { replay, type Beginnings, type ParseSettings } from "./replay.ts";
import { specialState } from "./special-state.ts";
import { gameLink, gameText, turnsOf, turnTokens, type Turn } from "./told.ts";
import { departure } from "./turns-text.ts";

/** What a game knows besides its position; internal. */
interface Link {
  readonly previous: Game | undefined;
  /** The code of the action that led here; undefined at the start and after a resignation. */
  readonly action: number | undefined;
  readonly resigned: Side | undefined;
  readonly headers: ReadonlyMap<string, string>;
  readonly comment: string;
  readonly variations: readonly Game[];
}

const SIDES: readonly [Side, Side] = ["south", "north"];
const NO_HEADERS: ReadonlyMap<string, string> = new Map();
const START: Link = {
  previous: undefined,
  action: undefined,
  resigned: undefined,
  headers: NO_HEADERS,
  comment: "",
  variations: [],
};

/**
 * A game of some variant, at one moment. Nothing of it ever changes: playing gives a new game.
 *
 * ```ts
 * let game = Game.start(variant("katro"));
 * game = game.play(game.actions[0]);
 * ```
 */
export class Game {
  readonly variant: Variant;
  /** The position text the game began from. */
  readonly start: string;
  /** The game one action earlier; undefined at the start. */
  readonly previous: Game | undefined;
  /** What is known about the game: players, date, place. Names are lower-case words. */
  readonly headers: ReadonlyMap<string, string>;
  /** The comment after the last action; before the first one, at the start. Empty when there is none. */
  readonly comment: string;
  /** Ends of other lines that part from this one just before its last action. */
  readonly variations: readonly Game[];

  readonly #rules: Rules;
  readonly #position: Position;
  readonly #action: number | undefined;
  readonly #resigned: Side | undefined;
  readonly #plies: number;
  readonly #low: number;
  readonly #high: number;
  /** Sides that have declined an offer: bit 0 South, bit 1 North. */
  readonly #declined: number;
  readonly #codes: Int32Array;
  readonly #result: Result | undefined;
  #actions: readonly string[] | undefined;
  #events: readonly GameEvent[] | undefined;
  #text: string | undefined;
  #seeds: readonly number[] | undefined;
  #owners: readonly Side[] | undefined;

  private constructor(
    variant: Variant,
    rules: Rules,
    position: Position,
    start: string,
    link: Link,
  ) {
    this.variant = variant;
    this.#rules = rules;
    this.#position = position;
    this.start = start;
    this.previous = link.previous;
    this.headers = link.headers;
    this.comment = link.comment;
    this.variations = link.variations;
    this.#action = link.action;
    this.#resigned = link.resigned;
    const before = link.previous;
    const advanced = link.action !== undefined;
    this.#plies = before === undefined ? 0 : before.#plies + (advanced ? 1 : 0);
    this.#declined = before === undefined ? 0 : before.#declined;
    if (advanced && kindOf(link.action!) === DECLINE) {
      this.#declined |= 1 << rules.side(position);
    }
    rules.hash(position);
    this.#low = rules.hashLow;
    this.#high = rules.hashHigh;
    const codes = new Int32Array(rules.maximumActions);
    const count = link.resigned === undefined ? rules.actions(position, codes, 0) : 0;
    const moment = {
      rules,
      position,
      actions: count,
      resigned: link.resigned,
      declined: this.#declined,
      occurrences: () => this.#occurrences(),
    };
    this.#result = endGame(moment);
    this.#codes = this.#result === undefined ? codes.slice(0, count) : new Int32Array(0);
  }

  /** A new game from the variant's start position. */
  static start(variant: Variant): Game {
    const rules = compile(variant);
    const position = rules.start();
    return new Game(variant, rules, position, rules.write(position), START);
  }

  /** A new game from a position text. Throws a PositionError if it cannot be. */
  static from(variant: Variant, position: string, settings?: ReadSettings): Game {
    const rules = compile(variant);
    const read = rules.read(position, settings);
    return new Game(variant, rules, read, rules.write(read), START);
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

  /** The legal actions in contract order; none once there is a result. */
  get actions(): readonly string[] {
    this.#actions ??= Object.freeze(
      Array.from(this.#codes, (code) => this.#rules.actionText(code)),
    );
    return this.#actions;
  }

  /** The position text. */
  get position(): string {
    this.#text ??= this.#rules.write(this.#position);
    return this.#text;
  }

  /** Who must act. */
  get side(): Side {
    return SIDES[this.#rules.side(this.#position)];
  }

  /** What must be decided: see `BoardState.phase`. */
  get phase(): string {
    return this.#rules.phaseText(this.#position);
  }

  /** How the game ended; undefined while it goes on. */
  get result(): Result | undefined {
    return this.#result;
  }

  get board(): Board {
    return this.variant.board;
  }

  /** Seeds by hole, in board order. */
  get seeds(): readonly number[] {
    this.#seeds ??= Object.freeze(Array.from(this.#position.subarray(0, this.#rules.holes)));
    return this.#seeds;
  }

  get captured(): Captured {
    const { holes } = this.#rules;
    return { south: this.#position[holes]!, north: this.#position[holes + 1]! };
  }

  /** Owner by hole, in board order. */
  get owners(): readonly Side[] {
    this.#owners ??= Object.freeze(
      this.board.holes.map((hole) => SIDES[this.#rules.owner(this.#position, hole.index)]),
    );
    return this.#owners;
  }

  /** Who has claimed each hole, in board order; empty in games without claims. */
  get claims(): readonly (Side | null)[] {
    return specialState(this.#rules, this.#position).claims;
  }

  /** Everything that events are folded over. */
  get state(): BoardState {
    const { seeds, captured, owners, side, phase, result } = this;
    const special = specialState(this.#rules, this.#position);
    return { seeds, hand: 0, captured, owners, ...special, side, phase, result };
  }

  /** What the last action did, in order; empty at the start. */
  get events(): readonly GameEvent[] {
    this.#events ??= Object.freeze(this.#record());
    return this.#events;
  }

  /** The last action; undefined at the start and after a resignation. */
  get lastAction(): string | undefined {
    return this.#action === undefined ? undefined : this.#rules.actionText(this.#action);
  }

  /** The actions so far. */
  get history(): readonly string[] {
    return this.line.flatMap((game) => game.lastAction ?? []);
  }

  /** Every game from the start to this one. */
  get line(): readonly Game[] {
    const line: Game[] = [this];
    for (let game = this.previous; game !== undefined; game = game.previous) line.push(game);
    return line.reverse();
  }

  /** Number of actions so far. */
  get plies(): number {
    return this.#plies;
  }

  /** The actions so far, grouped: all that one side did in a row. */
  get turns(): readonly Turn[] {
    return turnsOf(this.line);
  }

  /**
   * Plays an action. Throws an IllegalActionError: `malformed-action`, `illegal-action`, `endless-action` or `game-over`; this
   * game is as it was.
   */
  play(action: string): Game {
    const text = String(action);
    if (this.#result !== undefined) throw new IllegalActionError("game-over", text, []);
    const code = typeof action === "string" ? this.#rules.actionCode(action) : -1;
    if (!this.#codes.includes(code)) {
      throw new IllegalActionError(
        refusalCode(this.#rules, this.#position, text, code),
        text,
        this.actions,
      );
    }
    const position = this.#position.slice();
    this.#rules.playUnchecked(position, code);
    return this.#follow(position, {
      ...START,
      previous: this,
      action: code,
      headers: this.headers,
    });
  }

  /** The game one action earlier; a resignation counts as one. At the start: the same game. */
  undo(): Game {
    return this.previous ?? this;
  }

  /** The game after a side gives up. Throws `game-over`, or `unknown-side`. */
  resign(side: Side): Game {
    if (side !== "south" && side !== "north") {
      throw new MagombaError("unknown-side", `no side ${String(side)}`);
    }
    if (this.#result !== undefined) throw new IllegalActionError("game-over", "resign", []);
    const link = { ...START, previous: this, resigned: side, headers: this.headers };
    return this.#follow(this.#position, link);
  }

  /** The same game with a header set; an empty value removes it. Throws `game-header` for a name or value that cannot stand in a game text. */
  withHeader(name: string, value: string): Game {
    if (!/^[a-z][a-z-]{0,31}$/.test(name) || /[\n\r]/.test(value) || value.length > 500) {
      throw new MagombaError("game-header", `no header ${name}`);
    }
    const headers = new Map(this.headers);
    if (value.trim() === "") headers.delete(name);
    else headers.set(name, value.trim());
    return this.#follow(this.#position, { ...this.#link(), headers });
  }

  /** The same game with a comment on its last action. Throws `game-comment` for a text with a closing brace or longer than 2000. */
  withComment(comment: string): Game {
    if (comment.includes("}") || comment.length > 2000) {
      throw new MagombaError("game-comment", "a comment cannot hold } and is at most 2000 long");
    }
    return this.#follow(this.#position, {
      ...this.#link(),
      comment: comment.replace(/\s+/g, " ").trim(),
    });
  }

  /**
   * The same game with another line beside its last action: `line` is the end of a game that is the same up to just before that
   * action. Throws `game-variation` if it is not.
   */
  withVariation(line: Game): Game {
    const parting = line.line.find((game) => game.plies === this.#plies - 1);
    const here = this.previous;
    if (here === undefined || line.plies < this.#plies || parting?.position !== here.position) {
      throw new MagombaError("game-variation", "the line does not part from here");
    }
    return this.#follow(this.#position, {
      ...this.#link(),
      variations: [...this.variations, line],
    });
  }

  /** The whole game as text; `Game.parse` reads it back. */
  toString(): string {
    return gameText(this);
  }

  /** The game as letters for an address (`A–Z a–z 0–9 - _`): no headers, comments or variations. Throws a GameLinkError: `link-too-long`. */
  toLink(): string {
    return gameLink(this);
  }

  #follow(position: Position, link: Link): Game {
    return new Game(this.variant, this.#rules, position, this.start, link);
  }

  #link(): Link {
    return {
      previous: this.previous,
      action: this.#action,
      resigned: this.#resigned,
      headers: this.headers,
      comment: this.comment,
      variations: this.variations,
    };
  }

  /** How often this position has stood at the start of a turn, this time included. */
  #occurrences(): number {
    let found = 1;
    for (let game = this.previous; game !== undefined; game = game.previous) {
      if (game.#low === this.#low && game.#high === this.#high && this.#samePosition(game)) found++;
    }
    return found;
  }

  #samePosition(other: Game): boolean {
    const mine = this.#position;
    const its = other.#position;
    for (let i = 0; i < mine.length; i++) if (mine[i] !== its[i]) return false;
    return true;
  }

  #record(): GameEvent[] {
    const before = this.previous;
    const events: GameEvent[] = [];
    if (before === undefined) return events;
    if (this.#action !== undefined) {
      const sink = recorder(this.board);
      const position = before.#position.slice();
      this.#rules.playUnchecked(position, this.#action, sink);
      // What the end of the game gave out after the action itself.
      if (this.#rules.ended(this.#position) && !this.#rules.ended(position)) {
        this.#rules.finish(position, this.#rules.overReason(this.#position), sink);
      }
      events.push(...sink.events, { type: "turn", side: this.side, phase: this.phase });
    }
    if (this.#result !== undefined) events.push({ type: "end", result: this.#result });
    return events;
  }
}

const BEGINNINGS: Beginnings<Game> = {
  start: (variant) => Game.start(variant),
  from: (variant, position, settings) => Game.from(variant, position, settings),
};
