import type { Variant } from "@magomba/engine";
import type { Bot, BotSettings } from "../client/bot.ts";
import { variantData } from "../client/game-data.ts";
import { BotError } from "../errors.ts";
import type { Level } from "../types.ts";
import type { OpponentRequest } from "./opponent.ts";

/** Makes a bot. */
export type MakeBot = (settings: BotSettings) => Promise<Bot>;

/** The ways to a bot: in a worker, and where there is none on the page's own thread. */
export interface BotMakers {
  readonly worker: MakeBot;
  readonly page: MakeBot;
}

/** One bot, and how many boards play with it. */
export interface SharedBot {
  /** Tells it from the others. */
  readonly key: string;
  readonly bot: Promise<Bot>;
  boards: number;
  readonly line: Line;
}

/** Where questions wait for each other. */
export interface Line {
  /** Settles when the last question has been answered. */
  end: Promise<unknown>;
}

/** From this level on thinking takes long. */
const long: Level = 6;

/**
 * The bots of a page. Boards that play the same game at the same level share one, which answers one question at a time. Of the strong ones, which
 * think long, only one thinks at any moment: two would have half the time each. The others answer so soon that they wait for nobody.
 */
export class SharedBots {
  readonly #makers: BotMakers;
  readonly #shared: Map<string, SharedBot> = new Map();
  readonly #strong: Line = { end: Promise.resolve() };
  /** Why workers cannot be had here, once that is known. */
  #workerless: BotError | undefined;

  constructor(makers: BotMakers) {
    this.#makers = makers;
  }

  /** The bot for a variant at a level, made when it is first needed. Whoever takes it must leave it once. */
  take(variant: Variant, level: Level, warn: OpponentRequest["warn"]): SharedBot {
    const key = JSON.stringify([level, variantData(variant)]);
    const known = this.#shared.get(key);
    const shared = known ?? {
      key,
      bot: this.#make(variant, level, warn),
      boards: 0,
      line: level < long ? { end: Promise.resolve() } : this.#strong,
    };
    shared.boards += 1;
    this.#shared.set(key, shared);
    return shared;
  }

  /** Ends the bot when the last board has left it. */
  leave(shared: SharedBot): void {
    shared.boards -= 1;
    if (shared.boards > 0) return;
    if (this.#shared.get(shared.key) === shared) this.#shared.delete(shared.key);
    shared.bot.then(
      (bot) => bot.close(),
      () => {
        // It never came to be, and whoever asked for it was told.
      },
    );
  }

  async #make(variant: Variant, level: Level, warn: OpponentRequest["warn"]): Promise<Bot> {
    const settings = { variant, level, seed: Math.floor(Math.random() * 2 ** 31) };
    if (this.#workerless === undefined) {
      try {
        return await this.#makers.worker(settings);
      } catch (error) {
        if (!isWorkerless(error)) throw error;
        this.#workerless = error;
      }
    }
    warn(this.#workerless);
    return this.#makers.page(settings);
  }
}

/** Whether no worker will ever start here. One that dies at work is started again by the bot itself. */
function isWorkerless(error: unknown): error is BotError {
  return error instanceof BotError && error.code.startsWith("worker-");
}
