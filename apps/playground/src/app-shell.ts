import { html, nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import type { Address } from "./address/address.ts";
import { loadMessages } from "./locales/language.ts";
import type { Messages } from "./locales/messages.ts";
import type { Session } from "./state/session.ts";
import { languageFor, type SettingsStore } from "./state/settings.ts";
import { gameSubtitle } from "./views/game-options.ts";
import "./views/library-view.ts";
import "./views/play-view.ts";
import "./views/settings-menu.ts";
import type { SetupStartEvent } from "./views/setup-dialog.ts";
import { define, View } from "./views/view.ts";

/** What fills the page. */
type Place = "library" | "play" | "problem";

/** The frame round every view: the head of the page, and the view that the session and the address call for. */
export class AppShell extends View {
  static override properties: PropertyDeclarations = {
    session: { attribute: false },
    store: { attribute: false },
    address: { attribute: false },
    messages: { state: true },
    broken: { state: true },
  };
  declare session: Session;
  declare store: SettingsStore;
  declare address: Address;
  declare messages: Messages | undefined;
  declare broken: boolean;
  #place: Place | undefined;
  #round = 0;
  #leave: (() => void)[] = [];

  constructor() {
    super();
    this.broken = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const update = (): void => this.requestUpdate();
    window.addEventListener("error", this.#fail);
    window.addEventListener("unhandledrejection", this.#fail);
    this.#leave = [
      this.session.subscribe(update),
      this.address.subscribe(update),
      this.store.subscribe(() => this.#settingsChanged()),
    ];
    this.#settingsChanged();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("error", this.#fail);
    window.removeEventListener("unhandledrejection", this.#fail);
    for (const leave of this.#leave) leave();
  }

  override render(): TemplateResult | typeof nothing {
    const { messages } = this;
    if (messages === undefined) return nothing;
    const { page } = messages;
    return html`<button class="skip" @click=${this.#skip}>${page.skip}</button>
      <header class="page-head">
        <a class="brand" href="#" aria-label="Magomba: ${page.games}">
          <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
            <rect width="32" height="32" rx="9"></rect>
            <circle class="hole" cx="16" cy="16" r="10.5"></circle>
            <circle class="seed" cx="12.3" cy="13.6" r="3"></circle>
            <circle class="seed" cx="19.4" cy="12.6" r="3"></circle>
            <circle class="seed" cx="16.4" cy="19.6" r="3"></circle>
          </svg>
          <span class="brand-name">Magomba</span>
        </a>
        ${this.#title(messages)}
        <nav><a class="quiet button" href="#">${page.games}</a></nav>
        <settings-menu
          .messages=${messages}
          .store=${this.store}
          .settings=${this.store.settings}
        ></settings-menu>
      </header>
      ${this.broken ? html`<p class="broken" role="alert">${page.broken}</p>` : nothing}
      <main id="content" tabindex="-1" @setup-start=${this.#open}>${this.#view(messages)}</main>`;
  }

  protected override updated(): void {
    const { messages } = this;
    if (messages === undefined) return;
    const { state } = this.session;
    document.documentElement.lang = messages.language;
    const game = state?.game.variant.definition.name;
    document.title =
      game === undefined ? `Magomba – ${messages.page.tagline}` : `${game} – Magomba`;
    const place = this.#placeNow();
    const moved = place !== this.#place || (state !== undefined && state.round !== this.#round);
    const first = this.#place === undefined;
    this.#place = place;
    this.#round = state?.round ?? this.#round;
    if (moved && !first) void this.#arrive(place);
  }

  #placeNow(): Place {
    if (this.session.state !== undefined) return "play";
    return this.address.problem === undefined ? "library" : "problem";
  }

  #title(messages: Messages): TemplateResult {
    const { state } = this.session;
    if (state === undefined) return html`<p class="tagline">${messages.page.tagline}</p>`;
    const chosen = state.game.variant;
    return html`<div class="title">
      <h1>${chosen.definition.name}</h1>
      <p>${gameSubtitle(messages, chosen)}</p>
    </div>`;
  }

  #view(messages: Messages): TemplateResult {
    const { state } = this.session;
    if (state !== undefined) {
      return html`<play-view
        .messages=${messages}
        .session=${this.session}
        .state=${state}
        .settings=${this.store.settings}
      ></play-view>`;
    }
    const { problem } = this.address;
    if (problem !== undefined) {
      return html`<div class="link-problem" data-code=${problem} role="alert">
        <h1>${messages.errors.linkTitle}</h1>
        <p>${messages.errors.link[problem]}</p>
        <a class="primary button" href="#">${messages.errors.choose}</a>
      </div>`;
    }
    return html`<library-view
      .messages=${messages}
      .seats=${this.store.settings.seats}
    ></library-view>`;
  }

  /** Whoever comes to a table can play at once; elsewhere reading begins at the top. */
  async #arrive(place: Place): Promise<void> {
    await this.settled();
    if (place === "play") {
      window.scrollTo(0, 0);
      const board = this.querySelector("mancala-board");
      board?.focus({ preventScroll: true });
      if (board === null || document.activeElement !== board) this.#skip();
    } else this.#skip();
  }

  /** Settles when the board, if there is one, shows all that has been played. */
  async settled(): Promise<void> {
    await this.updateComplete;
    await this.querySelector("play-view")?.updateComplete;
    await this.querySelector("mancala-board")?.settled;
  }

  #settingsChanged(): void {
    const { theme, language } = this.store.settings;
    document.documentElement.dataset["theme"] = theme;
    this.requestUpdate();
    const wanted = languageFor(language, navigator.languages);
    if (wanted === this.messages?.language) return;
    void loadMessages(wanted).then((messages) => {
      // Another language may have been chosen while this one was fetched.
      const latest = languageFor(this.store.settings.language, navigator.languages);
      if (latest === wanted) this.messages = messages;
    });
  }

  readonly #fail = (): void => {
    this.broken = true;
  };

  readonly #skip = (): void => this.querySelector("main")?.focus({ preventScroll: true });

  readonly #open = (event: SetupStartEvent): void => {
    this.store.update({ seats: event.seats });
    this.session.open(event.game, event.seats);
  };
}

define("app-shell", AppShell);

declare global {
  interface HTMLElementTagNameMap {
    "app-shell": AppShell;
  }
}
