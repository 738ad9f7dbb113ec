import type { Endpoint } from "comlink";

/** A running worker, whichever kind of thread it is. */
export interface WorkerHandle {
  readonly endpoint: Endpoint;
  /** Calls `listener` when the worker cannot be loaded, fails or ends by itself; perhaps more than once. */
  onFailure(listener: (message: string) => void): void;
  /** Ends it, whatever it is doing; `broken` when it is given up because it fails or is silent. Harmless when it has ended. */
  terminate(broken: boolean): void;
}

/** Starts a worker, which must run `@magomba/bot/worker` (or `node-worker.js` in Node). What it throws becomes a BotError. */
export type StartWorker = () => WorkerHandle;

/** How long a worker may be silent, in milliseconds. */
export interface Patience {
  /** From its start until it is ready, which includes fetching its script. */
  readonly start: number;
  /** While it works. */
  readonly work: number;
}

/** Long enough for a slow network and a busy machine, short enough for a person who waits. */
export const usualPatience: Patience = { start: 6000, work: 4000 };
