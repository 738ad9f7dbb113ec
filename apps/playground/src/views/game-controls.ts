/** The buttons under the board. */
import { html, nothing, type TemplateResult } from "lit";
import type { Messages } from "../locales/messages.ts";
import { resigningSide, undoTarget } from "../state/seats.ts";
import type { SessionState } from "../state/session.ts";
import { icon, type IconName } from "./icons.ts";

export interface ControlActions {
  fresh(): void;
  undo(): void;
  redo(): void;
  resign(): void;
  flip(): void;
  copy(): void;
}

function control(
  sign: IconName,
  text: string,
  act: () => void,
  disabled = false,
  keys: string | typeof nothing = nothing,
): TemplateResult {
  // A disabled button would lose the focus of whoever has just pressed it.
  return html`<button
    class="control"
    data-control=${sign}
    aria-disabled=${disabled ? "true" : "false"}
    aria-keyshortcuts=${keys}
    @click=${() => {
      if (!disabled) act();
    }}
  >
    ${icon(sign)}<span>${text}</span>
  </button>`;
}

/** What may be done to the game as a whole. */
export function gameControls(
  messages: Messages,
  state: SessionState,
  actions: ControlActions,
): TemplateResult {
  const { controls } = messages;
  const { game, seats, future } = state;
  return html`<div class="controls" role="group" aria-label=${controls.label}>
    ${control("undo", controls.undo, () => actions.undo(), undoTarget(game, seats) === undefined, "Control+Z")}
    ${control("redo", controls.redo, () => actions.redo(), future.length === 0, "Control+Shift+Z")}
    ${control("flip", controls.flip, () => actions.flip())}
    ${control("flag", controls.resign, () => actions.resign(), resigningSide(game, seats) === undefined)}
    ${control("link", controls.copy, () => actions.copy())}
    ${control("plus", controls.fresh, () => actions.fresh())}
  </div>`;
}
