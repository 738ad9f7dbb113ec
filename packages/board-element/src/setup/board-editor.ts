/** Puts together a position on a board: what is clicked and typed there changes it, and is not played. */
import type { ReactiveController } from "lit";
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import type { SetupTool } from "../locales/extra-messages.ts";
import type { Messages } from "../locales/messages.ts";
import type { MancalaBoard } from "../mancala-board.ts";
import {
  sameHoles,
  totalOf,
  withBlocked,
  withNextClaim,
  withOtherOwner,
  withSeeds,
} from "./draft.ts";
import type { Draft, Part } from "./draft.ts";
import { carriedTo, make, sketchOf } from "./sketch.ts";
import type { Made, Sketch } from "./sketch.ts";
import { stillGame } from "./still.ts";

/** Tells what was changed. */
export type Told = (messages: Messages) => string;

/** What a key does to the seeds of a hole that holds so many. */
const KEYS: Readonly<Record<string, (seeds: number) => number>> = {
  "+": (seeds) => seeds + 1,
  "=": (seeds) => seeds + 1,
  "-": (seeds) => seeds - 1,
  "−": (seeds) => seeds - 1,
  Delete: () => 0,
  Backspace: () => 0,
};
/** So many changes can be undone. */
const MOST_UNDONE = 500;

/** How the board is while it is edited: nobody plays on it, and it does not read out whose turn it is after each change. */
const QUIET = { interactive: false, bot: "none", verbosity: "off" } as const;

/** What describes the game of a board whose page keeps none. */
const DESCRIBING = ["variant", "options", "position", "actions", "record"] as const;

/** Edits one board, from its making until `leave` or `finish`. */
export class BoardEditor implements ReactiveController {
  readonly board: MancalaBoard;
  readonly #tool: () => SetupTool;
  readonly #changed: (told: Told | undefined) => void;
  /** The board as it was before. */
  readonly #before: Partial<Pick<MancalaBoard, "game" | keyof typeof QUIET>> = {};
  /** What the board's attributes said of its game. */
  #said: string;
  #sketch: Sketch;
  #undone: Sketch[] = [];
  #made: Made;
  /** What was last put on the board; another game there is the page's. */
  #shown: Game;
  /** Undefined for as long as the board is edited. */
  #over: true | undefined;

