/** An element that stands beside a board and follows it. */
import { LitElement } from "lit";
import type { PropertyDeclarations, PropertyValues } from "lit";
import { report } from "../events.ts";
import type { Messages } from "../locales/messages.ts";
import { Speech } from "../locales/speech.ts";
import { whole } from "../locales/whole.ts";
import type { MancalaBoard } from "../mancala-board.ts";

/** The events after which a board may show something else. They bubble, so that a board that comes late is heard as well. */
const TELLING = ["mancala-step", "mancala-action", "mancala-settled"] as const;

/** What was given, if it is a board; an element may still be without its class. */
function boardIn(given: unknown): MancalaBoard | undefined {
  // It may come from another window, so its class says nothing.
  const parts = Object(given) as Partial<MancalaBoard>;
  return "played" in parts && "addEventListener" in parts ? (parts as MancalaBoard) : undefined;
}

const textIn = (given: unknown): string => (typeof given === "string" ? given : "");

/** Finds its board by `for`, in the same document or shadow root, and draws anew whenever that shows something else. */
export abstract class BesideBoard extends LitElement {
  static override properties: PropertyDeclarations = {
    for: {},
    language: {},
    board: { attribute: false },
  };

  /** The id of the board, in the same document or shadow root. */
  declare for: string;
  /** BCP 47 tag; empty for the language of the board or, where it says none, of the page. */
  declare language: string;
  /** The board itself, where there is no id. */
  declare board: MancalaBoard | undefined;

  readonly #speech = new Speech(this, (error) => {
    report(this, "mancala-error", { code: "part-unavailable", error });
  });
  #root: Node | undefined;
  #heard: MancalaBoard | undefined;
  /** The board that was there when this was drawn last. */
  #known: MancalaBoard | undefined;

  constructor() {
    super();
    this.for = this.language = "";
  }

  /** Resolves when it is drawn in its language. */
  get settled(): Promise<void> {
    return this.updateComplete.then(() => this.#speech.ready).then(() => this.#drawn());
  }

  /** The board that is followed, once there is one. */
  protected get found(): MancalaBoard | undefined {
    if (this.board) return boardIn(this.board);
    const root = this.#root as Partial<Pick<Document, "getElementById">> | undefined;
    return boardIn(textIn(this.for) && root?.getElementById?.(this.for));
  }

  protected get messages(): Messages {
    return whole(this.#speech.messages);
  }

  /** Whether there is anything new to draw; asked after each event of the board. */
  protected abstract get stale(): boolean;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#root = this.getRootNode();
    for (const type of TELLING) this.#root.addEventListener(type, this.#hear);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const type of TELLING) this.#root?.removeEventListener(type, this.#hear);
    this.#listen(undefined);
    this.#root = undefined;
  }

  override willUpdate(_changed: PropertyValues): void {
    this.#listen(boardIn(this.board));
    const { found } = this;
    this.#known = found;
    const around = found?.closest<HTMLElement>("[lang]")?.lang;
    this.#speech.use(textIn(this.language) || textIn(found?.language) || textIn(around));
  }

  /** A board set by the page may stand in another root. */
  #listen(board: MancalaBoard | undefined): void {
    if (board === this.#heard) return;
    for (const type of TELLING) {
      this.#heard?.removeEventListener(type, this.#hear);
      board?.addEventListener(type, this.#hear);
    }
    this.#heard = board;
  }

  readonly #hear = ({ target }: Event): void => {
    const { found } = this;
    // What was drawn before there was a board knows nothing of its language.
    if (target === found && (this.stale || found !== this.#known)) this.requestUpdate();
  };

  async #drawn(): Promise<void> {
    while (this.isUpdatePending) {
      // oxlint-disable-next-line no-await-in-loop
      await this.updateComplete;
    }
  }
}
