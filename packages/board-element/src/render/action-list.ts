/** The list of actions, drawn. */
import { html } from "lit";
import type { TemplateResult } from "lit";
import type { Messages } from "../locales/messages.ts";

/** An action and what is said of it. */
export interface ListedAction {
  readonly action: string;
  readonly label: string;
}

/** What the list is used for. */
export interface ActionListHandlers {
  /** An action was chosen; the empty text is none. */
  choose(action: string): void;
  /** The chosen action is to be played. */
  play(): void;
}

/** Draws the list: one stop for the choice, one for the button. The button is never disabled, so that it keeps the focus. */
export function renderActionList(
  options: readonly ListedAction[],
  chosen: string,
  { choices }: Messages,
  handlers: ActionListHandlers,
): TemplateResult {
  const changed = (event: Event): void =>
    handlers.choose((event.target as HTMLSelectElement).value);
  const keyed = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && chosen !== "") {
      event.preventDefault();
      handlers.play();
    }
  };
  return html`<div class="list" part="list" data-aim=${chosen}>
    <label>${choices.actions} <select part="select" @change=${changed} @keydown=${keyed}>
      <option value="" .selected=${chosen === ""}>${choices.choose(options.length)}</option>
      ${options.map(
        ({ action, label }) =>
          html`<option value=${action} .selected=${action === chosen}>${label}</option>`,
      )}
    </select></label>
    <button
      type="button"
      part="button"
      aria-disabled=${String(chosen === "")}
      @click=${() => handlers.play()}
    >${choices.play}</button>
  </div>`;
}
