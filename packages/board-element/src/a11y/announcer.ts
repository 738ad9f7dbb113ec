/** The one line in which the board speaks: seen below the board, and read out by screen readers. */
import type { Messages } from "../locales/messages.ts";

/** Makes the line in a language. */
export type Telling = (messages: Messages) => string;

/** Keeps the present line, whatever language it is shown in. */
export class Announcer {
  #telling: Telling = () => "";
  #again = false;

  /** Says something, in place of what was said before. */
  say(telling: Telling): void {
    this.#telling = telling;
    this.#again = !this.#again;
  }

  /**
   * The line. Screen readers pass over a region whose text did not change, so every other line ends with a space that nobody
   * sees or hears.
   */
  line(messages: Messages): string {
    const line = this.#telling(messages);
    return line !== "" && this.#again ? `${line}\u00a0` : line;
  }
}
