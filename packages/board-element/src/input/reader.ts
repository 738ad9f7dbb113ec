/** The reader at a board. What answers him is loaded when he may act, or when he does something; what he does before then is not lost. */
import { LazyPart } from "../lazy-part.ts";
import type { HoleUse } from "../locales/messages.ts";
import type { BoardHandlers } from "../render/board.ts";
import type { Desk } from "../choice/desk.ts";
import type { Seat } from "../choice/seat.ts";
import type { Answering } from "./answering.ts";

/** Keys that move on the board, and would scroll the page. */
const MOVING = /^(?:Arrow\w+|Home|End|Enter| )$/;

const NO_USES: ReadonlyMap<string, HoleUse> = new Map();

/** The reader of one board. */
export class Reader {
  readonly #answering: LazyPart<Answering>;

  /** `load` makes what answers him; `loaded` is called when it has come, or with the error when it could not be loaded. */
  constructor(load: () => Promise<Answering>, loaded: (error?: unknown) => void) {
    this.#answering = new LazyPart(load, loaded);
  }

  /** Hears what happens on the board. */
  readonly hear = (event: Event): void => {
    const { part } = this.#answering;
    const type = event.type as keyof BoardHandlers;
    if (part) part.handlers[type](event as never);
    else if (type === "focusin") void this.attend();
    else if (type === "click" || type === "keydown") this.#early(event);
  };

  /** His seat, once it is there. */
  get seat(): Seat | undefined {
    return this.#answering.part?.seat;
  }
  /** The buttons and half-made choices, once loaded. */
  get desk(): Desk | undefined {
    return this.seat?.desk;
  }
  /** What each hole is good for now. */
  get uses(): ReadonlyMap<string, HoleUse> {
    return this.seat?.uses ?? NO_USES;
  }
  /** The hole where the keyboard was last. */
  get focused(): string | undefined {
    return this.#answering.part?.focus.hole;
  }
  /** Resolves when nothing is being loaded. */
  get ready(): Promise<void> {
    return this.#answering.ready.then(() => this.seat?.ready);
  }

  /** Brings all that he needs to act; never rejects. */
  async open(): Promise<void> {
    if (!this.seat) await this.#answering.open();
    await this.seat?.open();
  }

  /** Brings what answers him, but not what he needs to act; never rejects. */
  attend(): Promise<void> {
    return this.#answering.open();
  }

  #early(event: Event): void {
    const [target] = event.composedPath();
    if (event instanceof KeyboardEvent && MOVING.test(event.key)) event.preventDefault();
    void this.#answering.open().then(() => {
      const { part } = this.#answering;
      if (part) target?.dispatchEvent(part.again(event));
    });
  }
}
