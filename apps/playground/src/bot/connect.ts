import type { Variant } from "@magomba/engine";
import type { Level } from "../state/seats.ts";
import type { Thinker } from "./bot-player.ts";

/** The bot's program could not be fetched. */
class BotLoadError extends Error {
  readonly code = "worker-load";
}

/** Makes a bot in a worker. Its program is fetched when the first one is wanted. */
export async function connect(variant: Variant, level: Level): Promise<Thinker> {
  let bot;
  try {
    bot = await import("@magomba/bot");
  } catch (error) {
    throw new BotLoadError("the bot's program could not be fetched", { cause: error });
  }
  // Another seed for every bot, so that two games against the same level differ.
  return bot.createBot({ variant, level, seed: Math.floor(Math.random() * 2 ** 31) });
}
