/** The annotations of one board. A board without annotations never loads this. */
import type { TemplateResult, nothing } from "lit";
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import type { OpeningMessages } from "../locales/messages.ts";
import { whole } from "../locales/whole.ts";
import { adopt } from "../theme/adopt.ts";
import { annotationStyles } from "./annotation.styles.ts";
import type { Layout, Shape } from "../layout/arrangement.ts";
import { readAnnotations } from "./annotation.ts";
import { renderAnnotations } from "./drawing.ts";
import { planSheet } from "./path-drawing.ts";

/** The board that is drawn on. */
export interface AnnotatedBoard {
  readonly shadowRoot: ShadowRoot | null;
  readonly layout: Layout;
}

/** Draws what the page has put on one board. */
export class AnnotationLayer {
  readonly #host: AnnotatedBoard;
  /** Which plan of a path is seen in which room; made when a path is first drawn. */
  #sheet: CSSStyleSheet | undefined;
  #key = "";

  constructor(host: AnnotatedBoard) {
    this.#host = host;
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
    const { layout } = this.#host;
    if (annotations.some(({ type }) => type === "path")) this.#fit(game.variant.board, layout);
    return renderAnnotations(annotations, game, whole(messages), below, layout);
  }

  /** Fits the plans to the board's shape. */
  #fit(shape: Shape, layout: Layout): void {
    const root = this.#host.shadowRoot;
    const key = `${shape.rows} ${shape.columns} ${layout}`;
    if (!root || key === this.#key) return;
    this.#key = key;
    if (!this.#sheet) root.adoptedStyleSheets.push((this.#sheet = new CSSStyleSheet()));
    this.#sheet.replaceSync(planSheet(shape, layout));
  }
}
