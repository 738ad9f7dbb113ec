import { html, nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import {
  Game,
  MagombaError,
  optionChoices,
  variant,
  variants,
  type OptionChoice,
  type Options,
  type OptionValue,
  type Variant,
} from "@magomba/engine";
import type { Messages } from "../locales/messages.ts";
import { usualSeats, type Seats } from "../state/seats.ts";
import { optionName } from "./game-options.ts";
import { icon } from "./icons.ts";
import { seatFields } from "./seat-fields.ts";
import { define, View } from "./view.ts";

/** `setup-start`: a game has been chosen, with who is to play it. */
export class SetupStartEvent extends Event {
  static readonly type = "setup-start";
  readonly game: Game;
  readonly seats: Seats;

  constructor(game: Game, seats: Seats) {
    super(SetupStartEvent.type, { bubbles: true });
    this.game = game;
    this.seats = seats;
  }
}

declare global {
  interface HTMLElementEventMap {
    "setup-start": SetupStartEvent;
  }
  interface HTMLElementTagNameMap {
    "setup-dialog": SetupDialog;
  }
}

/** The variant of an id with options, or undefined where those options do not go together. */
function tryVariant(id: string, options: Options): Variant | undefined {
  try {
    return variant(id, options);
  } catch (error) {
    if (error instanceof MagombaError) return undefined;
    throw error;
  }
}

/** The options with a value put in; others that no longer fit it become what is allowed. */
function withOption(id: string, options: Options, name: string, value: OptionValue): Options {
  const { definition } = variant(id);
  const next: Record<string, OptionValue> = { ...options, [name]: value };
  for (const { name: other } of optionChoices(definition)) {
    const choice = optionChoices(definition, next).find((each) => each.name === other);
    const now = next[other];
    if (choice === undefined || now === undefined || choice.values.includes(now)) continue;
    next[other] = choice.values.includes(choice.default)
      ? choice.default
      : (choice.values[0] ?? choice.default);
  }
  return next;
}

/** Asks for a game, its options and its players. Nothing changes until it is told to start. */
export class SetupDialog extends View {
  static override properties: PropertyDeclarations = {
    messages: { attribute: false },
    variantId: { state: true },
    options: { state: true },
    seats: { state: true },
    opened: { state: true },
  };
  declare messages: Messages;
  declare variantId: string;
  declare options: Options;
  declare seats: Seats;
  declare opened: boolean;

  constructor() {
    super();
    this.opened = false;
    this.variantId = variants[0] ?? "";
    this.options = {};
    this.seats = usualSeats;
  }

  /** Opens with these choices made. */
  async open(id: string, options: Options, seats: Seats): Promise<void> {
    this.variantId = id;
    this.options = options;
    this.seats = seats;
    this.opened = true;
    await this.updateComplete;
    this.#dialog?.showModal();
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.opened) return nothing;
    const { setup, page } = this.messages;
    const definition = variant(this.variantId).definition;
    const chosen = tryVariant(this.variantId, this.options);
    return html`<dialog class="setup" aria-labelledby="setup-title" @close=${this.#closed}>
      <form @submit=${this.#start}>
        <header>
          <h2 id="setup-title">${setup.title(definition.name)}</h2>
          <button type="button" class="plain" aria-label=${page.close} @click=${this.#close}>
            ${icon("close")}
          </button>
        </header>
        <label class="field">
          <span>${setup.game}</span>
          <select @change=${this.#chooseGame}>
            ${variants.map(
              (id) =>
                html`<option value=${id} .selected=${id === this.variantId}>
                  ${variant(id).definition.name}
                </option>`,
            )}
          </select>
        </label>
        ${keyed(this.variantId, this.#optionFields(optionChoices(definition, this.options)))}
        <fieldset>
          <legend>${setup.players}</legend>
          ${seatFields({
            messages: this.messages,
            seats: this.seats,
            below: "south",
            change: (seats) => {
              this.seats = seats;
            },
          })}
        </fieldset>
        ${chosen === undefined ? html`<p class="problem" role="alert">${setup.impossible}</p>` : nothing}
        <footer>
          <button type="button" class="quiet" @click=${this.#close}>${setup.cancel}</button>
          <button type="submit" class="primary" ?disabled=${chosen === undefined}>
            ${setup.start}
          </button>
        </footer>
      </form>
    </dialog>`;
  }

  #optionFields(choices: readonly OptionChoice[]): TemplateResult | typeof nothing {
    if (choices.length === 0) return nothing;
    return html`<fieldset>
      <legend>${this.messages.setup.options}</legend>
      ${choices.map((choice) => this.#optionField(choice))}
    </fieldset>`;
  }

  #optionField({ name, values, default: usual }: OptionChoice): TemplateResult {
    const { setup } = this.messages;
    const value = this.options[name] ?? usual;
    const put = (next: OptionValue): void => {
      this.options = withOption(this.variantId, this.options, name, next);
    };
    if (typeof usual === "boolean") {
      return html`<label class="field switch">
        <input
          type="checkbox"
          .checked=${value === true}
          @change=${(event: Event) => put((event.target as HTMLInputElement).checked)}
        />
        <span>${optionName(this.messages, name)}</span>
      </label>`;
    }
    const choose = (event: Event): void => {
      const next = values[(event.target as HTMLSelectElement).selectedIndex];
      if (next !== undefined) put(next);
    };
    return html`<label class="field">
      <span>${optionName(this.messages, name)}</span>
      <select @change=${choose}>
        ${values.map(
          (each) =>
            html`<option value=${String(each)} .selected=${each === value}>
              ${setup.value(name, each)}${each === usual ? ` (${setup.usual})` : ""}
            </option>`,
        )}
      </select>
    </label>`;
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector("dialog");
  }

  readonly #close = (): void => this.#dialog?.close();

  readonly #closed = (): void => {
    this.opened = false;
  };

  readonly #chooseGame = (event: Event): void => {
    this.variantId = variants[(event.target as HTMLSelectElement).selectedIndex] ?? this.variantId;
    this.options = {};
  };

  readonly #start = (event: Event): void => {
    event.preventDefault();
    const chosen = tryVariant(this.variantId, this.options);
    if (chosen === undefined) return;
    this.#close();
    this.dispatchEvent(new SetupStartEvent(Game.start(chosen), this.seats));
  };
}

define("setup-dialog", SetupDialog);
