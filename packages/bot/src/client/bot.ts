import type { Variant } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { expose, transfer } from "comlink";
import { BotError } from "../errors.ts";
import { levelSettings } from "../levels.ts";
import { fullLimits } from "../limits.ts";
import type { Analysis, Level, SearchInfo, SearchOptions } from "../types.ts";
import type { SearchRequest } from "../worker/protocol.ts";
import { Connection } from "./connection.ts";
import { checkGame, gameData, variantData } from "./game-data.ts";
import { Job } from "./job.ts";
import { usualPatience } from "./worker-handle.ts";
import type { Patience, StartWorker } from "./worker-handle.ts";

/** What a bot is made of, whichever kind of worker it uses. */
export interface BotSettings {
  /** The game it plays: its definition and options are sent to the worker as data. */
  readonly variant: Variant;
  /** How strong it is; 8, the strongest, by default. `analyse` is always at full strength. */
  readonly level?: Level;
  /** A whole number. The same seed, node or depth limit and game give the same action. 1 by default. */
  readonly seed?: number;
  /** How long a worker may be silent before it is given up. */
  readonly patience?: Partial<Patience>;
}

/** A player of one variant. Searching happens in a worker, so the page stays free. */
export interface Bot {
  readonly variant: Variant;
  readonly level: Level;
  /**
   * Chooses an action for the side that must act.
   *
   * One question at a time: a newer `choose` or `analyse` stops the older one, which rejects with `superseded`.
   * After a worker has failed, the next question starts a new one.
   *
   * @returns the text of a legal action
   * @throws AbortError when the signal is aborted, at once
   * @throws BotError
   */
  choose(game: Game, options: SearchOptions): Promise<string>;
  /** Searches at full strength and tells what it found. Otherwise like `choose`. */
  analyse(game: Game, options: SearchOptions): Promise<Analysis>;
  /** Ends the worker; an open question rejects with `closed`, and so does every later one. Closing twice is harmless. */
  close(): void;
}

/**
 * Makes a bot and waits for its worker.
 *
 * @throws BotError
 */
export async function openBot(settings: BotSettings, start: StartWorker): Promise<Bot> {
  const bot = new WorkerBot(settings, start);
  await bot.connect();
  return bot;
}

class WorkerBot implements Bot {
  readonly variant: Variant;
  readonly level: Level;
  readonly #seed: number;
  readonly #margin: number;
  readonly #start: StartWorker;
  readonly #patience: Patience;
  #connection: Connection | undefined;
  #job: Job<Analysis> | undefined;
  /** Settles when the worker has nothing left to do. Jobs run one after the other. */
  #line: Promise<void> = Promise.resolve();
  #count = 0;
  #closed = false;

  constructor(settings: BotSettings, start: StartWorker) {
    const { variant, level = 8, seed = 1, patience } = settings;
    if (!Number.isSafeInteger(seed)) {
      throw new BotError("bad-seed", `a seed is a whole number, not ${String(seed)}`, "seed");
    }
    this.variant = variant;
    this.level = level;
    this.#margin = levelSettings(level).margin;
    this.#seed = seed | 0;
    this.#start = start;
    this.#patience = { ...usualPatience, ...patience };
  }

  async choose(game: Game, options: SearchOptions): Promise<string> {
    const limits = fullLimits(options, levelSettings(this.level));
    const job = this.#ask(game, options, { limits, margin: this.#margin, quick: true });
    return (await job).action;
  }

  async analyse(game: Game, options: SearchOptions): Promise<Analysis> {
    return this.#ask(game, options, { limits: fullLimits(options), margin: 0, quick: false });
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    const error = new BotError("closed", "the bot was closed");
    this.#job?.reject(error);
    this.#connection?.end(error);
    this.#connection = undefined;
  }

  /** The living connection, or a new one. */
  async connect(): Promise<Connection> {
    const known = this.#connection;
    if (known !== undefined && known.ended === undefined) return known;
    return Connection.open(this.#start, variantData(this.variant), this.#patience, (opened) => {
      this.#connection = opened;
    });
  }

  #ask(
    game: Game,
    options: SearchOptions,
    search: Pick<SearchRequest, "limits" | "margin" | "quick">,
  ): Promise<Analysis> {
    if (this.#closed) throw new BotError("closed", "the bot was closed");
    checkGame(game, this.variant);
    this.#count += 1;
    const request = { id: this.#count, game: gameData(game), seed: this.#seed, ...search };
    this.#job?.reject(new BotError("superseded", "a newer question was asked"));
    const job = new Job<Analysis>(options.signal);
    this.#job = job;
    this.#line = this.#line.then(() => this.#work(job, request, options.onInfo));
    return job.answer;
  }

  /** Takes a job to its end in the worker. Never rejects: what goes wrong is the job's. */
  async #work(
    job: Job<Analysis>,
    request: SearchRequest,
    onInfo: ((info: SearchInfo) => void) | undefined,
  ): Promise<void> {
    if (job.settled) return;
    const channel = onInfo === undefined ? undefined : new MessageChannel();
    const tell = (info: SearchInfo): void => {
      try {
        if (!job.settled) onInfo?.(info);
      } catch (error) {
        job.reject(error);
      }
    };
    try {
      const connection = await this.connect();
      if (job.settled) return;
      job.onEarlyEnd(() => void connection.stop(request.id));
      if (channel !== undefined) expose(tell, channel.port1);
      const port = channel === undefined ? null : transfer(channel.port2, [channel.port2]);
      job.resolve(await connection.call((api) => api.search(request, port)));
    } catch (error) {
      job.reject(error);
    } finally {
      // Not earlier: the worker waits until the page has heard of the last depth.
      channel?.port1.close();
      if (this.#job === job) this.#job = undefined;
    }
  }
}
