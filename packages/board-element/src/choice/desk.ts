/** Everything by which a player acts at the board. A board that only shows games never loads it. */
import { html, nothing } from "lit";
import type { ReactiveController, TemplateResult } from "lit";
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import type { Telling } from "../a11y/announcer.ts";
import { seatNames } from "../a11y/seat-rows.ts";
import type { SeatNames } from "../a11y/seat-rows.ts";
import type { Messages, OpeningMessages } from "../locales/messages.ts";
import { whole } from "../locales/whole.ts";
import type { Verbosity } from "../settings.ts";
import { renderButtons, renderPanel } from "../render/panel.ts";
import { renderKeys } from "../render/keys.ts";
import { buttonStyles } from "../theme/button.styles.ts";
import { controlStyles } from "../theme/control.styles.ts";
import { Crowding } from "../layout/crowding.ts";
import type { LaidOut } from "../layout/crowding.ts";
import { ActionList } from "./action-list.ts";
import { Chooser } from "./chooser.ts";
import type { ChooserContext } from "./chooser.ts";
import { drawPath } from "../path/path-drawing.ts";
import { Plans } from "../path/plans.ts";
import { Preview } from "../preview/preview.ts";
import { priceOf } from "./decision.ts";
import { panelOf, toolsOf } from "./panel.ts";

/** What the desk adds to the picture. */
export interface DeskView {
  /** Buttons at a hole, and the way that is aimed at. */
  readonly panel: TemplateResult | typeof nothing;
  /** Buttons below the board. */
  readonly tools: TemplateResult | typeof nothing;
}

/** What the page has set that concerns the buttons. */
export interface DeskSettings {
  readonly below: Side;
  readonly interactive: boolean;
  /** Whether the list of actions is wanted. */
  readonly list: boolean;
}

/** What the desk needs to know, and whom it tells. */
interface DeskContext extends ChooserContext {
  /** The side that the reader plays, where it is but one. */
  seated(): Side | undefined;
  /** Draws what is planned for later, if anything is. */
  plan(messages: Messages, listed: boolean): TemplateResult | typeof nothing;
}

/** The choices of one board, and the buttons for them. */
export class Desk implements ReactiveController {
  /** What can be chosen, and what is half chosen. */
  readonly chooser: Chooser;
  /** What is aimed at, and what it would do. */
  readonly preview: Preview;
  readonly #host: LaidOut;
  readonly #plans: Plans;
  readonly #crowding: Crowding;
  readonly #list: ActionList;
  readonly #seated: () => Side | undefined;
  readonly #plan: DeskContext["plan"];
  #keysOpen = false;

  constructor(host: LaidOut, context: DeskContext) {
    this.#host = host;
    this.#plans = new Plans(host);
    this.#seated = () => context.seated();
    this.#plan = (messages, listed) => context.plan(messages, listed);
    this.chooser = new Chooser(host, context);
    this.preview = new Preview(
      this.chooser,
      () => context.game(),
      () => {
        // The keyboard may be moved in the middle of an update.
        queueMicrotask(() => host.requestUpdate());
      },
    );
    this.#crowding = new Crowding(host);
    this.#list = new ActionList({
      choices: () => this.chooser.choices,
      ways: (hole, messages) => this.preview.at(hole, messages, "full")?.ways ?? [],
      aim: (aim) => this.preview.aim(aim),
      act: (action) => context.act(action),
      changed: () => host.requestUpdate(),
    });
    for (const { styleSheet } of [buttonStyles, controlStyles])
      if (styleSheet) host.shadowRoot?.adoptedStyleSheets.push(styleSheet);
    host.addController(this);
  }

  hostUpdated(): void {
    const dialog = this.#host.shadowRoot?.querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  }

  /** Does what a button says that is no action of the game. Says whether it was one. */
  command(action: string): boolean {
    if (action === "cancel") this.chooser.cancel();
    else if (action === "offer") this.chooser.startOffer();
    else if (action === "keys") this.#showKeys(true);
    else return false;
    return true;
  }

  /** What the choice that is open asks for, if one is. */
  prompt(game: Game): Telling | undefined {
    const { offering, turning } = this.chooser;
    if (offering) {
      const offer = { holes: offering, seeds: offering.length * priceOf(game) };
      return (messages) => whole(messages).offering(offer);
    }
    return turning === undefined ? undefined : (messages) => whole(messages).direction(turning);
  }

  /** What rows are called, where the reader plays one side. */
  seat(game: Game, messages: OpeningMessages, verbosity: Verbosity): SeatNames | undefined {
    const side = this.#seated();
    return side && seatNames(game.variant.board, side, whole(messages), verbosity);
  }

  /** Draws the buttons. */
  view(
    game: Game,
    opening: OpeningMessages,
    { below, interactive, list: wanted }: DeskSettings,
  ): DeskView {
    const messages = whole(opening);
    const panel = panelOf(game, this.chooser, messages, below);
    const tools = renderButtons(toolsOf(game, this.chooser, messages, interactive));
    const keys = this.#keysOpen ? renderKeys(messages, () => this.#showKeys(false)) : nothing;
    const listed = interactive && (wanted || this.#crowding.crowded);
    const list = listed ? this.#list.view(game, messages) : nothing;
    return {
      panel: html`${this.#path(game, below)}${
        panel ? renderPanel(panel, game.variant.board, below) : nothing
      }`,
      tools: html`${tools}${list}${this.#plan(messages, listed)}${keys}`,
    };
  }

  /** The way that seeds would take. */
  #path(game: Game, below: Side): readonly TemplateResult[] {
    const { laps } = this.preview;
    if (!laps) return [];
    const { board } = game.variant;
    this.#plans.fit(board);
    return drawPath(board, laps, below, this.#host);
  }

  #showKeys(open: boolean): void {
    this.#keysOpen = open;
    this.#host.requestUpdate();
  }
}
