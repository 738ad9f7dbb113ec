/** The list of keys. */
import { html } from "lit";
import type { TemplateResult } from "lit";
import type { Messages } from "../locales/messages.ts";

/** Draws the dialog; the board opens it. Its button comes first: it takes the focus, which brings into view where it stands. */
export function renderKeys(messages: Messages, closed: () => void): TemplateResult {
  const { keys, close } = messages.choices;
  return html`<dialog part="keys" aria-label=${keys} @close=${closed}>
    <form method="dialog"><b>${keys}</b><button part="button">${close}</button></form>
    <dl>${messages.keyList.map(([key, what]) => html`<dt>${key}</dt><dd>${what}</dd>`)}</dl>
  </dialog>`;
}
