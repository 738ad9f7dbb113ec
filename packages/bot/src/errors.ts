import { MagombaError } from "@magomba/engine";

/**
 * Why a bot could not answer.
 *
 * - `worker-missing`: there are no workers here (a server, for example).
 * - `worker-blocked`: the page may not start the worker's script: it lies on another origin, or a content security policy
 *   forbids it. Give `worker` a script of your own origin that imports `@magomba/bot/worker`.
 * - `worker-load`: the worker's script could not be fetched or run; policies that are reported late end here too.
 * - `worker-silent`: the worker did not answer in time: never started, hung, or was put away by the system.
 * - `worker-died`: the worker ended or failed while it was in use.
 * - `worker-version`: the worker's script belongs to another version of this package.
 * - `search-failed`: the search itself failed; `message` says how.
 * - `superseded`: a newer question was asked of the same bot.
 * - `closed`: the bot was closed.
 * - `game-over`: the game has a result, so there is nothing to choose.
 * - `other-variant`: the game is not of the variant the bot was made for.
 * - `bad-variant`: the worker cannot read the variant.
 * - `bad-limit`, `no-limit`, `bad-level`, `bad-seed`: an argument out of its range; `part` names it.
 */
export type BotErrorCode =
  | "worker-missing"
  | "worker-blocked"
  | "worker-load"
  | "worker-silent"
  | "worker-died"
  | "worker-version"
  | "search-failed"
  | "superseded"
  | "closed"
  | "game-over"
  | "other-variant"
  | "bad-variant"
  | "bad-limit"
  | "no-limit"
  | "bad-level"
  | "bad-seed";

/** Every error a bot gives, except the `AbortError` of an aborted signal. */
export class BotError extends MagombaError {
  declare readonly code: BotErrorCode;
  /** The argument or the thing at fault, cut to 80 characters; empty where there is none. */
  readonly part: string;

  constructor(code: BotErrorCode, message: string, part = "") {
    super(code, message);
    this.name = "BotError";
    this.part = part.length > 80 ? `${part.slice(0, 79)}…` : part;
  }
}

/** An error as it crosses between threads, where classes and their fields would be lost. */
export interface BotErrorData {
  readonly code: BotErrorCode;
  readonly message: string;
  readonly part: string;
}

/** What is sent instead of an error. Anything that is not a BotError was not foreseen: `search-failed`. */
export function errorData(error: unknown): BotErrorData {
  if (error instanceof BotError) {
    return { code: error.code, message: error.message, part: error.part };
  }
  const part = error instanceof MagombaError ? error.code : "";
  const message = error instanceof Error ? error.message : String(error);
  return { code: "search-failed", message, part };
}

/** The error that was sent. */
export function errorFrom(data: BotErrorData): BotError {
  return new BotError(data.code, data.message, data.part);
}
