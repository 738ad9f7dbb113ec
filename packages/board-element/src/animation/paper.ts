/** Where pictures are drawn before they are shown. */

/** What pictures are drawn with. */
export type Brush = OffscreenCanvasRenderingContext2D;

/** Makes pictures one after the other, on the same canvas: a new one for each takes longer than many seeds. */
export class Paper {
  #brush: Brush | null | undefined;

  /** Draws a picture of this size, in pixels; undefined where that is not possible. `draw` must not draw another on the same paper. */
  picture(width: number, height: number, draw: (brush: Brush) => void): ImageBitmap | undefined {
    this.#brush ??= new OffscreenCanvas(1, 1).getContext("2d");
    if (!this.#brush) return undefined;
    const { canvas } = this.#brush;
    // A canvas that gets a size has forgotten everything.
    canvas.width = width;
    canvas.height = height;
    draw(this.#brush);
    // A bitmap no longer changes: it is drawn without being copied first.
    return canvas.transferToImageBitmap();
  }

  /** How wide a line of text is, in pixels. */
  width(font: string, text: string): number {
    this.#brush ??= new OffscreenCanvas(1, 1).getContext("2d");
    if (!this.#brush) return 0;
    this.#brush.font = font;
    return this.#brush.measureText(text).width;
  }
}
