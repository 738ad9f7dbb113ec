/** Shows what an action would do, before it is played. */
import type { Game } from "@magomba/engine/game";
import type { Telling } from "../a11y/announcer.ts";
import { describeTurns } from "../a11y/describe.ts";
import type { Chooser } from "../choice/chooser.ts";
import type { Messages } from "../locales/messages.ts";
import type { TurnMarks } from "../turn-marks.ts";
import { traceMarks } from "./trace.ts";

/** What is aimed at: a hole or a button that is touched, pointed at, or has the keyboard. */
export interface Aim {
  readonly hole?: string;
  readonly action?: string;
}

interface Told {
  readonly game: Game | undefined;
  readonly messages: Messages;
  readonly by: Map<string, string | undefined>;
}

/** Keeps what is aimed at on one board, and tells what it would do. */
export class Preview {
  readonly #chooser: Chooser;
  readonly #game: () => Game | undefined;
  readonly #changed: () => void;
  #aim: Aim | undefined;
  #next: { readonly from: Game; readonly action: string; readonly game: Game } | undefined;

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

  /** What would lie on the board: the marks of the turn that is aimed at. */
  get marks(): TurnMarks | undefined {
    const game = this.#game();
    const next = game && this.#following(game);
    return game && next && traceMarks(game, next);
  }

  /** What it would do, or why it cannot be done, in words. */
  get telling(): Telling | undefined {
    const game = this.#game();
    if (!game) return undefined;
    const next = this.#following(game);
    if (next)
      return (messages) => messages.preview(describeTurns(messages, game, [next]).join(" "));
    const hole = this.#aim?.hole;
    const refusal = hole === undefined ? undefined : this.#chooser.refusal(hole);
    if (hole === undefined || refusal === undefined) return undefined;
    return (messages) => messages.refusals[refusal]({ hole, side: game.side });
  }

  /** What playing at a hole would do; undefined where a choice comes first. */
  at(hole: string, messages: Messages): string | undefined {
    const game = this.#game();
    if (this.#told?.game !== game || this.#told?.messages !== messages)
      this.#told = { game, messages, by: new Map() };
    const { by } = this.#told;
    if (!by.has(hole)) by.set(hole, this.#outcome(hole)?.(messages));
    return by.get(hole);
  }

  #outcome(hole: string): Telling | undefined {
    const game = this.#game();
    const actions = this.#chooser.choices.holes.get(hole) ?? [];
    const [action] = actions;
    if (!game || action === undefined || actions.length > 1) return undefined;
    return (messages) => describeTurns(messages, game, [game.play(action)]).join(" ");
  }

  /** The game that what is aimed at would lead to. */
  #following(game: Game): Game | undefined {
    const { hole, action } = this.#aim ?? {};
    const actions = action === undefined ? this.#chooser.choices.holes.get(hole ?? "") : [action];
    const [wanted] = actions ?? [];
    if (actions?.length !== 1 || wanted === undefined || !game.actions.includes(wanted))
      return undefined;
    if (this.#next?.from !== game || this.#next.action !== wanted)
      this.#next = { from: game, action: wanted, game: game.play(wanted) };
    return this.#next.game;
  }
}
