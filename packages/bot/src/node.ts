/** The bot for Node. */
import { Worker } from "node:worker_threads";
import { openBot } from "./client/bot.ts";
import type { Bot, BotSettings } from "./client/bot.ts";
import type { WorkerHandle } from "./client/worker-handle.ts";
import { nodeEndpoint } from "./worker/endpoint.ts";

export type { Bot, BotSettings } from "./client/bot.ts";
export type { Patience } from "./client/worker-handle.ts";
export { BotError } from "./errors.ts";
export type { BotErrorCode } from "./errors.ts";
export { levels } from "./levels.ts";
export type { LevelSettings } from "./levels.ts";
export { createSearcher } from "./search/searcher.ts";
export type { Searcher, SearcherOptions } from "./search/searcher.ts";
export { deepest, winScore } from "./types.ts";
export type { Analysis, Level, Limits, SearchInfo, SearchOptions } from "./types.ts";

/** What a bot in Node is made of. */
export interface NodeBotSettings extends BotSettings {
  /** Starts another worker than the package's own. It is called again after a worker has failed. */
  readonly worker?: () => Worker;
}

/**
 * Makes a bot for a variant and waits until its worker thread is ready. The thread keeps the process alive until the bot is closed.
 *
 * @throws BotError `worker-load`, `worker-silent`, `worker-version`, `bad-variant`, `bad-level`, `bad-seed`
 */
export async function createBot({ worker, ...settings }: NodeBotSettings): Promise<Bot> {
  return openBot(settings, () => handleOf((worker ?? ownWorker)()));
}

function ownWorker(): Worker {
  return new Worker(new URL("./node-worker.js", import.meta.url));
}

function handleOf(worker: Worker): WorkerHandle {
  return {
    endpoint: nodeEndpoint(worker),
    onFailure(listener) {
      worker.on("error", (error) =>
        listener(error instanceof Error ? error.message : String(error)),
      );
      worker.on("messageerror", (error) => listener(error.message));
      worker.on("exit", (code) => listener(`the thread ended with code ${code}`));
    },
    terminate() {
      void worker.terminate();
    },
  };
}
