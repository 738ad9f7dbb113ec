/**
 * Games: immutable, each knowing the game one action earlier. They are played here; texts, links, headers and comments are added by
 * `told-game.ts`, so that who only plays need not carry them.
 */
import { IllegalActionError, MagombaError } from "../errors.ts";
import { compilePlay } from "../rules/compile-play.ts";
import { SIDES } from "../rules/layout.ts";
import type { Board, BoardState, Captured, GameEvent, Result, Side } from "../types.ts";
import type { Variant } from "../variant/variant.ts";
import { afterAction, afterResignation, beginning, type Moment } from "./moment.ts";
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
  declare readonly board: Board;
  /** The game one action earlier; undefined at the start. */
  declare readonly previous: this | undefined;
  /** The position text the game began from. */
  declare readonly start: string;
  /** Number of actions so far. */
  declare readonly plies: number;
  /** The last action; undefined at the start and after a resignation. */
  declare readonly lastAction: string | undefined;
  /** What the last action did, in order; empty at the start. */
  declare readonly events: readonly GameEvent[];
  /** The legal actions in contract order; none once there is a result. */
  declare readonly actions: readonly string[];
  /** The position text. */
  declare readonly position: string;
  /** Everything that events are folded over. */
  declare readonly state: BoardState;
  /** Seeds by hole, in board order. */
  declare readonly seeds: readonly number[];
  declare readonly captured: Captured;
  /** Owner by hole, in board order. */
  declare readonly owners: readonly Side[];
  /** Who has claimed each hole, in board order; empty in games without claims. */
  declare readonly claims: readonly (Side | null)[];
  /** Who must act. */
  declare readonly side: Side;
  /** What must be decided: see `BoardState.phase`. */
  declare readonly phase: string;
  /** How the game ended; undefined while it goes on. */
  declare readonly result: Result | undefined;

  readonly #moment: Moment;

  protected constructor(moment: Moment, previous?: Game) {
    this.#moment = moment;
    const { rules, shown } = moment;
    const { variant } = rules;
    Object.assign(this, shown, shown.state, { variant, board: variant.board, previous });
    const { events, actions, state } = shown;
    for (const fact of [events, actions, state, ...Object.values(state)]) Object.freeze(fact);
  }

  /** A new game from the variant's start position. */
  static start(variant: Variant): Game {
    return new Game(startOf(variant));
  }

  /** The game at a moment that follows this one. Classes that add to a game make theirs here. */
  protected follow(moment: Moment): this {
    return new Game(moment, this) as this;
  }

  /** The actions so far: a new list at each reading, as are `line` and `turns`. */
  get history(): readonly string[] {
    return this.#moment.past.slice(0, this.plies);
  }

  /** Every game from the start to this one. */
  get line(): readonly this[] {
    const line = [this];
    for (let game = this.previous; game !== undefined; game = game.previous) line.push(game);
    return line.reverse();
  }

  /** The actions so far, grouped: all that one side did in a row. */
  get turns(): readonly Turn[] {
    return turnsOf(this.line);
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
