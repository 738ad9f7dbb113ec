import type { Variant } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { levels } from "../levels.ts";
import type { Level } from "../types.ts";
import type { Opponent, OpponentRequest } from "./opponent.ts";
import type { SharedBot, SharedBots } from "./shared-bots.ts";

/** Strength where a board asks for none that exists. */
const usualLevel: Level = 4;

/** The strongest level thinks for so long; for the others this is the most, on a slow machine. Milliseconds. */
const thinkingTime = { strongest: 3000, others: 10_000 };

/** Where the opponent of one board sits: it plays whatever game the board shows, at the level the board asks for. */
export class Place implements Opponent {
  readonly #bots: SharedBots;
  #shared: SharedBot | undefined;
  #variant: Variant | undefined;
  #level: Level | undefined;

  constructor(bots: SharedBots) {
    this.#bots = bots;
  }

  /**
   * The text of a legal action.
   *
   * @throws AbortError when the signal is aborted
   * @throws BotError
   */
  async choose(game: Game, { level: asked, signal, warn }: OpponentRequest): Promise<string> {
    const level = levels.find((known) => known.level === asked)?.level ?? usualLevel;
    const milliseconds = level === 8 ? thinkingTime.strongest : thinkingTime.others;
    const shared = this.#sit(game.variant, level, warn);
    const answer = shared.line.end.then(async () => {
      signal.throwIfAborted();
      return (await shared.bot).choose(game, { milliseconds, signal });
    });
    shared.line.end = answer.catch(() => undefined);
    try {
      return await answer;
    } catch (error) {
      // The next question begins anew, with another bot.
      if (!signal.aborted) this.leave();
      throw error;
    }
  }

  /** Gives the bot up. A later question takes one again. */
  leave(): void {
    const shared = this.#shared;
    this.#shared = undefined;
    if (shared) this.#bots.leave(shared);
  }

  #sit(variant: Variant, level: Level, warn: OpponentRequest["warn"]): SharedBot {
    if (this.#shared && variant === this.#variant && level === this.#level) return this.#shared;
    // Taken before the old one is left, so that a worker that fits both lives on.
    const shared = this.#bots.take(variant, level, warn);
    this.leave();
    this.#shared = shared;
    this.#variant = variant;
    this.#level = level;
    return shared;
  }
}