  /** `game` is the one on the board; `tool` says what a click does; `changed` is called after each change, with what it was. */
  constructor(
    board: MancalaBoard,
    game: Game,
    tool: () => SetupTool,
    changed: (told: Told | undefined) => void,
  ) {
    this.board = board;
    this.#tool = tool;
    this.#changed = changed;
    this.#before.game = this.#shown = game;
    this.#said = this.#describing();
    this.#sketch = sketchOf(game);
    this.#made = make(this.#sketch);
    this.#hush();
    board.addEventListener("click", this.#click, true);
    board.addEventListener("keydown", this.#key, true);
    board.addController(this);
    this.#show();
  }

  get draft(): Draft {
    return this.#sketch.draft;
  }
  /** The parts of the position that this game has beside seeds, side and captured seeds. */
  get parts(): readonly Part[] {
    return this.#sketch.parts;
  }
  /** Whether captured seeds are kept in this game. */
  get keeps(): boolean {
    return this.#sketch.keeps;
  }
  /** What was put together so far. */
  get made(): Made {
    return this.#made;
  }
  get seeds(): number {
    return totalOf(this.draft);
  }
  /** How many seeds there should be. */
  get wanted(): number {
    return this.#sketch.variant.total;
  }
  get canUndo(): boolean {
    return this.#undone.length > 0;
  }

  /** The page may have changed the board. Not at once: in the middle of an update nothing is changed. */
  hostUpdated(): void {
    queueMicrotask(() => this.#over ?? this.#follow());
  }

  /** Changes the position. */
  change(draft: Draft, told?: Told): void {
    this.#remember();
    this.#to({ ...this.#sketch, draft }, told);
  }

  /** Takes back the last change. */
  undo(): void {
    const sketch = this.#undone.pop();
    if (sketch) this.#to(sketch);
  }

  /** Gives the board back as it was. */
  leave(): void {
    const { board } = this;
    const { game } = this.#before;
    this.#release();
    if (!this.#described || !game) board.game = game;
    else {
      if (!board.record) board.actions = game.history.join(" ");
      board.game = undefined;
    }
  }

  /** Gives the board back with the new position. */
  finish(game: Game): void {
    const { board } = this;
    this.#release();
    if (!this.#described) {
      board.game = game;
      return;
    }
    // It may be another game than the attributes say, if that is what was brought back.
    if (board.record || game.variant !== this.#before.game?.variant) board.variant = game.variant;
    board.record = board.actions = "";
    board.position = game.start;
    board.game = undefined;
  }

  get #described(): boolean {
    return Boolean(this.board.record) || Boolean(this.board.variant);
  }

  #describing(): string {
    return JSON.stringify(DESCRIBING.map((name) => this.board[name]));
  }

  /** Keeps the board quiet, and what the page wants of it for later. */
  #hush(): void {
    const { board } = this;
    for (const name of Object.keys(QUIET) as (keyof typeof QUIET)[]) {
      if (board[name] !== QUIET[name]) Object.assign(this.#before, { [name]: board[name] });
      else if (!(name in this.#before)) Object.assign(this.#before, { [name]: QUIET[name] });
    }
    Object.assign(board, QUIET);
  }

  #release(): void {
    const { board } = this;
    this.#over = true;
    board.removeController(this);
    board.removeEventListener("click", this.#click, true);
    board.removeEventListener("keydown", this.#key, true);
    const { game: _game, ...settings } = this.#before;
    Object.assign(board, settings);
  }

  /** Goes on from another game, if there is one on the board, with what was put together so far if that fits. */
  #follow(): void {
    const { board } = this;
    this.#hush();
    const said = this.#describing();
    // The board reads its attributes only while no game is set.
    if (said !== this.#said && this.#described && board.game === this.#shown)
      board.game = undefined;
    const { game } = board;
    if (!game || game === this.#shown) return;
    this.#said = said;
    this.#before.game = this.#shown = game;
    const base = sketchOf(game);
    if (!this.canUndo) this.#to(base);
    else if (sameHoles(this.#sketch.variant.board, game.board)) {
      this.#undone = this.#undone.map((sketch) => carriedTo(sketch, base));
      this.#to(carriedTo(this.#sketch, base), ({ setup }) => setup.kept);
    } else {
      this.#remember();
      this.#to(base, ({ setup }) => setup.replaced);
    }
  }

  #remember(): void {
    this.#undone = [...this.#undone, this.#sketch].slice(-MOST_UNDONE);
  }

  #to(sketch: Sketch, told?: Told): void {
    this.#sketch = sketch;
    this.#made = make(sketch);
    this.#show();
    this.#changed(told);
  }

  /** Puts the draft on the board, whether it can be or not. */
  #show(): void {
    const { game, position } = this.#made;
    const { variant, draft } = this.#sketch;
    this.#shown = game && !game.result ? game : stillGame(variant, draft, position);
    this.board.game = this.#shown;
  }

  readonly #click = (event: MouseEvent): void => {
    const name = holeIn(event);
    if (name === undefined) return;
    event.stopPropagation();
    this.#use(name, event.shiftKey);
  };

  readonly #key = (event: KeyboardEvent): void => {
    const name = holeIn(event);
    if (name === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, shiftKey } = event;
    const seedsAfter = KEYS[key];
    if (seedsAfter) this.#setSeeds(name, seedsAfter);
    else if (key === "Enter" || key === " ") {
      if (!event.repeat) this.#use(name, shiftKey);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Does at a hole what the chosen tool does; `other`: the other way round. */
  #use(name: string, other: boolean): void {
    const { draft } = this;
    const index = this.#indexOf(name);
    const tool = this.#tool();
    if (index < 0) return;
    if (tool === "owner") {
      const next = withOtherOwner(draft, index);
      const owner: Side = next.owners[index] ?? "south";
      this.change(next, (it) => it.setup.owned(name, it.side(owner)));
    } else if (tool === "claim") {
      const next = withNextClaim(draft, index);
      const by = next.claims[index];
      this.change(next, (it) => it.setup.claimed(name, by ? it.side(by) : undefined));
    } else if (tool === "block") {
      const next = withBlocked(draft, name);
      this.change(next, (it) => it.setup.blocked(name, next.blocked === name));
    } else if (tool === "empty") this.#setSeeds(name, () => 0);
    else this.#setSeeds(name, (seeds) => ((tool === "add") === other ? seeds - 1 : seeds + 1));
  }

  #setSeeds(name: string, after: (seeds: number) => number): void {
    const index = this.#indexOf(name);
    const before = this.draft.seeds[index];
    if (before === undefined) return;
    const next = withSeeds(this.draft, index, after(before));
    const seeds = next.seeds[index] ?? 0;
    if (seeds !== before) this.change(next, (it) => it.setup.holds(name, seeds));
  }

  #indexOf(name: string): number {
    return this.#sketch.variant.board.holes.findIndex((hole) => hole.name === name);
  }
}

/** The hole in which something happened, out of a shadow root too. */
function holeIn(event: Event): string | undefined {
  for (const node of event.composedPath()) {
    if (node === event.currentTarget) return undefined;
    if (node instanceof HTMLElement && node.dataset["hole"] !== undefined)
      return node.dataset["hole"];
  }
  return undefined;
}
