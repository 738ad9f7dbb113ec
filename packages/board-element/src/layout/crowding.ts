/** Watches whether the holes are too small to be hit: the style sheet knows, and this asks it when the board's room changes. */
import type { Game } from "@magomba/engine/game";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Display } from "../settings.ts";
import type { Layout } from "./arrangement.ts";

/** What of a board decides its layout, beside its room. */
export interface LaidOut extends ReactiveControllerHost, HTMLElement {
  readonly game: Game | undefined;
  readonly layout: Layout;
  readonly display: Display;
}

/** Follows the room of one board. */
export class Crowding implements ReactiveController {
  readonly #host: LaidOut;
  readonly #observer = new ResizeObserver(() => this.#ask());
  #crowded = false;
  #known = "";
  #frame = 0;

  constructor(host: LaidOut) {
    this.#host = host;
    host.addController(this);
  }

  /** Whether the holes are too small to be hit. */
  get crowded(): boolean {
    return this.#crowded;
  }

  hostConnected(): void {
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  hostUpdated(): void {
    const { game, layout } = this.#host;
    const { rows, columns } = game?.variant.board ?? { rows: 0, columns: 0 };
    const known = `${layout} ${rows} ${columns}`;
    if (known === this.#known) return;
    this.#known = known;
    this.#ask();
  }

  /** In a frame of its own, because the answer may change the height of the board that is observed. */
  #ask(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const stage = this.#host.shadowRoot?.querySelector(".stage");
      if (!stage) return;
      const crowded = getComputedStyle(stage).getPropertyValue("--touch").trim() === "none";
      if (crowded === this.#crowded) return;
      this.#crowded = crowded;
      this.#host.requestUpdate();
    });
  }
}
