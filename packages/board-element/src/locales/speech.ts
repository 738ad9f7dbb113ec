/** Which language one board speaks: what it is told, else that of the page around it, else English. */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { opening } from "./en-opening.ts";
import type { OpeningMessages } from "./messages.ts";
import { loadMessages, messagesAtHand } from "./registry.ts";

/** The `lang` of the nearest element that has one, out through shadow roots. */
function languageAround(start: HTMLElement): string {
  let node: Element | null = start;
  while (node) {
    const around: Element | null = node.closest("[lang]");
    if (around) return around.getAttribute("lang") ?? "";
    const root: Node = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return "";
}

/** English in no language: its words are out of sight until those of the language that a board begins with have come. */
const wordless: OpeningMessages = { ...opening, language: "" };

/** Loads the language of a board when it changes. */
export class Speech implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #tell: (error: unknown) => void;
  #messages = wordless;
  #wanted = "";
  #loading: Promise<void> | undefined;
  #loadingOf: string | undefined;
  /** What all of the language was asked for last, and for what not even English could be loaded. */
  #asked: unknown;
  #failed: unknown;

  /** `tell` is told why a language could not be loaded; the board then speaks English, if need be with its first words alone. */
  constructor(host: ReactiveControllerHost & HTMLElement, tell: (error: unknown) => void) {
    this.#host = host;
    this.#tell = tell;
    host.addController(this);
  }

  /** The messages to use now: the wanted ones once they are loaded, until then those used before. */
  get messages(): OpeningMessages {
    return this.#messages;
  }

  /** Resolves when the wanted language is spoken; none where nothing had to be loaded. */
  get ready(): Promise<void> | undefined {
    return this.#loading;
  }

  /** Asks for a language; the empty string is that of the page. */
  use(language: string): void {
    const wanted = language || languageAround(this.#host) || "en";
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    const known = messagesAtHand(wanted);
    if (known) this.#change(known);
    else this.#load();
  }

  /**
   * All that the language says, to tell of something; undefined while it is being loaded. Where it cannot be loaded, what there is of it:
   * for the next thing to tell of it is tried again.
   */
  whole(telling: unknown): OpeningMessages | undefined {
    if (this.#messages.errors || this.#failed === telling) return this.#messages;
    this.#asked = telling;
    if (this.#loadingOf !== this.#wanted) this.#load();
    return undefined;
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  #load(): void {
    const wanted = this.#wanted;
    this.#loadingOf = wanted;
    this.#loading = loadMessages(wanted, this.#tell).then(
      (messages) => {
        if (wanted === this.#wanted) this.#change(messages);
      },
      () => {
        this.#failed = this.#asked;
        this.#loadingOf = undefined;
        this.#change(opening);
      },
    );
  }

  #change(messages: OpeningMessages): void {
    this.#messages = messages;
    this.#host.requestUpdate();
  }
}
