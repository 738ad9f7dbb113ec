/** Shows what an action would do, before it is played. */
import type { Game } from "@magomba/engine/game";
import type { Telling } from "../a11y/announcer.ts";
import { describeTurns } from "../a11y/describe.ts";
import type { Choices } from "../choice/choices.ts";
import type { Chooser } from "../choice/chooser.ts";
import type { Messages, OpeningMessages } from "../locales/messages.ts";
import { whole } from "../locales/whole.ts";
import type { Verbosity } from "../settings.ts";
import { wayOf, worthTelling } from "./prospect.ts";
import type { Prospect } from "./prospect.ts";
import { forkMarks, lapsOf, traceMarks } from "./trace.ts";
import type { TurnMarks } from "../turn-marks.ts";

/** What is aimed at: a hole or a button that is touched, pointed at, or has the keyboard. */
export interface Aim {
  readonly hole?: string;
  readonly action?: string;
}

interface Told {
  readonly choices: Choices;
  readonly messages: Messages;
  readonly verbosity: Verbosity;
  readonly offering: boolean;
  readonly by: Map<string, Prospect | undefined>;
}

/** A way of more laps is not drawn as curves: nobody could tell them apart. */
const MOST_LAPS = 12;

/** Keeps what is aimed at on one board, and tells what it would do. */
export class Preview {
  readonly #chooser: Chooser;
  readonly #game: () => Game | undefined;
  readonly #changed: () => void;
  #aim: Aim | undefined;
  /** The games that actions lead to, as far as they were asked for; the same for marks, names and words. */
  #after: { readonly from: Game | undefined; readonly by: Map<string, Game> } = {
    from: undefined,
    by: new Map(),
  };
  /** What playing at each hole would do, as far as it was asked for. */
  #told: Told | undefined;

  /** `game` is the game shown; undefined while something moves. */
  constructor(chooser: Chooser, game: () => Game | undefined, changed: () => void) {
    this.#chooser = chooser;
    this.#game = game;
    this.#changed = changed;
  }

  /** Aims at something, or at nothing. */
  aim(aim: Aim | undefined): void {
    const now = this.#aim;
    if (now?.hole === aim?.hole && now?.action === aim?.action) return;
    this.#aim = aim;
    this.#changed();
  }

  /** Whether a hole is aimed at. */
  on(hole: string): boolean {
    return this.#aim?.hole === hole;
  }

  /** What would lie on the board: the marks of the turn that is aimed at, or of each way it can go. */
  get marks(): TurnMarks | undefined {
    const game = this.#game();
    if (!game) return undefined;
    const next = this.#following(game);
    // Where the way is drawn as a curve, nothing else need show it.
    if (next) return { ...traceMarks(game, next), ...(this.laps ? { ways: [] } : {}) };
    const games = this.#forks().map((action) => this.#play(game, action));
    return forkMarks(game, games);
  }

  /** The laps of what is aimed at, where they are few enough to be drawn. */
  get laps(): readonly (readonly string[])[] | undefined {
    const game = this.#game();
    const next = game && this.#following(game);
    const laps = next ? lapsOf(next.events) : [];
    return laps.length > 0 && laps.length <= MOST_LAPS ? laps : undefined;
  }

  /** What it would do, or why it cannot be done, in words. */
  get telling(): Telling | undefined {
    const game = this.#game();
    if (!game) return undefined;
    const next = this.#following(game);
    if (next)
      return (messages, verbosity) =>
        whole(messages).preview(describeTurns(messages, game, [next], verbosity).join(" "));
    const forks = this.#forks();
    if (forks.length > 0) {
      const ways = forks.map((action) => wayOf(game, action, this.#play(game, action), true));
      return (messages) => messages.sentence(ways.map(whole(messages).way));
    }
    const hole = this.#aim?.hole;
    const refusal = hole === undefined ? undefined : this.#chooser.refusal(hole);
    if (hole === undefined || refusal === undefined) return undefined;
    return (messages) => whole(messages).refusals[refusal]({ hole, side: game.side });
  }

  /** What playing at a hole would come to; undefined where nothing is to be told, or while something moves. */
  at(hole: string, opening: OpeningMessages, verbosity: Verbosity): Prospect | undefined {
    const messages = whole(opening);
    const game = this.#game();
    if (!game) return undefined;
    const { choices } = this.#chooser;
    const offering = this.#chooser.offering !== undefined;
    const told = this.#told;
    const known =
      told?.choices === choices &&
      told.messages === messages &&
      told.verbosity === verbosity &&
      told.offering === offering;
    const { by } = known
      ? told
      : (this.#told = { choices, messages, verbosity, offering, by: new Map() });
    if (!by.has(hole)) by.set(hole, this.#prospect(game, hole, messages, verbosity));
    return by.get(hole);
  }

  #prospect(
    game: Game,
    hole: string,
    messages: Messages,
    verbosity: Verbosity,
  ): Prospect | undefined {
    const { choices, offering } = this.#chooser;
    if (offering) return undefined;
    const actions = choices.holes.get(hole) ?? [];
    const games = actions.map((action) => this.#play(game, action));
    const ways = games.map((next, index) =>
      wayOf(game, actions[index] ?? "", next, games.length > 1),
    );
    const [next] = games;
    if (next) {
      const single = verbosity === "full" && games.length === 1;
      const text = single ? describeTurns(messages, game, [next]).join(" ") : undefined;
      return { ways: choices.use === "sow" ? ways : [], text };
    }
    const index = game.variant.board.holes.findIndex(({ name }) => name === hole);
    // Whose hole it is, and that it is empty, its name says already.
    if (choices.holes.size === 0 || game.owners[index] !== game.side || game.seeds[index] === 0)
      return undefined;
    const refusal = this.#chooser.refusal(hole);
    return worthTelling(refusal)
      ? { ways: [], text: messages.refusals[refusal]({ hole, side: game.side }) }
      : undefined;
  }

  /** The ways to play what is aimed at, where there are several. */
  #forks(): readonly string[] {
    const { choices, offering } = this.#chooser;
    const actions = choices.holes.get(this.#aim?.hole ?? "") ?? [];
    return offering || actions.length < 2 ? [] : actions;
  }

  /** The game that what is aimed at would lead to. */
  #following(game: Game): Game | undefined {
    const { hole, action } = this.#aim ?? {};
    const actions = action === undefined ? this.#chooser.choices.holes.get(hole ?? "") : [action];
    const [wanted] = actions ?? [];
    if (actions?.length !== 1 || wanted === undefined || !game.actions.includes(wanted))
      return undefined;
    return this.#play(game, wanted);
  }

  #play(game: Game, action: string): Game {
    if (this.#after.from !== game) this.#after = { from: game, by: new Map() };
    const { by } = this.#after;
    const next = by.get(action) ?? game.play(action);
    by.set(action, next);
    return next;
  }
}
