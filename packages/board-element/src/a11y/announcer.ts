/** The one line in which the board speaks: seen below the board, and read out by screen readers. */
import type { Game } from "@magomba/engine/game";
import type { Messages, Refusal, RefusalFacts } from "../locales/messages.ts";
import type { Verbosity } from "../settings.ts";
import { passage } from "../animation/passage.ts";
import { describeMoment, describeTurns, turnStart, waits } from "./describe.ts";

/** Makes the line in a language. */
export type Telling = (messages: Messages, verbosity: Verbosity) => string;

/** When several turns are shown at once, so many are told. */
const TURNS_TOLD = 3;

/** Keeps the present line, whatever language it is shown in. */
export class Announcer {
  #telling: Telling = () => "";
  #again = false;
  #hushed = false;
  #quiet = false;

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

  /**
   * Says what the actions did that led from one game to another, and what comes now. The reader's own turn is told action by action; another's
   * from its start, and read out once it is complete.
   */
  tellTurns(from: Game, games: readonly Game[], own: boolean): void {
    const last = games.at(-1) ?? from;
    const start = own ? from : turnStart(from);
    const told = passage(start, last) ?? games;
    if (!own && waits(last)) this.hush();
    this.say((messages, verbosity) =>
      describeTurns(messages, start, told, verbosity).slice(-TURNS_TOLD).join(" "),
    );
  }

  /** Says who must act, or how the game ended. */
  tellMoment(game: Game): void {
    this.say((messages) => messages.sentence([describeMoment(messages, game)]));
  }

  /** Says why a hole cannot be used. */
  refuse(refusal: Refusal, facts: RefusalFacts): void {
    this.say((messages) => messages.refusals[refusal](facts));
  }

  /**
   * The line, and whether it is only shown. Screen readers pass over a region whose text did not change, so every other line ends with a space
   * that nobody sees or hears.
   */
  view(
    messages: Messages,
    verbosity: Verbosity,
  ): { readonly text: string; readonly quiet: boolean } {
    const line = this.#telling(messages, verbosity);
    const text = line !== "" && this.#again ? `${line}\u00a0` : line;
    return { text, quiet: this.#quiet || verbosity === "off" };
  }
}
