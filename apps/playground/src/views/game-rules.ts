import {
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from "lit";
import type { Variant } from "@magomba/engine";
import type { RuleSection, RuleSentence } from "@magomba/engine/words";
import type { Messages } from "../locales/messages.ts";
import { define, View } from "./view.ts";

/**
 * The rules of a variant with the options chosen, made from its data: those that are house rules by
 * themselves first, then all of them. The words are fetched when they are first wanted.
 */
export class GameRules extends View {
  static override properties: PropertyDeclarations = {
    messages: { attribute: false },
    variant: { attribute: false },
    sections: { state: true },
  };
  declare messages: Messages;
  declare variant: Variant;
  declare sections: readonly RuleSection[];

  constructor() {
    super();
    this.sections = [];
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("messages") || changed.has("variant")) void this.#tell();
  }

  override render(): TemplateResult | typeof nothing {
    const { about } = this.messages;
    if (this.sections.length === 0) return nothing;
    const house = this.sections.flatMap(({ sentences }) => sentences.filter((it) => it.house));
    return html`${
      house.length === 0
        ? nothing
        : html`<h3>${about.house}</h3>
              <p class="soft">${about.houseNote}</p>
              ${this.#list(house)}`
    }
      <details class="full-rules">
        <summary>${about.full}</summary>
        ${this.sections.map(
          ({ heading, sentences }) =>
            html`<h4>${heading}</h4>
              ${this.#list(sentences)}`,
        )}
      </details>`;
  }

  #list(sentences: readonly RuleSentence[]): TemplateResult {
    const mark = html`<span class="mark">${this.messages.about.houseMark}</span>`;
    return html`<ul class="marked-rules">
      ${sentences.map(({ text, house }) => html`<li>${house ? mark : nothing} ${text}</li>`)}
    </ul>`;
  }

  async #tell(): Promise<void> {
    const { messages, variant } = this;
    let words;
    try {
      words = await import("@magomba/engine/words");
    } catch {
      // Offline: what else is told about the game stands without them.
      return;
    }
    if (messages !== this.messages || variant !== this.variant) return;
    // What the sources doubt is told beside this, in the reader's language.
    const doubted = new Set((variant.rules.disputed ?? []).map(({ note }) => note));
    this.sections = words
      .rulesInWords(variant, messages.language)
      .map(({ heading, sentences }) => ({
        heading,
        sentences: sentences.filter(
          ({ text }) => ![...doubted].some((note) => text.includes(note)),
        ),
      }))
      .filter(({ sentences }) => sentences.length > 0);
  }
}

define("game-rules", GameRules);
