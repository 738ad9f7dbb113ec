/** Shows the one of all plans of a path that suits the room of a board. */
import type { Shape } from "../layout/arrangement.ts";
import { adopt } from "../theme/adopt.ts";
import { planSheet } from "./path-drawing.ts";
import type { Laid } from "./path-drawing.ts";
import { pathStyles } from "./path.styles.ts";

/** The board that paths are drawn on. */
export interface PlannedBoard extends Laid {
  readonly shadowRoot: ShadowRoot | null;
}

/** The style sheets for the paths of one board; made when the first one is drawn. */
export class Plans {
  readonly #host: PlannedBoard;
  #sheet: CSSStyleSheet | undefined;
  #key = "";

  constructor(host: PlannedBoard) {
    this.#host = host;
  }

  /** Fits the plans to the board's shape. Cheap when nothing changed. */
  fit(shape: Shape): void {
    const { shadowRoot: root, layout } = this.#host;
    const key = `${shape.rows} ${shape.columns} ${layout}`;
    if (!root || key === this.#key) return;
    this.#key = key;
    if (!this.#sheet) {
      adopt(root, pathStyles);
      root.adoptedStyleSheets.push((this.#sheet = new CSSStyleSheet()));
    }
    this.#sheet.replaceSync(planSheet(shape, layout));
  }
}
