/** Which holes the page has put something of its own into: children of the board whose `slot` names a hole. */
import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Watches the children of one board, as long as it is on a page. */
export class SlottedHoles implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #observer: MutationObserver | undefined;
  #names: ReadonlySet<string> = new Set();

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Names of holes and of whatever else the children name. */
  get names(): ReadonlySet<string> {
    return this.#names;
  }

  hostConnected(): void {
    this.#observer = new MutationObserver(() => this.#look());
    this.#observer.observe(this.#host, {
      attributeFilter: ["slot"],
      childList: true,
      subtree: true,
    });
    this.#look();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  #look(): void {
    const slots = Array.from(this.#host.children, (child) => child.slot).filter(Boolean);
    if (slots.length === this.#names.size && slots.every((name) => this.#names.has(name))) return;
    this.#names = new Set(slots);
    this.#host.requestUpdate();
  }
}
