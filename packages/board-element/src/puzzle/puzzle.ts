/** A board that asks for a solution. Loaded only for boards with a `puzzle`. */
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Announcer, Telling } from "../a11y/announcer.ts";
import { describeTurns } from "../a11y/describe.ts";
import { report } from "../events.ts";
import type { OpeningMessages } from "../locales/messages.ts";
import { whole } from "../locales/whole.ts";
import { follow, isEnd, readSolution } from "./solution.ts";
import type { Solution } from "./solution.ts";

/** Milliseconds between a right answer, once it has been shown, and what the other side replies. */
const BREATH = 400;

const NO_ACTIONS: readonly string[] = [];

/** What a puzzle needs of its board. */
export interface PuzzleHost extends ReactiveControllerHost, HTMLElement {
  readonly puzzle: unknown;
  readonly value: string;
  readonly game: Game | undefined;
  readonly played: Game | undefined;
  play(action: string, how: { readonly reported: boolean }): Promise<void>;
}

/** The puzzle of one board. All it knows follows from what was played since the game that the page gave. */
export class Puzzle implements ReactiveController {
  readonly #host: PuzzleHost;
  readonly #internals: Pick<ElementInternals, "states">;
  readonly #announcer: Announcer;
  #given: unknown;
  #solution: Solution = readSolution("");
  #value = "";
  /** The last action of the reader, which is still to be told of. */
  #acted: { readonly action: string; readonly game: Game } | undefined;
  #reply: ReturnType<typeof setTimeout> | undefined;
  #replying = false;

  constructor(host: PuzzleHost, internals: Pick<ElementInternals, "states">, announcer: Announcer) {
    this.#host = host;
    this.#internals = internals;
    this.#announcer = announcer;
    // Before the page hears of it, so that it hears that the action is refused.
    host.addEventListener("mancala-before-action", this.#judge, { capture: true });
    host.addEventListener("mancala-action", this.#note);
    host.addEventListener("mancala-settled", this.#settled);
    host.addController(this);
  }

  /** Whose answers are asked for; undefined without a puzzle. */
  get side(): Side | undefined {
    return isEnd(this.#solution) ? undefined : this.#start?.side;
  }

  /** Whether the end of a line was reached. */
  get solved(): boolean {
    const at = this.side && follow(this.#solution, this.#answer);
    return at !== undefined && isEnd(at);
  }

  /** Why the answer is not good enough for a form. */
  unsolved(messages: OpeningMessages): string {
    return this.side && !this.solved ? whole(messages).puzzle.unsolved : "";
  }

  hostUpdate(): void {
    const { puzzle } = this.#host;
    if (puzzle === this.#given) return;
    this.#given = puzzle;
    this.#solution = readSolution(puzzle);
  }

  hostUpdated(): void {
    const { value } = this.#host;
    const at = this.side && value ? follow(this.#solution, this.#answer) : undefined;
    if (value !== this.#value) this.#show("wrong", false);
    this.#value = value;
    this.#show("right", at !== undefined && !isEnd(at));
    this.#show("solved", at !== undefined && isEnd(at));
  }

  hostDisconnected(): void {
    clearTimeout(this.#reply);
  }

  /** What was played since the game that the page gave. */
  get #answer(): readonly string[] {
    const { value } = this.#host;
    return value === "" ? NO_ACTIONS : value.split(" ");
  }

  /** The game that the page gave. */
  get #start(): Game | undefined {
    const { played } = this.#host;
    return played && played.line[played.plies - this.#answer.length];
  }

  #show(state: "right" | "wrong" | "solved", on: boolean): void {
    // Browsers before 2024 have no states.
    this.#internals.states?.[on ? "add" : "delete"](state);
  }

  #tell(telling: Telling): void {
    this.#announcer.say(telling);
    this.#host.requestUpdate();
  }

  readonly #judge = (event: HTMLElementEventMap["mancala-before-action"]): void => {
    const { action, game } = event;
    const actions = game.history.slice(this.#start?.history.length);
    const at = this.side && follow(this.#solution, actions);
    if (!at || isEnd(at) || at.next.has(action)) return;
    event.preventDefault();
    this.#show("wrong", true);
    this.#show("right", false);
    this.#tell((messages) => whole(messages).puzzle.wrong(action));
    report(this.#host, "mancala-puzzle", { outcome: "wrong", action, game });
  };

  readonly #note = ({ action }: HTMLElementEventMap["mancala-action"]): void => {
    const { game } = this.#host;
    if (this.side && game && !this.#replying) this.#acted = { action, game };
  };

  /** The board is at rest: tells of the reader's action, and replies for the other side. */
  readonly #settled = (): void => {
    const { game, played } = this.#host;
    if (!this.side || !game || game !== played) return;
    const at = follow(this.#solution, this.#answer);
    const acted = this.#acted;
    this.#acted = undefined;
    if (at && (acted || this.#replying)) this.#praise(at, acted?.action, game);
    this.#replying = false;
    clearTimeout(this.#reply);
    const [reply] = at?.next.keys() ?? [];
    if (reply === undefined || game.side === this.side) return;
    this.#reply = setTimeout(() => {
      if (this.#host.game !== game || !game.actions.includes(reply)) return;
      this.#replying = true;
      void this.#host.play(reply, { reported: true });
    }, BREATH);
  };

  /** Says that the answer was right; that the puzzle is solved also after a reply. */
  #praise(at: Solution, action: string | undefined, game: Game): void {
    const outcome = isEnd(at) ? "solved" : "right";
    if (outcome === "right" && action === undefined) return;
    const { previous } = game;
    this.#tell((messages, verbosity) => {
      const turn = previous ? describeTurns(messages, previous, [game], verbosity) : [];
      return [...turn, whole(messages).puzzle[outcome]].join(" ");
    });
    report(this.#host, "mancala-puzzle", {
      outcome,
      action: action ?? game.lastAction ?? "",
      game,
    });
  }
}
