/** Where the opponent sits: asks for one, asks it for actions, and does without one when it fails. */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import type { Telling } from "../a11y/announcer.ts";
import { report } from "../events.ts";
import { whole } from "../locales/whole.ts";
import type { BotSides, Sides } from "../settings.ts";
import { opponentOffered, opponentWanted } from "./opponent.ts";
import type { Opponent } from "./opponent.ts";

/** What the seat needs of its board. */
export interface OpponentContext {
  readonly game: () => Game | undefined;
  readonly bot: () => BotSides | null;
  readonly level: () => number;
  /** Resolves when the board shows its game and nothing moves. */
  readonly settled: () => Promise<void>;
  /** Plays an action and reports it. */
  readonly act: (action: string) => void;
  /** Tells the reader that there is no opponent. */
  readonly tell: (telling: Telling) => void;
}

/** Milliseconds between the reader's turn, once it has been shown, and the answer: one must see that it begins. */
const BREATH = 400;

function breath(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, BREATH);
    signal.addEventListener("abort", end);
  });
}

/** A board with an opponent. */
interface OpponentHost extends ReactiveControllerHost, HTMLElement {
  readonly botSpeed: number | undefined;
  /** The game as far as it was played. */
  readonly played: Game | undefined;
}

/** Whether a game is an earlier moment of another. */
function earlier(game: Game, played: Game | undefined): boolean {
  let moment = played;
  while (moment && moment.plies > game.plies) moment = moment.previous;
  return moment === game && played !== game;
}

/** The opponent's seat at one board. */
export class OpponentSeat implements ReactiveController {
  readonly #host: OpponentHost;
  readonly #context: OpponentContext;
  #opponent: Opponent | undefined;
  /** The game that the opponent was asked about. */
  #asked: Game | undefined;
  #thinking: AbortController | undefined;
  #page: Document | undefined;
  /** The last opponent gave up; nobody is wanted until someone offers himself. */
  #failed = false;

  constructor(host: OpponentHost, context: OpponentContext) {
    this.#host = host;
    this.#context = context;
    host.addController(this);
  }

  /** Whether an answer is awaited. */
  get thinking(): boolean {
    return this.#thinking !== undefined;
  }

  /** Milliseconds per seed for what the opponent has played last; undefined where that is as fast as all else. */
  get speed(): number | undefined {
    const before = this.#context.game()?.previous;
    return before && this.#plays(before.side) ? this.#host.botSpeed : undefined;
  }

  /** The sides that are left to the reader, of those that the page grants. */
  sidesLeft(granted: Sides): Sides {
    if (!this.#opponent) return granted;
    const bot = this.#context.bot();
    if (bot === "both" || granted === bot) return "none";
    if (granted !== "both") return granted;
    if (bot === "north") return "south";
    return bot === "south" ? "north" : granted;
  }

  hostConnected(): void {
    this.#page = this.#host.ownerDocument;
    this.#page.addEventListener(opponentOffered, this.#want);
  }

  hostDisconnected(): void {
    this.#page?.removeEventListener(opponentOffered, this.#want);
    this.#dismiss();
  }

  hostUpdated(): void {
    // An opponent who comes at once changes the board, which must not happen in the middle of an update.
    queueMicrotask(() => this.#attend());
  }

  #attend(): void {
    if (!this.#host.isConnected) return;
    const bot = this.#context.bot();
    const taken = bot === "both" || bot === "north" || bot === "south";
    if (!taken) {
      this.#dismiss();
      return;
    }
    if (!this.#opponent && !this.#failed) this.#want();
    this.#consider();
  }

  /** Asks the page for an opponent. */
  readonly #want = (): void => {
    if (this.#opponent || !this.#context.bot()) return;
    this.#failed = false;
    const engage = (opponent: Opponent): boolean => {
      if (this.#opponent || !this.#host.isConnected) return false;
      this.#opponent = opponent;
      this.#host.requestUpdate();
      return true;
    };
    const event = new Event(opponentWanted, { bubbles: true, composed: true });
    this.#host.dispatchEvent(Object.assign(event, { engage }));
  };

  /**
   * Asks the opponent when it is its turn; drops the question when the game has gone another way. A reader who looks back looks at what was
   * played: an answer there would put an end to that.
   */
  #consider(): void {
    const game = this.#context.game();
    const its = game && !game.result && this.#plays(game.side);
    const due = its && !earlier(game, this.#host.played) ? game : undefined;
    if (due === this.#asked) return;
    this.#thinking?.abort();
    this.#thinking = undefined;
    this.#asked = due;
    if (due && this.#opponent) void this.#ask(this.#opponent, due);
    // The board shows that there is someone thinking, or no longer.
    this.#host.requestUpdate();
  }

  #plays(side: Side): boolean {
    const bot = this.#context.bot();
    return this.#opponent !== undefined && (bot === side || bot === "both");
  }

  /** Takes one action from the opponent. Never rejects. */
  async #ask(opponent: Opponent, game: Game): Promise<void> {
    const thinking = new AbortController();
    const { signal } = thinking;
    this.#thinking = thinking;
    const { level, settled, act } = this.#context;
    try {
      const warn = (error: unknown): void => void this.#report(error);
      const shown = settled().then(() => breath(signal));
      const [action] = await Promise.all([
        opponent.choose(game, { level: level(), signal, warn }),
        shown,
      ]);
      if (signal.aborted) return;
      this.#thinking = undefined;
      act(action);
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#dismiss();
    this.#failed = true;
    const code = this.#report(error);
    this.#context.tell((messages) => whole(messages).noOpponent(code));
    this.#host.requestUpdate();
  }

  #report(error: unknown): string {
    const code = error instanceof Error && "code" in error ? String(error.code) : "opponent-failed";
    report(this.#host, "mancala-error", { code, error });
    return code;
  }

  #dismiss(): void {
    this.#thinking?.abort();
    this.#thinking = this.#asked = undefined;
    const opponent = this.#opponent;
    this.#opponent = undefined;
    this.#failed = false;
    opponent?.leave();
  }
}
