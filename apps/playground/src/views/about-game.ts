/** Where a game comes from and how it is played, with the rules marked that were chosen and not handed down. */
import { html, nothing, type TemplateResult } from "lit";
import type { Variant, VariantSource } from "@magomba/engine";
import type { Messages } from "../locales/messages.ts";
import "./game-rules.ts";

function fact(term: string, value: string | undefined): TemplateResult | typeof nothing {
  if (value === undefined || value === "") return nothing;
  return html`<div class="fact">
    <dt>${term}</dt>
    <dd>${value}</dd>
  </div>`;
}

/** People, place, recorder and sources of a game. */
function origin(messages: Messages, definition: VariantSource): TemplateResult {
  const { about, games } = messages;
  const text = games[definition.id];
  const from = definition.origin;
  return html`<dl class="facts">
    ${fact(about.people, text?.people ?? from?.people)}
    ${fact(about.place, text?.place ?? from?.place)}
    ${fact(about.otherNames, definition.otherNames?.join(", "))}
    ${fact(about.recorded, text?.recorded ?? from?.recorded)}
    ${
      from?.sources === undefined || from.sources.length === 0
        ? nothing
        : html`<div class="fact">
            <dt>${about.sources}</dt>
            ${from.sources.map((source) => html`<dd>${source}</dd>`)}
          </div>`
    }
  </dl>`;
}

function doubts(messages: Messages, definition: VariantSource): TemplateResult | typeof nothing {
  const known = messages.games[definition.id]?.doubts ?? {};
  const disputed = definition.disputed ?? [];
  if (disputed.length === 0) return nothing;
  return html`<ul class="marked-rules">
    ${disputed.map(
      ({ rule, note }) =>
        html`<li>
          <span class="mark doubt">${messages.about.disputed}</span>
          ${known[rule] ?? note}
        </li>`,
    )}
  </ul>`;
}

/** Everything there is to tell about a game. */
export function aboutGame(messages: Messages, variant: Variant): TemplateResult {
  const { definition } = variant;
  const text = messages.games[definition.id];
  return html`<div class="about">
    <div>
      ${text === undefined ? nothing : html`<p class="character">${text.character}</p>`}
      ${origin(messages, definition)}
    </div>
    ${
      text?.rules === undefined
        ? nothing
        : html`<div>
            <h3>${messages.about.rules}</h3>
            <ol class="rules">
              ${text.rules.map((rule) => html`<li>${rule}</li>`)}
            </ol>
          </div>`
    }
    <div><game-rules .messages=${messages} .variant=${variant}></game-rules>
      ${doubts(messages, definition)}</div>
  </div>`;
}
