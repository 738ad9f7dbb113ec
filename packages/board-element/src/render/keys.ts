/** The list of keys. */
import { html } from "lit";
import type { TemplateResult } from "lit";
import type { Messages } from "../locales/messages.ts";

/** Draws the dialog; the board opens it. */
export function renderKeys(messages: Messages, closed: () => void): TemplateResult {
  const { keys, close } = messages.choices;
  return html`<dialog part="keys" aria-label=${keys} @close=${closed}>
    <dl>${messages.keyList.map(([key, what]) => html`<dt>${key}</dt><dd>${what}</dd>`)}</dl>
    <form method="dialog"><button part="button">${close}</button></form>
  </dialog>`;
}
