import { html, nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import "@magomba/board-element/meter";
import type { Analysis } from "@magomba/bot";
import type { Game } from "@magomba/engine";
import { analyse } from "../bot/connect.ts";
import { codeOf } from "../bot/error-code.ts";
import type { Messages } from "../locales/messages.ts";
import { define, View } from "./view.ts";

/** What a bot thinks of the position on the board: asked by a button, and forgotten when the board shows another. */
export class BotOpinion extends View {
  static override properties: PropertyDeclarations = {
    messages: { attribute: false },
    game: { attribute: false },
    found: { state: true },
    asking: { state: true },
    problem: { state: true },
  };
  declare messages: Messages;
  /** The game that the board shows. */
  declare game: Game;
  declare found: Analysis | undefined;
  declare asking: AbortController | undefined;
  /** The code of the error, when the bot could not say. */
  declare problem: string | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#forget();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("game")) this.#forget();
  }

  override render(): TemplateResult {
    const { opinion } = this.messages;
    const idle = this.asking === undefined && this.game.result === undefined;
    return html`<div class="opinion">
      <mancala-meter for="board" .language=${this.messages.language}></mancala-meter>
      <button class="quiet small" aria-disabled=${idle ? "false" : "true"} @click=${this.#ask}>
        ${opinion.ask}
      </button>
      <p class="soft" role="status">${this.#says()}</p>
    </div>`;
  }

  protected override updated(): void {
    this.querySelector("mancala-meter")?.show(this.found, this.game.side);
  }

  #says(): string | typeof nothing {
    const { opinion, errors } = this.messages;
    if (this.asking !== undefined) return opinion.asking;
    if (this.problem !== undefined) return errors.bot(this.problem);
    return this.found === undefined ? nothing : opinion.best(this.found.action);
  }

  #forget(): void {
    this.asking?.abort();
    this.asking = this.found = this.problem = undefined;
  }

  readonly #ask = async (): Promise<void> => {
    const { game } = this;
    if (this.asking !== undefined || game.result !== undefined) return;
    this.#forget();
    const asking = new AbortController();
    this.asking = asking;
    try {
      const found = await analyse(game, asking.signal);
      if (!asking.signal.aborted) this.found = found;
    } catch (error) {
      if (!asking.signal.aborted) this.problem = codeOf(error);
    }
    if (this.asking === asking) this.asking = undefined;
  };
}

define("bot-opinion", BotOpinion);
