/**
 * Games: immutable, each knowing the game one action earlier. They are played here; texts, links, headers and comments are added by
 * `told-game.ts`, so that who only plays need not carry them.
 */
import { IllegalActionError, MagombaError } from "../errors.ts";
import { compilePlay } from "../rules/compile-play.ts";
import { SIDES } from "../rules/layout.ts";
import type { Board, BoardState, Captured, GameEvent, Result, Side } from "../types.ts";
import type { Variant } from "../variant/variant.ts";
import { capturedIn } from "./ending.ts";
import { afterAction, afterResignation, beginning, type Moment } from "./moment.ts";
import { eventsOf } from "./recorder.ts";
import { refusalCode } from "./refusal.ts";
import { turnsOf, type Turn } from "./turns.ts";

let reveal: (game: Game) => Moment;

/** What stands behind a game: for modules that work on positions and codes. */
export function momentOf(game: Game): Moment {
  return reveal(game);
}

/**
 * A game of some variant, at one moment. Nothing of it ever changes: playing gives a new game.
 *
 * ```ts
 * let game = Game.start(variant("katro"));
 * game = game.play(game.actions[0]);
 * ```
 */
export class Game {
  static {
    reveal = (game) => game.#moment;
  }

  declare readonly variant: Variant;
  /** The game one action earlier; undefined at the start. */
  declare readonly previous: this | undefined;

  readonly #moment: Moment;
  /** What has been asked for, by name. */
  readonly #known: Record<string, unknown> = {};

  protected constructor(moment: Moment, previous: Game | undefined) {
    this.variant = moment.rules.variant;
    this.previous = previous as this | undefined;
    this.#moment = moment;
  }

  /** A new game from the variant's start position. */
  static start(variant: Variant): Game {
    return new Game(startOf(variant), undefined);
  }

  /** The game at a moment that follows this one. Classes that add to a game make theirs here. */
  protected follow(moment: Moment): this {
    return new Game(moment, this) as this;
  }

  /** What is made once, frozen. A list that grows with the game is not kept for every game of a line: `grows`. */
  #once<Made>(name: string, make: (moment: Moment) => Made, grows = false): Made {
    if (this.#known[name] === undefined) {
      this.#known[name] = Object.freeze(make(this.#moment));
      if (grows && this.previous !== undefined) this.previous.#known[name] = undefined;
    }
    return this.#known[name] as Made;
  }

  /** The position text the game began from. */
  get start(): string {
    return this.#moment.start;
  }

  /** The legal actions in contract order; none once there is a result. */
  get actions(): readonly string[] {
    return this.#once("actions", ({ codes, rules }) => Array.from(codes, rules.actionText));
  }

  /** The position text. */
  get position(): string {
    return this.#once("position", ({ rules, position }) => rules.write(position));
  }

  /** Who must act. */
  get side(): Side {
    const { rules, position } = this.#moment;
    return SIDES[rules.side(position)];
  }

  /** What must be decided: see `BoardState.phase`. */
  get phase(): string {
    const { rules, position } = this.#moment;
    return rules.phaseText(position);
  }

  /** How the game ended; undefined while it goes on. */
  get result(): Result | undefined {
    return this.#moment.result;
  }

  get board(): Board {
    return this.variant.board;
  }

  /** Seeds by hole, in board order. */
  get seeds(): readonly number[] {
    // `Array.from` of a part of the position takes twelve times as long.
    return this.#once("seeds", ({ position }) =>
      this.board.holes.map((_, hole) => position[hole]!),
    );
  }

  get captured(): Captured {
    return capturedIn(this.#moment);
  }

  /** Owner by hole, in board order. */
  get owners(): readonly Side[] {
    return this.#once("owners", ({ rules, position }) =>
      this.board.holes.map(({ index }) => SIDES[rules.owner(position, index)]),
    );
  }

  /** Who has claimed each hole, in board order; empty in games without claims. */
  get claims(): readonly (Side | null)[] {
    return this.state.claims;
  }

  /** Everything that events are folded over. */
  get state(): BoardState {
    const { seeds, captured, owners, side, phase, result } = this;
    const { rules, position } = this.#moment;
    return { seeds, hand: 0, captured, owners, ...rules.special(position), side, phase, result };
  }

  /** What the last action did, in order; empty at the start. */
  get events(): readonly GameEvent[] {
    return this.#once("events", eventsOf);
  }

  /** The last action; undefined at the start and after a resignation. */
  get lastAction(): string | undefined {
    const { action, past, plies } = this.#moment;
    return action === undefined ? undefined : past[plies - 1];
  }

  /** The actions so far. */
  get history(): readonly string[] {
    return this.#once("history", ({ past, plies }) => past.slice(0, plies), true);
  }

  /** Every game from the start to this one. */
  get line(): readonly this[] {
    return this.#once(
      "line",
      () => {
        const line = [this];
        for (let game = this.previous; game !== undefined; game = game.previous) line.push(game);
        return line.reverse();
      },
      true,
    );
  }

  /** Number of actions so far. */
  get plies(): number {
    return this.#moment.plies;
  }

  /** The actions so far, grouped: all that one side did in a row. */
  get turns(): readonly Turn[] {
    return this.#once("turns", () => turnsOf(this.line), true);
  }

  /**
   * Plays an action. Throws an IllegalActionError: `malformed-action`, `illegal-action`, `endless-action` or `game-over`; this
   * game is as it was.
   */
  play(action: string): this {
    const { actions } = this;
    const code = this.#moment.codes[actions.indexOf(action)];
    if (code === undefined) {
      const text = String(action);
      throw new IllegalActionError(refusalCode(this.#moment, text), text, actions);
    }
    return this.follow(afterAction(this.#moment, code));
  }

  /** The game one action earlier; a resignation counts as one. At the start: the same game. */
  undo(): this {
    return this.previous ?? this;
  }

  /** The game after a side gives up. Throws `game-over`, or `unknown-side`. */
  resign(side: Side): this {
    if (!SIDES.includes(side)) {
      throw new MagombaError("unknown-side", `unknown-side: ${String(side)}`);
    }
    // A game that is over refuses this like any action.
    if (this.result !== undefined) return this.play("resign");
    return this.follow(afterResignation(this.#moment, side));
  }
}

/** The first moment of a variant's games. */
export function startOf(variant: Variant): Moment {
  const rules = compilePlay(variant);
  return beginning(rules, rules.start());
}

/** The game that begins at a moment: for modules that read positions. */
export function gameAt(moment: Moment): Game {
  // Its constructor is for itself and the classes that add to it.
  return Reflect.construct(Game, [moment]) as Game;
}
