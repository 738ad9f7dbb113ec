/**
 * The bot as one file for a script tag. The worker's file lies beside it and is fetched when a board first wants an opponent.
 *
 * A browser starts a worker only from the page's own origin. From another one (a CDN) the worker is a script of one line, made here, that
 * imports the file; where the page's policy forbids that too, the same file is imported into the page and searches there.
 */
import { answerBoards } from "../src/boards/answer.ts";
import { openBot } from "../src/client/bot.ts";
import { pageWorker } from "../src/client/page-worker.ts";
import type * as WorkerFile from "./mancala-bot-worker.ts";

/** Not written into the `URL` itself, or a bundler would put the file elsewhere. */
const fileName = "./mancala-bot-worker.js";
const file = new URL(fileName, import.meta.url).href;

function startWorker(): Worker {
  if (new URL(file).origin === location.origin) return new Worker(file, { type: "module" });
  const script = new Blob([`import ${JSON.stringify(file)};`], { type: "text/javascript" });
  const address = URL.createObjectURL(script);
  const worker = new Worker(address, { type: "module" });
  // The script has been fetched long before that.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return worker;
}

answerBoards(document, {
  worker: (settings) => openBot(settings, () => pageWorker(startWorker)),
  page: async (settings) => {
    const module = (await import(/* @vite-ignore */ file)) as typeof WorkerFile;
    return openBot(settings, module.pageThread);
  },
});
