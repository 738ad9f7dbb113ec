/** Speaks what the board says, with the browser's own voice. It says what screen readers read out, and is for those who use none. */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Sound } from "../settings.ts";

/** What is spoken. */
export interface SpeakingBoard extends ReactiveControllerHost, HTMLElement {
  readonly sound: Sound;
}

/** The board whose words are being spoken; a page has one voice for all its boards. */
let speaking: SpeakingBoard | undefined;

/** The voice of one board. */
export class Voice implements ReactiveController {
  readonly #board: SpeakingBoard;
  readonly #size = new ResizeObserver(() => {
    if (!this.#seen) this.stop();
  });
  #line: string | null | undefined;

  constructor(board: SpeakingBoard) {
    this.#board = board;
    // What stands there already was said before there was a voice.
    this.#line = this.#find()?.textContent;
    board.addController(this);
  }

  hostConnected(): void {
    document.addEventListener("visibilitychange", this.#looked);
    this.#size.observe(this.#board);
  }

  hostDisconnected(): void {
    document.removeEventListener("visibilitychange", this.#looked);
    this.#size.disconnect();
    this.stop();
  }

  hostUpdated(): void {
    const line = this.#find();
    const { sound } = this.#board;
    const wanted = sound === "spoken" || sound === "both";
    if (!wanted) this.stop();
    if (!line || line.textContent === this.#line) return;
    this.#line = line.textContent;
    this.stop();
    const text = line.innerText.trim();
    // A line that is only shown is one of many that the reader goes through.
    if (wanted && text !== "" && line.ariaLive !== "off" && this.#seen) this.#speak(text);
  }

  /** Falls silent. */
  stop(): void {
    if (speaking !== this.#board) return;
    speaking = undefined;
    speechSynthesis.cancel();
  }

  #find(): HTMLElement | null | undefined {
    return this.#board.shadowRoot?.querySelector<HTMLElement>(".line");
  }

  get #seen(): boolean {
    return !document.hidden && this.#board.getClientRects().length > 0;
  }

  readonly #looked = (): void => {
    if (document.hidden) this.stop();
  };

  #speak(text: string): void {
    // Some browsers have no voice, and none speaks before the reader has done something on the page.
    if (typeof speechSynthesis === "undefined" || navigator.userActivation?.hasBeenActive === false)
      return;
    const words = new SpeechSynthesisUtterance(text);
    words.lang = this.#find()?.closest<HTMLElement>("[lang]")?.lang ?? "";
    words.addEventListener("end", () => {
      if (speaking === this.#board && !speechSynthesis.speaking) speaking = undefined;
    });
    speaking = this.#board;
    speechSynthesis.speak(words);
  }
}
