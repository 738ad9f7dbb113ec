import type { Analysis, Bot } from "@magomba/bot";
import type { Game, Variant } from "@magomba/engine";
import type { Level } from "../state/seats.ts";
import type { Thinker } from "./bot-player.ts";

/** The bot's program could not be fetched. */
class BotLoadError extends Error {
  readonly code = "worker-load";
}

/** How long a bot looks at a position of which its opinion is asked. Milliseconds. */
const lookingTime = 1000;

/** What the strongest bot thinks of a position. Rejects with an AbortError once the signal is aborted. */
export async function analyse(game: Game, signal: AbortSignal): Promise<Analysis> {
  const bot = await makeBot(game.variant, 8);
  try {
    return await bot.analyse(game, { milliseconds: lookingTime, signal });
  } finally {
    bot.close();
  }
}

/** Makes a bot in a worker. Its program is fetched when the first one is wanted. */
export async function connect(variant: Variant, level: Level): Promise<Thinker> {
  return makeBot(variant, level);
}

async function makeBot(variant: Variant, level: Level): Promise<Bot> {
  let bot;
  try {
    bot = await import("@magomba/bot");
  } catch (error) {
    throw new BotLoadError("the bot's program could not be fetched", { cause: error });
  }
  // Another seed for every bot, so that two games against the same level differ.
  return bot.createBot({ variant, level, seed: Math.floor(Math.random() * 2 ** 31) });
}
