import { releaseProxy, wrap } from "comlink";
import type { Remote } from "comlink";
import { BotError, errorFrom } from "../errors.ts";
import { protocolVersion } from "../worker/protocol.ts";
import type { HostApi, Reply, VariantData } from "../worker/protocol.ts";
import type { Patience, StartWorker, WorkerHandle } from "./worker-handle.ts";

/** A worker must miss this many signs of life in a row; a page that slept may find one missed that was only late. */
const missesAllowed = 3;

/**
 * One worker from its start to its end. A call to a worker that dies, fails or falls silent would stay pending for ever; here
 * every call settles, because the end of the connection rejects the open ones.
 */
export class Connection {
  readonly #handle: WorkerHandle;
  readonly #api: Remote<HostApi>;
  readonly #patience: Patience;
  readonly #open: Set<(error: BotError) => void> = new Set();
  #ended: BotError | undefined;
  #ready = false;

  private constructor(handle: WorkerHandle, patience: Patience) {
    this.#handle = handle;
    this.#patience = patience;
    this.#api = wrap<HostApi>(handle.endpoint);
    handle.onFailure((message) => {
      this.end(new BotError(this.#ready ? "worker-died" : "worker-load", message));
    });
  }

  /**
   * Starts a worker and waits until it has compiled the variant.
   *
   * @param opened is told the connection before it is ready, so that it can be ended meanwhile
   * @throws BotError `worker-missing`, `worker-blocked`, `worker-load`, `worker-silent`, `worker-version`, `bad-variant`
   */
  static async open(
    start: StartWorker,
    variant: VariantData,
    patience: Patience,
    opened: (connection: Connection) => void = () => undefined,
  ): Promise<Connection> {
    const connection = new Connection(startWorker(start), patience);
    opened(connection);
    try {
      const version = await connection.#within(patience.start, (api) => api.ready());
      if (version !== protocolVersion) {
        const message = `the worker speaks version ${String(version)}, the page ${protocolVersion}`;
        throw new BotError("worker-version", message);
      }
      connection.#ready = true;
      await connection.call((api) => api.setUp(variant));
    } catch (error) {
      const failure =
        error instanceof BotError ? error : new BotError("worker-load", String(error));
      connection.end(failure);
      throw failure;
    }
    return connection;
  }

  /** Why it ended; undefined as long as it lives. */
  get ended(): BotError | undefined {
    return this.#ended;
  }

  /**
   * Calls the worker, and asks for signs of life until it answers.
   *
   * @throws BotError what the worker answered, or why the connection ended
   */
  async call<Value>(ask: (api: Remote<HostApi>) => Promise<Reply<Value>>): Promise<Value> {
    const reply = await this.#watched(ask);
    if (!reply.ok) throw errorFrom(reply.error);
    return reply.value;
  }

  /** Tells the worker to stop a search. If it does not hear, the connection ends. */
  async stop(id: number): Promise<void> {
    try {
      await this.#watched((api) => api.stop(id));
    } catch {
      // The connection has ended, and with it the search.
    }
  }

  /** Ends the worker and rejects every open call with `error`. Later calls reject with it too. */
  end(error: BotError): void {
    if (this.#ended !== undefined) return;
    this.#ended = error;
    this.#handle.terminate(error.code.startsWith("worker-"));
    for (const reject of this.#open) reject(error);
    this.#open.clear();
    // The worker is gone and cannot answer the release; this only lets go of the proxy's own records.
    this.#api[releaseProxy]();
  }

  async #watched<Value>(ask: (api: Remote<HostApi>) => Promise<Value>): Promise<Value> {
    let missed = 0;
    let answered = true;
    const timer = setInterval(
      () => {
        missed = answered ? 0 : missed + 1;
        if (missed >= missesAllowed) {
          this.end(new BotError("worker-silent", `no sign of life for ${this.#patience.work} ms`));
        } else if (answered) {
          answered = false;
          this.#api.ping().then(
            () => (answered = true),
            () => undefined,
          );
        }
      },
      this.#patience.work / (missesAllowed + 1),
    );
    try {
      return await this.#settling(ask);
    } finally {
      clearInterval(timer);
    }
  }

  async #within<Value>(
    milliseconds: number,
    ask: (api: Remote<HostApi>) => Promise<Value>,
  ): Promise<Value> {
    const timer = setTimeout(() => {
      this.end(new BotError("worker-silent", `not ready after ${milliseconds} ms`));
    }, milliseconds);
    try {
      return await this.#settling(ask);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The answer, or the end of the connection. */
  #settling<Value>(ask: (api: Remote<HostApi>) => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== undefined) {
        reject(this.#ended);
        return;
      }
      this.#open.add(reject);
      ask(this.#api)
        .then(resolve, (error: unknown) => {
          // Ours answers errors as data, so what is thrown was not foreseen.
          const message = error instanceof Error ? error.message : String(error);
          reject(new BotError("search-failed", message));
        })
        .finally(() => this.#open.delete(reject));
    });
  }
}

function startWorker(start: StartWorker): WorkerHandle {
  try {
    return start();
  } catch (error) {
    if (error instanceof BotError) throw error;
    throw new BotError("worker-blocked", error instanceof Error ? error.message : String(error));
  }
}
