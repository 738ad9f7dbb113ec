/** Gives one board the part of its style sheet that depends on its shape. */
import type { Layout, Shape } from "./arrangement.ts";
import { boardSheet } from "./sheet.ts";

/** A style sheet of its own for each board, added beside those that all boards share. */
export class BoardSheet {
  #sheet: CSSStyleSheet | undefined;
  #key = "";

  /** Fits the sheet to a shape. Cheap when nothing changed. */
  fit(root: ShadowRoot, shape: Shape, layout: Layout): void {
    const key = `${shape.rows} ${shape.columns} ${layout}`;
    if (key === this.#key) return;
    this.#key = key;
    if (!this.#sheet) {
      this.#sheet = new CSSStyleSheet();
      root.adoptedStyleSheets.push(this.#sheet);
    }
    this.#sheet.replaceSync(boardSheet(shape, layout));
  }
}
