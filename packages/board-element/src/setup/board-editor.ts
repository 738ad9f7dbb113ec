/** Puts together a position on a board: what is clicked and typed there changes it, and is not played. */
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { gameFrom } from "@magomba/engine/positions";
import type { SetupTool } from "../locales/extra-messages.ts";
import type { Messages } from "../locales/messages.ts";
import type { MancalaBoard } from "../mancala-board.ts";
import {
  draftOf,
  partsOf,
  textOf,
  totalOf,
  withBlocked,
  withNextClaim,
  withOtherOwner,
  withSeeds,
  withStock,
} from "./draft.ts";
import type { Draft, Part } from "./draft.ts";
import { stillGame } from "./still.ts";

/** A position that was put together, and whether it can be. */
export interface Made {
  /** The position text. */
  readonly position: string;
  /** The game that begins there; undefined while it cannot be. */
  readonly game: Game | undefined;
  /** Why it cannot be: the code of the engine's error. */
  readonly code: string | undefined;
}

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

/** Edits one board, from its making until `leave` or `finish`. */
export class BoardEditor {
  readonly board: MancalaBoard;
  readonly #tool: () => SetupTool;
  readonly #changed: (told: Told | undefined) => void;
  /** The board as it was before. */
  #before: Pick<MancalaBoard, "game" | "interactive" | "bot" | "verbosity">;
  #draft: Draft;
  #parts: readonly Part[];
  #keeps: boolean;
  #undone: Draft[] = [];
  #made: Made;
  /** What was last put on the board; another game there is the page's. */
  #shown: Game;

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
    const { interactive, bot, verbosity } = board;
    this.#before = { game, interactive, bot, verbosity };
    this.#shown = game;
    this.#draft = draftOf(game);
    this.#parts = partsOf(game);
    this.#made = this.#make();
    this.#keeps = this.#captures();
    // Nobody plays on it, and it does not read out whose turn it is after each change.
    board.interactive = false;
    board.bot = "none";
    board.verbosity = "off";
    board.addEventListener("click", this.#click, true);
    board.addEventListener("keydown", this.#key, true);
    this.#show();
  }

  get draft(): Draft {
    return this.#draft;
  }
  /** The parts of the position that this game has beside seeds, side and captured seeds. */
  get parts(): readonly Part[] {
    return this.#parts;
  }
  /** Whether captured seeds are kept in this game. */
  get keeps(): boolean {
    return this.#keeps;
  }
  /** What was put together so far. */
  get made(): Made {
    return this.#made;
  }
  get seeds(): number {
    return totalOf(this.#draft);
  }
  /** How many seeds there should be. */
  get wanted(): number {
    return this.#shown.variant.total;
  }
  get canUndo(): boolean {
    return this.#undone.length > 0;
  }

  /** Goes on from another game, if the page has put one on the board. */
  follow(): void {
    const { game } = this.board;
    if (!game || game === this.#shown) return;
    this.#shown = game;
    this.#before = { ...this.#before, game };
    this.#draft = draftOf(game);
    this.#parts = partsOf(game);
    this.#undone = [];
    this.#made = this.#make();
    this.#keeps = this.#captures();
  }

  /** Changes the position. */
  change(draft: Draft, told?: Told): void {
    this.#undone = [...this.#undone, this.#draft].slice(-MOST_UNDONE);
    this.#to(draft, told);
  }

  /** Takes back the last change. */
  undo(): void {
    const draft = this.#undone.pop();
    if (draft) this.#to(draft);
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
    const described = this.#described;
    this.#release();
    if (!described) {
      board.game = game;
      return;
    }
    if (board.record) board.variant = game.variant;
    board.record = board.actions = "";
    board.position = game.start;
    board.game = undefined;
  }

  /** Whether the board keeps its own game, which its attributes describe. */
  get #described(): boolean {
    return Boolean(this.board.record) || Boolean(this.board.variant);
  }

  #release(): void {
    const { board } = this;
    board.removeEventListener("click", this.#click, true);
    board.removeEventListener("keydown", this.#key, true);
    const { interactive, bot, verbosity } = this.#before;
    Object.assign(board, { interactive, bot, verbosity });
  }

  #to(draft: Draft, told?: Told): void {
    this.#draft = draft;
    this.#made = this.#make();
    this.#show();
    this.#changed(told);
  }

  /** Puts the draft on the board, whether it can be or not. */
  #show(): void {
    const { game, position } = this.#made;
    this.#shown =
      game && !game.result ? game : stillGame(this.#shown.variant, this.#draft, position);
    this.board.game = this.#shown;
  }

  #make(): Made {
    const { variant } = this.#shown;
    const position = textOf(variant.board, this.#draft, this.#parts);
    try {
      return { position, game: gameFrom(variant, position), code: undefined };
    } catch (error) {
      return { position, game: undefined, code: codeOf(error) };
    }
  }

  #captures(): boolean {
    const { variant } = this.#shown;
    const some = withStock(this.#draft, "captured", "south", 1);
    try {
      gameFrom(variant, textOf(variant.board, some, this.#parts), { anyTotal: true });
      return true;
    } catch (error) {
      return codeOf(error) !== "position-captured";
    }
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
    const draft = this.#draft;
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
    const before = this.#draft.seeds[index];
    if (before === undefined) return;
    const next = withSeeds(this.#draft, index, after(before));
    const seeds = next.seeds[index] ?? 0;
    if (seeds !== before) this.change(next, (it) => it.setup.holds(name, seeds));
  }

  #indexOf(name: string): number {
    return this.#shown.variant.board.holes.findIndex((hole) => hole.name === name);
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

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
