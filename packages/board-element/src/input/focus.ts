/** Where the keyboard is on the board, and how it is kept there while the board changes under it. */
import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Follows the focus of one board. */
export class Focus implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #hole: string | undefined;
  /** The keyboard was on the board before it was drawn anew. */
  #held = false;
  #panel: string | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    const active = host.shadowRoot?.activeElement;
    if (active instanceof HTMLElement) this.#hole = active.dataset["hole"];
    host.addController(this);
  }

  /** The hole that Tab reaches, once one was reached. */
  get hole(): string | undefined {
    return this.#hole;
  }

  /** Moves the keyboard to a hole. */
  to(hole: string): void {
    this.#hole = hole;
    this.#host.requestUpdate();
    this.#focus(hole);
  }

  /** Moves the keyboard to the first button at a hole. */
  toPanel(): void {
    this.#find(".panel button")?.focus();
  }

  hostUpdate(): void {
    this.#held = Boolean(this.#host.shadowRoot?.activeElement);
  }

  hostUpdated(): void {
    const panel = this.#find(".panel");
    const key = panel
      ? `${panel.dataset["r"]} ${panel.dataset["c"]} ${panel.dataset["kind"]}`
      : undefined;
    const opened = key !== this.#panel && key !== undefined;
    this.#panel = key;
    if (!this.#held) return;
    const active = this.#host.shadowRoot?.activeElement;
    // When the board is turned round, the cell that has the keyboard becomes another hole.
    const strayed =
      active instanceof HTMLElement &&
      "hole" in active.dataset &&
      active.dataset["hole"] !== this.#hole;
    if (opened && !active?.closest(".list")) this.toPanel();
    else if ((!active || strayed) && this.#hole !== undefined) this.#focus(this.#hole);
  }

  #focus(hole: string): void {
    this.#find(`[data-hole="${hole}"]`)?.focus();
  }

  #find(selector: string): HTMLElement | null | undefined {
    return this.#host.shadowRoot?.querySelector<HTMLElement>(selector);
  }

  /** Handler of `focusin`. */
  readonly follow = (event: Event): void => {
    const [node] = event.composedPath();
    const hole = node instanceof HTMLElement ? node.dataset["hole"] : undefined;
    if (hole === undefined || hole === this.#hole) return;
    this.#hole = hole;
    this.#host.requestUpdate();
  };
}
