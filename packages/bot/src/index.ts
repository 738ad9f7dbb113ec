/** The bot for pages. In Node import `@magomba/bot/node`. */
import { openBot } from "./client/bot.ts";
import type { Bot, BotSettings } from "./client/bot.ts";
import { ownWorker } from "./client/own-worker.ts";
import { pageWorker } from "./client/page-worker.ts";
import type { WorkerSource } from "./client/page-worker.ts";

export { serveBoards } from "./boards/serve.ts";
export type { BoardsSettings } from "./boards/serve.ts";
export type { Bot, BotSettings } from "./client/bot.ts";
export type { WorkerSource } from "./client/page-worker.ts";
export type { Patience } from "./client/worker-handle.ts";
export { BotError } from "./errors.ts";
export type { BotErrorCode } from "./errors.ts";
export { levels } from "./levels.ts";
export type { LevelSettings } from "./levels.ts";
export { createSearcher } from "./search/searcher.ts";
export type { Searcher, SearcherOptions } from "./search/searcher.ts";
export { deepest, winScore } from "./types.ts";
export type { Analysis, Level, Limits, SearchInfo, SearchOptions } from "./types.ts";

/** What a page's bot is made of. */
export interface PageBotSettings extends BotSettings {
  /**
   * The worker's script, or a function that starts the worker: for pages whose policy or bundler does not let the package start its own.
   * The worker must be a module worker that imports `@magomba/bot/worker`. A function is called again after a worker has failed.
   */
  readonly worker?: WorkerSource;
}

/**
 * Makes a bot for a variant and waits until its worker is ready.
 *
 * @throws BotError `worker-missing`, `worker-blocked`, `worker-load`, `worker-silent`, `worker-version`, `bad-variant`, `bad-level`, `bad-seed`
 */
export async function createBot({ worker, ...settings }: PageBotSettings): Promise<Bot> {
  return openBot(settings, () => pageWorker(worker ?? ownWorker));
}
