/** The plan, drawn: the replies, and a list of what can be chosen next, for whoever does without the holes. */
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Messages } from "../locales/messages.ts";
import type { ListedAction } from "../render/action-list.ts";

/** What is drawn. */
export interface PlanView {
  readonly messages: Messages;
  readonly replies: readonly { readonly text: string; readonly forget: () => void }[];
  /** What can be chosen next; undefined where nothing is asked for. */
  readonly asking:
    | {
        readonly label: string;
        readonly options: readonly ListedAction[];
        /** The empty text is none. */
        readonly chosen: string;
        readonly choose: (action: string) => void;
        readonly add: (action: string) => void;
      }
    | undefined;
}

/** Draws it. The button is never disabled, so that it keeps the focus. */
export function renderPlan({ messages, replies, asking }: PlanView): TemplateResult {
  const { premove, choices } = messages;
  return html`<div class="plan" part="plan" role="group" aria-label=${premove.plan}>${
    replies.length > 0
      ? html`<ul role="list">${replies.map(({ text, forget }) => {
          const label = premove.forget(text);
          return html`<li part="reply"><span>${text}</span> <button
            type="button"
            class="quiet"
            part="button"
            aria-label=${label}
            title=${label}
            @click=${forget}
          ><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 5l10 10M15 5L5 15" /></svg></button></li>`;
        })}</ul>`
      : nothing
  }${
    asking
      ? html`<div class="asking"><label>${asking.label} <select
            part="select"
            @change=${(event: Event) => asking.choose((event.target as HTMLSelectElement).value)}
          ><option value="" .selected=${asking.chosen === ""}>${choices.choose(asking.options.length)}</option>${asking.options.map(
            ({ action, label }) =>
              html`<option value=${action} .selected=${action === asking.chosen}>${label}</option>`,
          )}</select></label> <button
            type="button"
            part="button"
            aria-disabled=${String(asking.chosen === "")}
            @click=${() => {
              if (asking.chosen !== "") asking.add(asking.chosen);
            }}
          >${premove.add}</button></div>`
      : nothing
  }</div>`;
}
