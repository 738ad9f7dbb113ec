/** The annotations of one board. A board without annotations never loads this. */
import type { TemplateResult, nothing } from "lit";
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import type { OpeningMessages } from "../locales/messages.ts";
import { whole } from "../locales/whole.ts";
import { Plans } from "../path/plans.ts";
import type { PlannedBoard } from "../path/plans.ts";
import { adopt } from "../theme/adopt.ts";
import { annotationStyles } from "./annotation.styles.ts";
import { readAnnotations } from "./annotation.ts";
import { renderAnnotations } from "./drawing.ts";

/** Draws what the page has put on one board. */
export class AnnotationLayer {
  readonly #host: PlannedBoard;
  readonly #plans: Plans;

  constructor(host: PlannedBoard) {
    this.#host = host;
    this.#plans = new Plans(host);
    adopt(host.shadowRoot, annotationStyles);
  }

  /** `given` is what the page set, unchecked. */
  view(
    given: unknown,
    game: Game,
    messages: OpeningMessages,
    below: Side,
  ): TemplateResult | typeof nothing {
    const names = game.variant.board.holes.map(({ name }) => name);
    const places = new Set([...names, "south", "north"]);
    const annotations = readAnnotations(given, places);
    if (annotations.some(({ type }) => type === "path")) this.#plans.fit(game.variant.board);
    return renderAnnotations(annotations, game, whole(messages), below, this.#host);
  }
}
