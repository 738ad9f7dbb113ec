/** Opponents by the bot's own worker, and where none can be had on the page's own thread. */
import { openBot } from "../client/bot.ts";
import { ownWorker } from "../client/own-worker.ts";
import { pageWorker } from "../client/page-worker.ts";
import type { WorkerSource } from "../client/page-worker.ts";
import { answerBoards } from "./answer.ts";
import { SharedThread } from "./shared-thread.ts";

/** How the opponents of a page are made. */
export interface BoardsSettings {
  /** The worker's script, or a function that starts it, as for `createBot`. By default the package's own. */
  readonly worker?: WorkerSource;
}

/**
 * From now on every `<mancala-board bot="north">` in this document has an opponent: boards that are there already and boards that come
 * later, inside shadow roots too. They share one worker, whatever they play. Where no worker can be started (a strict policy, for example), the board fires `mancala-error` with the
 * reason, and the search runs on the page's own thread in short slices.
 *
 * `@magomba/bot/element` calls it by itself; call it yourself to give settings.
 *
 * @returns stops serving boards that ask later; those that have an opponent keep it
 */
export function serveBoards(
  page: Document = document,
  { worker = ownWorker }: BoardsSettings = {},
): () => void {
  const thread = new SharedThread(() => pageWorker(worker));
  return answerBoards(page, {
    worker: (settings) => openBot(settings, thread.open),
    page: async (settings) => {
      // It brings the whole search, so it is loaded only where it is needed.
      const { pageThread } = await import("../worker/page-thread.ts");
      return openBot(settings, pageThread);
    },
  });
}
