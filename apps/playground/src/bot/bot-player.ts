/**
 * Lets bots take their turns. It watches the session, asks a bot when a bot's seat must act, and hands the
 * answer to the session together with the number of the state it was thought out for. Whatever changes
 * meanwhile (another game, undo, other seats, leaving) aborts the thinking and makes its answer void.
 */
import type { Game, Side, Variant } from "@magomba/engine";
import type { Session, SessionState } from "../state/session.ts";
import { botToAct, type BotSeat, type Level } from "../state/seats.ts";
import { codeOf } from "./error-code.ts";

/** What is needed of a bot. */
export interface Thinker {
  /** The text of a legal action. Rejects with an AbortError once the signal is aborted. */
  choose(
    game: Game,
    options: { readonly milliseconds: number; readonly signal: AbortSignal },
  ): Promise<string>;
  close(): void;
}

export interface BotPlayerSettings {
  readonly session: Session;
  /** Makes a bot for a variant. */
  readonly connect: (variant: Variant, level: Level) => Promise<Thinker>;
  /** Settles when the board has shown everything so far: bots wait for it, so that one can follow. */
  readonly settled: () => Promise<void>;
}

interface Job {
  readonly sequence: number;
  readonly controller: AbortController;
}

interface Engaged {
  readonly variant: Variant;
  readonly level: Level;
  readonly thinker: Promise<Thinker>;
}

/** The least time a bot takes, so that its move is not missed; shorter for bots told to be quick. Milliseconds. */
function breath(milliseconds: number): number {
  return Math.min(400, milliseconds / 2);
}

/** Waits, or ends at once when the signal is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

export class BotPlayer {
  readonly #settings: BotPlayerSettings;
  readonly #unsubscribe: () => void;
  #job: Job | undefined;
  #engaged: Engaged[] = [];

  constructor(settings: BotPlayerSettings) {
    this.#settings = settings;
    this.#unsubscribe = settings.session.subscribe(() => this.#update());
    this.#update();
  }

  /** Ends all thinking and every bot, for good. */
  close(): void {
    this.#unsubscribe();
    this.#abort();
    this.#dismiss(() => true);
  }

  #update(): void {
    const state = this.#settings.session.state;
    if (this.#job !== undefined && this.#job.sequence !== state?.sequence) this.#abort();
    if (state === undefined) {
      this.#dismiss(() => true);
      return;
    }
    this.#dismiss((engaged) => !isNeeded(engaged, state));
    const side = botToAct(state.game, state.seats);
    if (this.#job !== undefined || side === undefined || state.bot.kind !== "idle") return;
    const seat = state.seats[side];
    if (seat.kind === "bot") void this.#take(state, side, seat);
  }

  /** Takes one action of a turn. Never rejects: what goes wrong becomes the session's to tell. */
  async #take(state: SessionState, side: Side, seat: BotSeat): Promise<void> {
    const { session, settled } = this.#settings;
    const { sequence, game } = state;
    const controller = new AbortController();
    const { signal } = controller;
    const job: Job = { sequence, controller };
    this.#job = job;
    session.thinking(sequence, side);
    try {
      const thinker = await this.#engage(game.variant, seat.level);
      if (signal.aborted) return;
      const { milliseconds } = seat;
      const [action] = await Promise.all([
        thinker.choose(game, { milliseconds, signal }),
        pause(breath(milliseconds), signal),
        settled(),
      ]);
      if (signal.aborted) return;
      this.#job = undefined;
      session.answer(sequence, action);
    } catch (error) {
      if (signal.aborted) return;
      this.#job = undefined;
      this.#dismiss(({ level }) => level === seat.level);
      session.failed(sequence, side, codeOf(error));
    }
  }

  /** The bot of that strength, made when it is first needed. */
  #engage(variant: Variant, level: Level): Promise<Thinker> {
    const known = this.#engaged.find((one) => one.variant === variant && one.level === level);
    if (known !== undefined) return known.thinker;
    const thinker = this.#settings.connect(variant, level);
    this.#engaged.push({ variant, level, thinker });
    return thinker;
  }

  #abort(): void {
    const job = this.#job;
    this.#job = undefined;
    job?.controller.abort();
  }

  #dismiss(unneeded: (engaged: Engaged) => boolean): void {
    const leaving = this.#engaged.filter((engaged) => unneeded(engaged));
    if (leaving.length === 0) return;
    this.#engaged = this.#engaged.filter((engaged) => !leaving.includes(engaged));
    for (const { thinker } of leaving) {
      thinker.then(
        (made) => made.close(),
        () => {
          // It never came to be, and whoever asked for it was told.
        },
      );
    }
  }
}

function isNeeded({ variant, level }: Engaged, { game, seats }: SessionState): boolean {
  if (variant !== game.variant) return false;
  return [seats.south, seats.north].some((seat) => seat.kind === "bot" && seat.level === level);
}
