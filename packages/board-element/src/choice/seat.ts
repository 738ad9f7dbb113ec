/** The player at the board: what he may do, what he wants, and what is reported of it. */
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import type { Announcer } from "../a11y/announcer.ts";
import { describeMoment } from "../a11y/moment.ts";
import { report } from "../events.ts";
import { LazyPart } from "../lazy-part.ts";
import type { HoleUse, Messages, Refusal } from "../locales/messages.ts";
import { whole } from "../locales/whole.ts";
import type { LaidOut } from "../layout/crowding.ts";
import type { Sides } from "../settings.ts";
import { choiceOf } from "./decision.ts";
import { takenBefore, takesLeft } from "./takes.ts";
import type { Desk } from "./desk.ts";
import type { Aim } from "../preview/preview.ts";
import type { PlanHost } from "../plan/plan.ts";
import { Premove } from "./premove.ts";
import type { Permission } from "./refusal.ts";

/** What the seat needs of its board. */
export interface SeatContext {
  game(): Game | undefined;
  /** Whether a turn is being shown. */
  moving(): boolean;
  interactive(): boolean;
  sides(): Sides;
  /** Plays an action in the board's own game and gives the game after it; undefined where the page plays. */
  play(action: string): Game | undefined;
  /** Goes back to a game where the board keeps its own. */
  takeBack(game: Game): void;
  /** What a player needs could not be loaded; undefined when it has come. */
  failed(error: unknown): void;
  /** Whether an action is to be confirmed by a second touch. */
  confirm(): boolean;
  /** Puts the keyboard on the buttons at a hole. */
  focusPanel(): void;
}

/** A board on which the reader may choose ahead. */
interface SeatHost extends LaidOut, PlanHost {}

interface Queue {
  readonly action: string;
  readonly left: number;
  readonly after: Game | undefined;
}

const NO_USES: ReadonlyMap<string, HoleUse> = new Map();

/** The seat at one board. What a player needs is loaded once the board is interactive. */
export class Seat {
  readonly #host: SeatHost;
  readonly #announcer: Announcer;
  readonly #context: SeatContext;
  readonly #desk: LazyPart<Desk>;
  readonly #premove: Premove;
  /** The player has acted, and what follows from it is still to be told. */
  #acted = false;
  /** The hole that was touched once, where actions are to be confirmed. */
  #confirming: string | undefined;
  /** An action to be played so many times more, once the game has gone on from `after`. */
  #queue: Queue | undefined;

