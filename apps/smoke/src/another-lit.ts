/** An element that brings a Lit of its own, older than the board's. */
import { LitElement, html } from "lit-2";
import type { TemplateResult } from "lit-2";

class AnotherElement extends LitElement {
  static override properties = { number: { type: Number } };
  declare number: number;
  readonly #count = (): void => {
    this.number += 1;
  };

  constructor() {
    super();
    this.number = 0;
  }

  override render(): TemplateResult {
    return html`<button @click=${this.#count}>${this.number}</button>`;
  }
}

if (!customElements.get("another-element")) {
  customElements.define("another-element", AnotherElement);
}
