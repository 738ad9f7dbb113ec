import { variant } from "@magomba/engine";
import { expose } from "comlink";
import { expect } from "vitest";
import { openBot } from "../src/client/bot.ts";
import type { Bot, BotSettings } from "../src/client/bot.ts";
import type { WorkerHandle } from "../src/client/worker-handle.ts";
import type { BotErrorCode } from "../src/errors.ts";
import type { SearchOptions } from "../src/types.ts";
import { Host } from "../src/worker/host.ts";

/** Stands for a worker: something that answers at the other end of a channel, in this thread. */
export class FakeWorker implements WorkerHandle {
  terminated = 0;
  readonly endpoint: MessagePort;
  readonly #inside: MessagePort;
  readonly #api: object;
  #fail: (message: string) => void = () => undefined;

  constructor(api: object = new Host()) {
    const { port1, port2 } = new MessageChannel();
    this.endpoint = port1;
    this.#inside = port2;
    this.#api = api;
    expose(api, port2);
    port1.start();
  }

  onFailure(listener: (message: string) => void): void {
    this.#fail = listener;
  }

  /** As when a thread ends by itself. */
  die(): void {
    this.#quit();
    this.#fail("died");
  }

  terminate(): void {
    this.terminated += 1;
    this.endpoint.close();
    this.#quit();
  }

  /** A thread would take its search with it. */
  #quit(): void {
    this.#inside.close();
    if (this.#api instanceof Host) this.#api.stop(Infinity);
  }
}

/** Long: a busy machine must not decide a test. */
const patience = { start: 20_000, work: 20_000 };

/** Short, for workers that are silent on purpose. */
export const impatient = { ...patience, work: 300 };

/** A search that does not end by itself. */
export const endless: SearchOptions = { milliseconds: 3_600_000 };

/** Neither answers nor ends. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** A bot on fake workers with these hosts, one after the other; the workers are kept in the order in which they were started. */
export async function fakeBot(
  settings: Partial<BotSettings> = {},
  ...hosts: object[]
): Promise<{ bot: Bot; workers: FakeWorker[] }> {
  const workers: FakeWorker[] = [];
  const bot = await openBot({ variant: variant("katro"), patience, ...settings }, () => {
    const worker = new FakeWorker(hosts[workers.length]);
    workers.push(worker);
    return worker;
  });
  return { bot, workers };
}

/** A host that is healthy apart from some of its methods. */
export function hostThat(changes: object): object {
  const host = new Host();
  return {
    ready: () => host.ready(),
    ping: () => host.ping(),
    setUp: host.setUp.bind(host),
    search: host.search.bind(host),
    stop: host.stop.bind(host),
    ...changes,
  };
}

/** What a promise is rejected with. */
export async function reasonOf(promise: Promise<unknown>): Promise<unknown> {
  const [settled] = await Promise.allSettled([promise]);
  return settled.status === "rejected" ? settled.reason : "fulfilled";
}

/** Matches a BotError with a code. */
export function coded(code: BotErrorCode): object {
  return expect.objectContaining({ name: "BotError", code }) as object;
}
