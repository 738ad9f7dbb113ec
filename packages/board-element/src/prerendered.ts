/** Takes over what a server drew into the board: it stays until the board can show the same, and goes in the same moment. */
import { LitElement } from "lit";

/** An element whose shadow root may be there before it. */
export abstract class Prerendered extends LitElement {
  /** What the server drew. */
  #drawn: readonly ChildNode[] = [];

  /** Resolves when the board shows its game, with all that belongs to it. */
  abstract get settled(): Promise<void>;

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    this.#drawn = [...root.childNodes];
    // Lit would draw before the server's nodes and hold on to the first of them, which is not to stay.
    if (this.#drawn.length > 0) delete this.renderOptions.renderBefore;
    return root;
  }

  override updated(): void {
    if (this.#drawn.length > 0) void this.settled.then(() => this.#replace());
  }

  /** Shows the board's own drawing, if there is one. */
  #replace(): void {
    const root = this.shadowRoot;
    if (!root?.querySelector("[data-drawn]~*")) return;
    const hole = (root.activeElement as HTMLElement | null)?.dataset["hole"];
    for (const node of this.#drawn) node.remove();
    this.#drawn = [];
    if (hole !== undefined) root.querySelector<HTMLElement>(`[data-hole="${hole}"]`)?.focus();
    this.requestUpdate();
  }
}
