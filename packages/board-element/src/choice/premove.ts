/** What the reader chooses while the other side is to act: a hole to be played when his turn comes, or replies to what it may play. */
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Announcer } from "../a11y/announcer.ts";
import { describeTurns } from "../a11y/describe.ts";
import { LazyPart } from "../lazy-part.ts";
import type { Messages } from "../locales/messages.ts";
import { whole } from "../locales/whole.ts";
import type { Plan, PlanHost } from "../plan/plan.ts";
import type { Chooser } from "./chooser.ts";
import type { Permission } from "./refusal.ts";

/** What is needed of the seat. */
export interface PremoveContext {
  game(): Game | undefined;
  moving(): boolean;
  permission(game: Game): Permission;
  /** The side that the reader plays, where it is but one. */
  mine(): Side | undefined;
  chooser(): Chooser | undefined;
  /** Touches a hole, as the reader does. */
  press(hole: string): void;
  act(action: string): void;
  /** The plan could not be loaded; undefined when it has come. */
  failed(error: unknown): void;
}

/** What was chosen ahead on one board. */
export class Premove {
  readonly #host: PlanHost;
  readonly #announcer: Announcer;
  readonly #context: PremoveContext;
  readonly #plan: LazyPart<Plan>;
  /** The plan that the page gave last, and the game at which it begins. */
  #given: { readonly replies: unknown; readonly at: Game | undefined } | undefined;

  constructor(host: PlanHost, announcer: Announcer, context: PremoveContext) {
    this.#host = host;
    this.#announcer = announcer;
    this.#context = context;
    this.#plan = new LazyPart(
      () => this.#load(),
      (error) => {
        context.failed(error);
        // What was foreseen may have been played meanwhile.
        queueMicrotask(() => this.#replyNow());
      },
    );
  }

  /** Resolves when nothing is being loaded. */
  get ready(): Promise<void> {
    return this.#plan.ready;
  }

  /** The hole of the other side's to which a reply is being planned. */
  get asked(): string | undefined {
    return this.#plan.part?.asked;
  }

  /** A hole was touched. Says whether that was to choose ahead. */
  press(hole: string): boolean {
    const game = this.#waiting();
    if (!this.#host.premove || !game) return false;
    if (this.#plan.part?.press(hole, game)) return true;
    const owner = game.owners[game.variant.board.holes.findIndex(({ name }) => name === hole)];
    if (owner === game.side) return false;
    if (this.#ahead === hole) return this.leave();
    this.#ahead = hole;
    this.#say((messages) => messages.premove.set(hole));
    return true;
  }

  /** Gives up the hole that was chosen ahead. Says whether there was one. */
  leave(): boolean {
    const hole = this.#ahead;
    if (hole === undefined) return false;
    this.#ahead = undefined;
    this.#say((messages) => messages.premove.left(hole));
    return true;
  }

  /** Gives up what is planned, the last first. Says whether there was anything. */
  giveUp(): boolean {
    return this.#plan.part?.giveUp() ?? false;
  }

  /** The board has come to rest; `games` are what was played on the way. Gives what plays what was chosen, in time. */
  settle(games: readonly Game[]): () => void {
    const game = this.#context.game();
    const ahead = this.#ahead;
    this.#open();
    const reply = game && this.#plan.part?.follow(game);
    // Whoever goes to another moment of the game has dropped it.
    if (games.length === 0 || (game && this.#context.permission(game) !== "other-side"))
      this.#ahead = undefined;
    return () => {
      if (reply !== undefined) this.#reply(reply);
      else if (ahead !== undefined && this.#ahead === undefined) this.#play(ahead, games);
    };
  }

  /** Draws what is planned, while the other side is to act. */
  view(messages: Messages, listed: boolean): TemplateResult | typeof nothing {
    this.#open();
    const game = this.#context.moving() ? undefined : this.#waiting();
    return game ? (this.#plan.part?.view(game, messages, listed) ?? nothing) : nothing;
  }

  /** The game, where the other side is to act. */
  #waiting(): Game | undefined {
    const game = this.#context.game();
    return game && this.#context.permission(game) === "other-side" ? game : undefined;
  }

  /** The hole that is to be played when it is the reader's turn. */
  get #ahead(): string | undefined {
    return this.#context.chooser()?.ahead;
  }
  set #ahead(hole: string | undefined) {
    const chooser = this.#context.chooser();
    if (chooser) chooser.ahead = hole;
  }

  /** It is the reader's turn: plays what was chosen ahead, or tells why it cannot be played. */
  #play(hole: string, games: readonly Game[]): void {
    const chooser = this.#context.chooser();
    const game = this.#context.game();
    const before = games[0]?.previous;
    if (!chooser || !game || !before || this.#context.permission(game) !== "granted") return;
    if (chooser.choices.holes.has(hole) && chooser.choices.use === "sow") {
      this.#context.press(hole);
      return;
    }
    const why = chooser.refusal(hole) ?? "choose-first";
    const { side } = game;
    this.#announcer.say((messages, verbosity) => {
      const { premove, refusals } = whole(messages);
      const turns = describeTurns(messages, before, games, verbosity);
      return [...turns, premove.dropped(refusals[why]({ hole, side }))].join(" ");
    });
    this.#host.requestUpdate();
  }

  #reply(action: string): void {
    const game = this.#context.moving() ? undefined : this.#context.game();
    if (!game?.actions.includes(action) || this.#context.permission(game) !== "granted") return;
    this.#context.act(action);
  }

  #replyNow(): void {
    const game = this.#context.moving() ? undefined : this.#context.game();
    const reply = game && this.#plan.part?.follow(game);
    if (reply !== undefined) this.#reply(reply);
  }

  #say(telling: (messages: Messages) => string): void {
    this.#announcer.say((messages) => telling(whole(messages)));
    this.#host.requestUpdate();
  }

  /** Brings the plan, where there may be one; what the page gave begins at the game of that moment, however long it takes. */
  #open(): void {
    const { premove, replies } = this.#host;
    if (!premove && Object(replies).length === 0) return;
    if (this.#given?.replies !== replies && !this.#plan.part)
      this.#given = { replies, at: this.#context.game() };
    void this.#plan.open();
  }

  async #load(): Promise<Plan> {
    const { Plan: Loaded } = await import("../plan/plan.ts");
    const context = {
      mine: () => this.#context.mine(),
      game: () => this.#context.game(),
      say: (telling: (messages: Messages) => string) => this.#say(telling),
    };
    return new Loaded(this.#host, context, this.#given?.at);
  }
}
