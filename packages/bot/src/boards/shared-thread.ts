import { releaseProxy, transfer, wrap } from "comlink";
import type { Remote } from "comlink";
import type { StartWorker, WorkerHandle } from "../client/worker-handle.ts";
import type { HostApi } from "../worker/protocol.ts";

/** A worker that runs, and those who must hear of its end. */
interface Thread {
  readonly handle: WorkerHandle;
  readonly api: Remote<HostApi>;
  readonly users: Set<(message: string) => void>;
}

/**
 * One worker for any number of bots. To each it looks like a worker of its own: what answers there has its own rules and memory, and searches that
 * run at the same time take turns. It is started for the first bot and ends with the last; one that fails ends for all, and the next bot
 * starts another.
 */
export class SharedThread {
  readonly #start: StartWorker;
  #thread: Thread | undefined;

  constructor(start: StartWorker) {
    this.#start = start;
  }

  /** Gives one bot its part of the worker. Throws what starting the worker throws. */
  readonly open: StartWorker = () => {
    const thread = (this.#thread ??= this.#begin());
    const { port1, port2 } = new MessageChannel();
    const listeners: ((message: string) => void)[] = [];
    const fail = (message: string): void => {
      for (const listener of listeners) listener(message);
    };
    thread.users.add(fail);
    // One that does not know how is none of ours.
    thread.api.share(transfer(port2, [port2])).catch((error: unknown) => fail(String(error)));
    return {
      endpoint: port1,
      onFailure: (listener) => void listeners.push(listener),
      terminate: (broken) => {
        port1.close();
        if (!thread.users.delete(fail)) return;
        if (broken) this.#end(thread, "the worker was given up");
        else if (thread.users.size === 0) this.#end(thread, "");
      },
    };
  };

  #begin(): Thread {
    const handle = this.#start();
    const thread: Thread = { handle, api: wrap<HostApi>(handle.endpoint), users: new Set() };
    handle.onFailure((message) => this.#end(thread, message));
    return thread;
  }

  #end(thread: Thread, message: string): void {
    if (this.#thread === thread) this.#thread = undefined;
    thread.handle.terminate(true);
    const users = [...thread.users];
    thread.users.clear();
    for (const fail of users) fail(message);
    thread.api[releaseProxy]();
  }
}
