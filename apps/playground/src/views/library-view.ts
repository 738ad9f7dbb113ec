import { html, nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import { Game, variant, variants } from "@magomba/engine";
import type { Messages } from "../locales/messages.ts";
import { usualSeats, type Seats } from "../state/seats.ts";
import { aboutGame } from "./about-game.ts";
import { boardPicture } from "./board-picture.ts";
import { icon } from "./icons.ts";
import { SetupStartEvent, type SetupDialog } from "./setup-dialog.ts";
import { define, View } from "./view.ts";

/** The games that this page is about, easy ones first. Others follow under a heading of their own. */
const traditional = ["katro", "nsolo", "gore", "kimasai", "tsoro"];

/** Every game as a card: its board, where it comes from, and one click to play it. */
export class LibraryView extends View {
  static override properties: PropertyDeclarations = {
    messages: { attribute: false },
    seats: { attribute: false },
    unfolded: { state: true },
  };
  declare messages: Messages;
  /** Who played last, to begin with in a game's options. */
  declare seats: Seats;
  /** Games about which more was wanted. */
  declare unfolded: ReadonlySet<string>;

  constructor() {
    super();
    this.unfolded = new Set();
  }

  override render(): TemplateResult {
    const { library } = this.messages;
    return html`<div class="library">
        <header class="hero">
          <h1>${library.title}</h1>
          <p>${library.lead}</p>
        </header>
        ${this.#cards(traditional.filter((id) => variants.includes(id)))}
        <h2 class="more">${library.others}</h2>
        ${this.#cards(variants.filter((id) => !traditional.includes(id)))}
      </div>
      <setup-dialog .messages=${this.messages}></setup-dialog>`;
  }

  #cards(ids: readonly string[]): TemplateResult {
    return html`<ul class="cards">
      ${ids.map((id) => html`<li>${this.#card(id)}</li>`)}
    </ul>`;
  }

  #card(id: string): TemplateResult {
    const { library, games } = this.messages;
    const usual = variant(id);
    const { name, origin } = usual.definition;
    const { rows, columns } = usual.board;
    const text = games[id];
    const from = [text?.people ?? origin?.people, text?.place ?? origin?.place]
      .filter((part) => part !== undefined)
      .join(" · ");
    return html`<article class="card" aria-labelledby="card-${id}">
      <div class="card-picture">
        ${boardPicture(usual, library.picture(name, rows, columns))}
      </div>
      <div class="card-text">
        <h2 id="card-${id}">${name}</h2>
        <p class="from">${from}</p>
        ${text === undefined ? nothing : html`<p class="character">${text.character}</p>`}
      </div>
      <div class="card-actions">
        <button
          class="primary"
          aria-label=${library.play(name)}
          @click=${() => this.dispatchEvent(new SetupStartEvent(Game.start(usual), usualSeats))}
        >
          ${library.playShort}
        </button>
        <button
          class="quiet"
          aria-label=${library.set(name)}
          @click=${() => this.#dialog?.open(id, {}, this.seats)}
        >
          ${icon("sliders")} ${library.setShort}
        </button>
      </div>
      <details class="card-more" @toggle=${() => this.#unfold(id)}>
        <summary>${library.aboutOf(name)}</summary>
        ${this.unfolded.has(id) ? aboutGame(this.messages, usual) : nothing}
      </details>
    </article>`;
  }

  #unfold(id: string): void {
    this.unfolded = new Set([...this.unfolded, id]);
  }

  get #dialog(): SetupDialog | null {
    return this.querySelector("setup-dialog");
  }
}

define("library-view", LibraryView);
