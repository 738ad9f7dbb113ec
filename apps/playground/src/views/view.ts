import { LitElement } from "lit";

/**
 * A part of the page. It renders into the page itself, so that one set of style sheets, with one set of
 * tokens, dresses everything.
 */
export class View extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}

/** Registers a part under its tag. A second copy of this code on the same page changes nothing. */
export function define(tag: string, part: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, part);
}
