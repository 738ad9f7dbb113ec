/** The annotations of one board; what draws them is loaded with the first. */
import type { ReactiveController, ReactiveControllerHost, TemplateResult, nothing } from "lit";
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { report } from "../events.ts";
import { LazyPart } from "../lazy-part.ts";
import type { OpeningMessages } from "../locales/messages.ts";
import type { AnnotationLayer } from "./layer.ts";

/** What this needs of its board. */
type Host = ReactiveControllerHost & HTMLElement & { readonly annotations: unknown };

/** Follows the `annotations` of a board. */
export class Annotations implements ReactiveController {
  readonly #host: Host;
  readonly #layer: LazyPart<AnnotationLayer>;

  constructor(host: Host) {
    this.#host = host;
    this.#layer = new LazyPart(
      async () => new (await import("./layer.ts")).AnnotationLayer(host.shadowRoot),
      (error) => {
        // Another update would try again at once, and for ever.
        if (error === undefined) host.requestUpdate();
        else report(host, "mancala-error", { code: "part-unavailable", error });
      },
    );
    host.addController(this);
  }

  /** Resolves when nothing is being loaded. */
  get ready(): Promise<void> {
    return this.#layer.ready;
  }

  hostUpdate(): void {
    const { annotations } = this.#host;
    const some = typeof annotations === "string" || Array.isArray(annotations);
    if (some && annotations.length > 0) void this.#layer.open();
  }

  /** What is drawn over the field. */
  view(
    game: Game,
    messages: OpeningMessages,
    below: Side,
  ): TemplateResult | typeof nothing | undefined {
    return this.#layer.part?.view(this.#host.annotations, game, messages, below);
  }
}