  constructor(host: SeatHost, announcer: Announcer, context: SeatContext) {
    this.#host = host;
    this.#announcer = announcer;
    this.#context = context;
    this.#desk = new LazyPart(
      () => this.#load(),
      (error) => context.failed(error),
    );
    this.#premove = new Premove(host, announcer, {
      game: () => context.game(),
      moving: () => context.moving(),
      permission: (game) => this.permission(game),
      mine: () => this.#side,
      chooser: () => this.desk?.chooser,
      press: (hole) => this.press(hole),
      act: (action) => this.act(action),
      failed: (error) => context.failed(error),
    });
  }

  /** The player's buttons and half-made choices, once loaded. */
  get desk(): Desk | undefined {
    return this.#desk.part;
  }

  /** Resolves when nothing is being loaded. */
  get ready(): Promise<void> {
    return this.#desk.ready.then(() => this.#premove.ready);
  }

  /** What each hole is good for now. */
  get uses(): ReadonlyMap<string, HoleUse> {
    return this.desk?.chooser.uses ?? NO_USES;
  }

  /** Brings what a player needs. */
  open(): Promise<void> {
    return this.#desk.open();
  }

  permission(game: Game): Permission {
    if (game.result) return "game-over";
    if (!this.#context.interactive()) return "view-only";
    const sides = this.#context.sides();
    return sides === "both" || sides === game.side ? "granted" : "other-side";
  }

  /** Whether the player may act now. */
  get acting(): boolean {
    const game = this.#context.moving() ? undefined : this.#context.game();
    return game !== undefined && this.permission(game) === "granted";
  }

  /** Whether he has to choose, or has half chosen: anything but which hole to begin with. */
  get choosing(): boolean {
    const game = this.#context.game();
    if (!game || !this.acting) return false;
    const { turning, offering } = this.desk?.chooser ?? {};
    return turning !== undefined || offering !== undefined || choiceOf(game) !== undefined;
  }

  /** Says what the choice that is open is about, or what the moment asks for. */
  prompt(): void {
    const game = this.#context.game();
    if (!game) return;
    const prompt = this.desk?.prompt(game);
    if (prompt) this.#announcer.say(prompt);
    else this.#announcer.say((messages) => messages.sentence([describeMoment(messages, game)]));
  }

  /** Aims at something without touching it: what it would do is shown. */
  aim(aim: Aim | undefined): void {
    this.desk?.preview.aim(aim);
  }

  /** A hole was touched. Where actions are to be confirmed, the first touch aims and the second one plays. */
  press(hole: string): void {
    const { desk } = this;
    if (!desk) {
      if (!this.#context.interactive()) this.#refuse("view-only", hole);
      // Not lost: it is answered when what answers it has come.
      else void this.open().then(() => this.desk && this.press(hole));
      return;
    }
    if (this.#premove.press(hole)) return;
    const actions = desk.chooser.choices.holes.get(hole) ?? [];
    if (actions.length === 1 && this.#context.confirm() && this.#confirming !== hole) {
      this.#confirming = hole;
      desk.preview.aim({ hole });
      const { telling } = desk.preview;
      if (telling) this.#announcer.say(telling);
      this.#host.requestUpdate();
      return;
    }
    this.#confirming = undefined;
    if (desk.chooser.press(hole)) {
      void this.#host.updateComplete.then(() => this.#context.focusPanel());
    }
  }

  /** A button was used. */
  choose(action: string): void {
    const game = this.#context.game();
    if (action === "take-back") this.#takeBack();
    else if (action === "take-all") this.pressAll();
    if (this.desk?.command(action) || !game?.actions.includes(action)) return;
    if (this.permission(game) === "granted") this.act(action);
  }

  /** Gives up what is half chosen. Says whether there was anything. */
  cancel(): boolean {
    if (this.#confirming !== undefined) {
      this.#confirming = undefined;
      this.aim(undefined);
      this.prompt();
      return true;
    }
    return this.desk?.chooser.cancel() ?? false;
  }

  /** Gives up what is half chosen; else takes back what was taken last, while the turn goes on. Says whether there was anything. */
  giveUp(): boolean {
    return this.#premove.leave() || this.cancel() || this.#takeBack() || this.#premove.giveUp();
  }

  /** Takes all the seeds that can be taken from a hole: the one named, or that from which the last one was taken. */
  pressAll(hole?: string): void {
    const game = this.#context.game();
    const all = game && takesLeft(game, hole);
    if (!all || this.permission(game) !== "granted") {
      if (hole !== undefined) this.press(hole);
      return;
    }
    this.#queue = { action: all.action, left: all.seeds, after: undefined };
    this.advance();
  }

  /** Plays what is left of a choice that takes several actions, as far as the game has come. */
  advance(): void {
    const game = this.#context.game();
    const queue = this.#queue;
    if (!queue || game === queue.after) return;
    this.#queue = undefined;
    if (game?.actions.includes(queue.action) !== true || queue.left === 0) return;
    if (queue.after && game.previous !== queue.after) return;
    this.#queue = { ...queue, left: queue.left - 1, after: game };
    this.act(queue.action);
    this.#host.requestUpdate();
  }

  #say(telling: (messages: Messages) => string): void {
    this.#announcer.say((messages) => telling(whole(messages)));
    this.#host.requestUpdate();
  }

  #takeBack(): boolean {
    const game = this.#context.game();
    const before = game && takenBefore(game);
    if (!before || this.permission(game) !== "granted") return false;
    if (report(this.#host, "mancala-undo", { game: before })) this.#context.takeBack(before);
    return true;
  }

  /** Plays an action as the player's own: reported first, and not played if the page says no. */
  act(action: string): void {
    const game = this.#context.game();
    if (!game || !report(this.#host, "mancala-before-action", { action, game })) return;
    this.cancel();
    this.aim(undefined);
    this.#acted = true;
    const next = this.#context.play(action);
    report(this.#host, "mancala-action", { action, game: next });
  }

  /** The board has come to rest; `games` are what was played on the way. Gives what is to be reported, in time. */
  settle(games: readonly Game[]): () => void {
    const acted = this.#acted && games.length > 0;
    if (acted) this.#acted = false;
    this.cancel();
    const game = this.#context.game();
    const playAhead = this.#premove.settle(games);
    return () => {
      playAhead();
      if (!acted || !game) return;
      if (game.result) report(this.#host, "mancala-gameover", { game });
      else this.#tellChoice(game);
    };
  }

  async #load(): Promise<Desk> {
    const { Desk: Loaded } = await import("./desk.ts");
    const context = this.#context;
    return new Loaded(this.#host, {
      game: () => (context.moving() ? undefined : context.game()),
      permission: (game) => this.permission(game),
      seated: () => this.#side,
      asked: () => this.#premove.asked,
      plan: (messages, listed) => this.#premove.view(messages, listed),
      act: (action) => this.act(action),
      refuse: (refusal, hole) => this.#refuse(refusal, hole),
      opened: (choice, actions) => report(this.#host, "mancala-choice", { choice, actions }),
      changed: () => this.prompt(),
    });
  }

  /** The side that the reader plays, where it is but one. */
  get #side(): Side | undefined {
    const sides = this.#context.interactive() ? this.#context.sides() : "none";
    return sides === "south" || sides === "north" ? sides : undefined;
  }

  #refuse(refusal: Refusal, hole: string): void {
    const side = this.#context.game()?.side ?? "south";
    this.#say((messages) => messages.refusals[refusal]({ hole, side }));
  }

  #tellChoice(game: Game): void {
    const choice = choiceOf(game);
    if (choice && this.permission(game) === "granted") {
      report(this.#host, "mancala-choice", { choice, actions: game.actions });
    }
  }
}
