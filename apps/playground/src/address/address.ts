/**
 * Keeps the address in step with the game: every game opened is a new entry of the browser's history, and
 * each action brings that entry up to date, so that reloading or sharing it restores the game.
 */
import { Listeners, type Listener } from "../state/listeners.ts";
import type { Session } from "../state/session.ts";
import type { Seats } from "../state/seats.ts";
import { decodeLink, encodeLink, LinkError, type LinkErrorCode } from "./link.ts";

/** The part of a page that holds its address. */
export interface AddressBar {
  /** The fragment, without `#`. */
  read(): string;
  /** Puts a fragment in place of the present one, or after it as a new entry. */
  write(fragment: string, entry: "same" | "new"): void;
}

/**
 * Browsers refuse addresses that change too often (the strictest 100 times in 30 seconds). So many
 * changes may come at once, and one more each interval; the rest wait. A person's moves never do.
 */
const burst = 12;
/** In milliseconds. */
const interval = 400;

export class Address {
  readonly #listeners = new Listeners();
  readonly #session: Session;
  readonly #bar: AddressBar;
  readonly #seats: () => Seats;
  #problem: LinkErrorCode | undefined;
  /** The fragment as this object knows it. */
  #known: string | undefined;
  #round = 0;
  #reading = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Changes that may be written at once. */
  #credit = burst;
  /** When `#credit` was last counted. */
  #counted = Date.now();

  /** @param seats Who is to play a game that comes from a link. */
  constructor(session: Session, bar: AddressBar, seats: () => Seats) {
    this.#session = session;
    this.#bar = bar;
    this.#seats = seats;
    session.subscribe(() => this.#follow());
  }

  /** Why the address could not be read as a game, if so. */
  get problem(): LinkErrorCode | undefined {
    return this.#problem;
  }

  /** Calls the listener after `problem` may have changed; the answer ends that. */
  subscribe(listener: Listener): () => void {
    return this.#listeners.add(listener);
  }

  /** Opens what the address says. To be called at the start and whenever the address changed by itself. */
  read(): void {
    const fragment = this.#bar.read();
    if (fragment === this.#known) return;
    this.#cancel();
    this.#known = fragment;
    this.#problem = undefined;
    this.#reading = true;
    try {
      if (fragment === "") this.#session.leave();
      else this.#session.open(decodeLink(fragment), this.#seats());
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.#problem = error.code;
      this.#session.leave();
    } finally {
      this.#reading = false;
      this.#round = this.#session.state?.round ?? this.#round;
    }
    this.#listeners.tell();
  }

  /** Writes now what is still to be written. */
  flush(): void {
    if (this.#timer === undefined) return;
    this.#cancel();
    this.#write("same");
  }

  #follow(): void {
    const state = this.#session.state;
    if (this.#reading || state === undefined) return;
    if (state.round !== this.#round) {
      this.#round = state.round;
      this.#cancel();
      this.#write("new");
      if (this.#problem !== undefined) {
        this.#problem = undefined;
        this.#listeners.tell();
      }
      return;
    }
    if (this.#timer !== undefined) return;
    if (this.#spend()) this.#write("same");
    else this.#timer = setTimeout(() => this.flush(), interval);
  }

  /** Uses up one change, if there is one. */
  #spend(): boolean {
    const now = Date.now();
    const earned = Math.max(0, now - this.#counted) / interval;
    this.#credit = Math.min(burst, this.#credit + earned);
    this.#counted = now;
    if (this.#credit < 1) return false;
    this.#credit -= 1;
    return true;
  }

  #write(entry: "same" | "new"): void {
    const state = this.#session.state;
    if (state === undefined) return;
    const { link } = encodeLink(state.game);
    if (link === this.#known && entry === "same") return;
    this.#known = link;
    this.#bar.write(link, entry);
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
