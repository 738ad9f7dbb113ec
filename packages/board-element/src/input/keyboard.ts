/** Keys on the board. One hole at a time can be reached with Tab; the keys move from hole to hole. */
import type { Board, Hole, Side } from "@magomba/engine";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { rowEnd, step } from "../layout/navigation.ts";
import type { Heading } from "../layout/navigation.ts";
import type { Arrangement } from "../layout/arrangement.ts";
import { holeAt, placeOf } from "../layout/place.ts";
import type { KeyboardScope } from "../settings.ts";
import type { Reading } from "./reading.ts";

/** What the board does for keys. */
export interface KeyboardTarget {
  scope(): KeyboardScope;
  board(): Board | undefined;
  below(): Side;
  /** The side whose rows a letter means first. */
  acting(): Side;
  arrangement(): Pick<Arrangement, "kind" | "columns">;
  /** Holes that can be used now. */
  usable(): readonly string[];
  /** A key is about to be used. */
  touched(): void;
  focusHole(hole: string): void;
  press(hole: string): void;
  /** Takes all that can be taken at a hole. */
  pressAll(hole: string): void;
  /** Gives up an open choice; false when there was none. */
  cancel(): boolean;
  showKeys(): void;
  /** A key that may be one of the bar's. Says whether it was used. */
  transport(event: KeyboardEvent): boolean;
  /** Holds the turn that is shown, or lets it go on, on a board that only shows. Says whether it is one. */
  pause(): boolean;
  readonly reading: Reading;
  /** Goes back or forward one turn, with the bar. Says whether turns can be gone through. */
  goTurn(way: -1 | 1): boolean;
  /** The hole that Tab reaches. */
  reachable(): string | undefined;
}

const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};
/** With Shift: time runs from left to right, as in the bar. */
const TURNS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
/** Digits that follow each other within this time make one number, in milliseconds. */
const DIGITS_TOGETHER = 1000;

/** Signs, letters and digits: keys that a page or a screen reader may have uses of its own for. */
const CHARACTER = /^[^ ]$/;

/** Follows the keys of one board. */
export class Keyboard implements ReactiveController {
  readonly #target: KeyboardTarget;
  #digits = "";
  #lastDigit = 0;

  constructor(host: ReactiveControllerHost, target: KeyboardTarget) {
    this.#target = target;
    host.addController(this);
  }

  hostUpdate(): void {
    if (this.#target.scope() === "page") document.addEventListener("keydown", this.#onPage);
    else this.hostDisconnected();
  }

  hostDisconnected(): void {
    document.removeEventListener("keydown", this.#onPage);
  }

  readonly handle = (event: KeyboardEvent): void => {
    this.#handle(event, this.#holeOf(event));
  };

  /** Keys while nothing on the page has the focus: they go to the hole that Tab would reach. */
  readonly #onPage = (event: KeyboardEvent): void => {
    const [node] = event.composedPath();
    if (node === document.body || node === document.documentElement) {
      this.#handle(event, this.#target.reachable());
    }
  };

  #handle(event: KeyboardEvent, name: string | undefined): void {
    if (event.defaultPrevented || event.altKey || event.metaKey) return;
    if (this.#target.scope() === "off" && CHARACTER.test(event.key)) return;
    if (this.#choosing(event) || (name !== undefined && this.#moving(event, name))) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  #holeOf(event: Event): string | undefined {
    const [node] = event.composedPath();
    return node instanceof HTMLElement ? node.dataset["hole"] : undefined;
  }

  /** Keys that mean the same everywhere on the board. */
  #choosing(event: KeyboardEvent): boolean {
    const { key } = event;
    if (key === "Escape") return this.#target.cancel();
    if (key !== "?") return this.#target.transport(event);
    this.#target.showKeys();
    return true;
  }

  /** Keys pressed at a hole. Says whether the key was used. */
  #moving(event: KeyboardEvent, name: string): boolean {
    const { key } = event;
    const target = this.#target;
    if (key === "Enter" || key === " ") {
      this.#digits = "";
      if (event.repeat || event.ctrlKey) return event.repeat;
      if (key === " " && target.pause()) return true;
      target.touched();
      if (event.shiftKey) target.pressAll(name);
      else target.press(name);
      return true;
    }
    const way = event.shiftKey && !event.ctrlKey ? TURNS[key] : undefined;
    if (way !== undefined && target.goTurn(way)) return true;
    const to = this.#destination(event, name);
    if (to === undefined) return this.#reading(event, name);
    target.touched();
    target.focusHole(to);
    return true;
  }

