/**
 * What crosses between a page and its worker. Only plain data: a worker compiles its own rules from the variant's definition.
 */
import type { Options, VariantSource } from "@magomba/engine";
import type { BotErrorData } from "../errors.ts";
import type { FullLimits } from "../limits.ts";
import type { Analysis } from "../types.ts";

/** Raised with every change that older workers or pages would misread. */
export const protocolVersion = 2;

/** A variant as data. */
export interface VariantData {
  readonly definition: VariantSource;
  readonly options: Options;
}

/** A game as data: the position it began from and the actions since. Repetition needs them all. */
export interface GameData {
  readonly start: string;
  readonly history: readonly string[];
}

export interface SearchRequest {
  /** Chosen by the page; later requests have higher numbers. */
  readonly id: number;
  readonly game: GameData;
  readonly limits: FullLimits;
  /** Hundredths of a seed an action may seem worse than the best and still be chosen. */
  readonly margin: number;
  /** For the choice within the margin: 32 bits. */
  readonly seed: number;
  /** Whether a single legal action is answered at once, without a search. */
  readonly quick: boolean;
}

/** Errors are answers too: thrown ones would lose their codes on the way. */
export type Reply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: BotErrorData };

/** What a worker does. Every method settles, and none throws. */
export interface HostApi {
  /** The version of the protocol the worker speaks. */
  ready(): number;
  /** Compiles the variant that all later searches play. */
  setUp(variant: VariantData): Reply<null>;
  /**
   * Searches; a search that is still running is stopped first. A stopped search answers with what it has.
   * After each depth it calls the function that comlink exposes at the other end of `port` with a `SearchInfo`.
   */
  search(request: SearchRequest, port: MessagePort | null): Promise<Reply<Analysis>>;
  /** Stops the search with this id, and any that is older. */
  stop(id: number): void;
  /** A sign of life. */
  ping(): true;
  /** Answers at a port as a worker of its own would, with rules, memory and searches of its own. */
  share(port: MessagePort): void;
}
