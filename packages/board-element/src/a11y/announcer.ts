/** The one line in which the board speaks: seen below the board, and read out by screen readers. */
import type { Game } from "@magomba/engine/game";
import { LazyPart } from "../lazy-part.ts";
import type { OpeningMessages } from "../locales/messages.ts";
import type { Verbosity } from "../settings.ts";
import { beginOf } from "./first-words.ts";

/** Makes the line in a language. */
export type Telling = (messages: OpeningMessages, verbosity: Verbosity) => string;

/** Keeps the present line, whatever language it is shown in. */
export class Announcer {
  /** Tells the moments for which the first words do not suffice; the line stays empty until it has come. */
  readonly #describing: LazyPart<(messages: OpeningMessages, game: Game) => string>;
  #telling: Telling = () => "";
  #again = false;
  #hushed = false;
  #quiet = false;

  /** `came` is called when words that had to be loaded have come, or with the error when they could not be loaded. */
  constructor(came: (error?: unknown) => void = () => {}) {
    this.#describing = new LazyPart(async () => (await import("./moment.ts")).describeMoment, came);
  }

  /** Resolves when nothing is being loaded. */
  get ready(): Promise<void> {
    return this.#describing.ready;
  }

  /** Says something, in place of what was said before. */
  say(telling: Telling): void {
    this.#telling = telling;
    this.#again = !this.#again;
    this.#quiet = this.#hushed;
    this.#hushed = false;
  }

  /** What is said next is only shown, not read out: the reader is looking for a place in the game. */
  hush(): void {
    this.#hushed = true;
  }

  /** Says who must act, or how the game ended. */
  tellMoment(game: Game): void {
    const decision = beginOf(game);
    if (!decision) void this.#describing.open();
    this.say((messages) => {
      const clause = decision
        ? messages.events.turn({ side: game.side, decision })
        : this.#describing.part?.(messages, game);
      return clause === undefined ? "" : messages.sentence([clause]);
    });
  }

  /**
   * The line, and whether it is only shown. Screen readers pass over a region whose text did not change, so every other line ends with a space
   * that nobody sees or hears.
   */
  view(
    messages: OpeningMessages,
    verbosity: Verbosity,
  ): { readonly text: string; readonly quiet: boolean } {
    const line = this.#telling(messages, verbosity);
    const text = line !== "" && this.#again ? `${line}\u00a0` : line;
    return { text, quiet: this.#quiet || verbosity === "off" };
  }
}