  /** Keys that have something read out. */
  #reading({ key, ctrlKey, shiftKey }: KeyboardEvent, name: string): boolean {
    const { reading } = this.#target;
    const asked = ctrlKey ? "" : key.toLowerCase();
    if (asked === "l") reading.counts(name, shiftKey);
    else if (asked === "p") reading.prospect(name);
    return asked === "l" || asked === "p";
  }

  #destination(event: KeyboardEvent, name: string): string | undefined {
    const board = this.#target.board();
    const below = this.#target.below();
    const hole = board?.holes.find((it) => it.name === name);
    if (!board || !hole) return undefined;
    const { key, ctrlKey, shiftKey } = event;
    if (!ctrlKey && /^[0-9]$/.test(key)) return this.#column(board, hole, event);
    this.#digits = "";
    const from = placeOf(board, hole, below);
    const heading = HEADINGS[key];
    if (heading) {
      if (ctrlKey) return this.#usable(name, heading === "right" || heading === "down" ? 1 : -1);
      return holeAt(board, step(board, this.#target.arrangement(), from, heading), below)?.name;
    }
    if (key === "Home" || key === "End") {
      const end = key === "Home" ? "first" : "last";
      const row = ctrlKey ? (key === "Home" ? 0 : board.rows - 1) : from.row;
      return holeAt(board, rowEnd(board, { ...from, row }, end), below)?.name;
    }
    if (ctrlKey) return undefined;
    if (key === "n" || key === "N") return this.#usable(name, shiftKey ? -1 : 1);
    return /^[a-z]$/i.test(key) ? this.#row(board, hole, key) : undefined;
  }

  /** The next or previous hole that can be used, round and round. */
  #usable(name: string, direction: 1 | -1): string | undefined {
    const board = this.#target.board();
    const usable = this.#target.usable();
    if (!board || usable.length === 0) return name;
    const seen = board.holes.map((hole) => hole.name);
    if (this.#target.below() === "north") seen.reverse();
    const at = seen.indexOf(name);
    const ranked = usable.map((hole) => (seen.indexOf(hole) - at) * direction);
    const ahead = ranked.filter((rank) => rank > 0);
    const rank = Math.min(...(ahead.length > 0 ? ahead : ranked));
    return usable[ranked.indexOf(rank)];
  }

  /** A row by its letter: the acting side's, and the other side's when it is there already. */
  #row(board: Board, from: Hole, letter: string): string | undefined {
    const row = letter.toLowerCase().charCodeAt(0) - 97;
    const acting = this.#target.acting();
    const other: Side = acting === "south" ? "north" : "south";
    const side = from.row === row && from.side === acting ? other : acting;
    return board.holes.find((it) => it.side === side && it.row === row && it.column === from.column)
      ?.name;
  }

  /** A column by its number; digits in quick succession make one number. */
  #column(board: Board, from: Hole, { key, timeStamp }: KeyboardEvent): string | undefined {
    const longer = timeStamp - this.#lastDigit < DIGITS_TOGETHER ? this.#digits + key : key;
    this.#digits = Number(longer) <= board.columns ? longer : key;
    this.#lastDigit = timeStamp;
    const column = Number(this.#digits) - 1;
    return (
      board.holes.find((it) => it.side === from.side && it.row === from.row && it.column === column)
        ?.name ?? from.name
    );
  }
}
