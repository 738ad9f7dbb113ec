import { BotError } from "../errors.ts";
import type { WorkerHandle } from "./worker-handle.ts";

/** Where a page's worker comes from: the address of its script, or a function that starts it. */
export type WorkerSource = string | URL | (() => Worker);

/**
 * Starts a worker of a page.
 *
 * @throws BotError `worker-missing`; and whatever the constructor throws
 */
export function pageWorker(source: WorkerSource): WorkerHandle {
  if (typeof Worker === "undefined") {
    throw new BotError("worker-missing", "there are no workers here");
  }
  const worker = typeof source === "function" ? source() : new Worker(source, { type: "module" });
  return {
    endpoint: worker,
    onFailure(listener) {
      worker.addEventListener("error", (event) => {
        // It is told to whoever asked; the console need not hear of it too.
        event.preventDefault();
        listener(event.message || "the worker failed");
      });
      worker.addEventListener("messageerror", () => listener("a message could not be read"));
    },
    terminate() {
      worker.terminate();
    },
  };
}
