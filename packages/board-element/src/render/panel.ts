/** Buttons: at a hole for a choice that belongs there, below the board for the rest. */
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Board, Side } from "@magomba/engine";
import type { Panel, PanelOption } from "../choice/panel.ts";
import { placeOf } from "../layout/place.ts";

/** Keys that do on the whole board what a button does. */
const SHORTCUTS: Readonly<Record<string, string>> = {
  keys: "?",
  cancel: "Escape",
  "take-back": "Escape",
  "take-all": "Shift+Enter",
};

function button(option: PanelOption): TemplateResult {
  const { action, label, angle, text, disabled } = option;
  const arrow = angle !== undefined;
  return html`<button
    type="button"
    part="button"
    class=${text && !arrow ? "quiet" : ""}
    data-action=${action}
    ?disabled=${disabled}
    aria-label=${label}
    aria-keyshortcuts=${SHORTCUTS[action] ?? nothing}
    title=${text ? label : nothing}
  >${
    arrow
      ? html`<svg class="arrow" data-angle=${angle} viewBox="0 0 20 20" aria-hidden="true"><path
          d="M3 10h11M10 5l5 5-5 5"
        /></svg>${text}`
      : (text ?? label)
  }</button>`;
}

/** The buttons below the board. */
export function renderButtons(options: readonly PanelOption[]): TemplateResult {
  return html`<div class="tools" part="tools">${options.map(button)}</div>`;
}

/** The buttons at a hole. */
export function renderPanel(
  panel: Panel,
  board: Board,
  below: Side,
): TemplateResult | typeof nothing {
  const hole = board.holes.find(({ name }) => name === panel.hole);
  if (!hole) return nothing;
  const { row, column } = placeOf(board, hole, below);
  return html`<div
    class="panel at"
    part="panel"
    role="group"
    aria-label=${panel.label}
    data-r=${row}
    data-c=${column}
    data-kind=${panel.label}
  >${panel.options.map(button)}</div>`;
}
