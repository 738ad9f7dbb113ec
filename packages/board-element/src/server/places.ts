/** What stands below a board that can be played on. Nobody sees it: it keeps the room of what the element will put there. */
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { DeskView } from "../choice/desk.ts";
import type { Messages } from "../locales/messages.ts";
import { renderActionList } from "../render/action-list.ts";
import { renderButtons } from "../render/panel.ts";
import { buttonStyles } from "../theme/button.styles.ts";
import { controlStyles } from "../theme/control.styles.ts";
import { transportStyles } from "../theme/transport.styles.ts";
import { Transport } from "../transport/transport.ts";

/** What the page wants below its board. */
export interface BelowBoard {
  readonly interactive: boolean;
  readonly list: boolean;
  readonly controls: boolean;
}

/** The place of the player's buttons, and of the list of actions. */
export function placeOfTools(
  { interactive, list }: BelowBoard,
  messages: Messages,
): DeskView | undefined {
  if (!interactive) return undefined;
  const buttons = renderButtons([{ action: "", label: messages.choices.keys, text: "?" }]);
  const unused = { choose: () => {}, play: () => {} };
  const actions = list ? renderActionList([], "", messages, unused) : nothing;
  return { panel: nothing, tools: html`${buttons}${actions}` };
}

/** The place of the bar by which a turn is gone through. */
export function placeOfBar(
  { controls }: BelowBoard,
  messages: Messages,
): TemplateResult | undefined {
  if (!controls) return undefined;
  const host = { shadowRoot: null, requestUpdate: () => {}, addEventListener: () => {} };
  const player = { paused: false, shown: 0, rate: 1 };
  const playback = { player, playing: false, hand: undefined, steps: () => [] };
  // The bar of a board on which nothing was played: of both only this much is asked.
  return new Transport(host as never, playback as never, () => 1).view(messages);
}

/** The rules for all of it. */
export function placeStyles({ interactive, controls }: BelowBoard): string {
  if (!interactive && !controls) return "";
  const hidden = "[data-drawn] :is(.tools,.list,.transport){visibility:hidden}";
  const bar = controls ? transportStyles.cssText : "";
  return buttonStyles.cssText + controlStyles.cssText + bar + hidden;
}
