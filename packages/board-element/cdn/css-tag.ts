/**
 * Stands in for Lit's module of this name in the file for script tags. Whatever browser can read the file at all, with its static blocks, has
 * sheets that can be adopted, so what Lit does for others is left out.
 */

/** A style sheet in words, made when it is first put on. */
export class CSSResult {
  readonly cssText: string;
  #sheet: CSSStyleSheet | undefined;

  constructor(text: string) {
    this.cssText = text;
  }

  get styleSheet(): CSSStyleSheet {
    if (!this.#sheet) (this.#sheet = new CSSStyleSheet()).replaceSync(this.cssText);
    return this.#sheet;
  }
}

/** Whether sheets can be adopted. */
export const supportsAdoptingStyleSheets = true;

/** The sheet with this text. */
export function unsafeCSS(text: string): CSSResult {
  return new CSSResult(text);
}

/** The sheet that a template describes. The sheets of this package have no values in them; the build has shortened their tokens. */
export function css([text]: readonly string[]): CSSResult {
  return new CSSResult(text!.replaceAll(/@([\w-]+),/g, "--$1:var(--mancala-$1,"));
}

/** Puts sheets on: those made here, those of another Lit in a class that extends the board, and plain ones. */
export function adoptStyles(
  root: ShadowRoot,
  styles: readonly (Pick<CSSResult, "styleSheet"> | CSSStyleSheet)[],
): void {
  root.adoptedStyleSheets = styles.map((it) => ("styleSheet" in it ? it.styleSheet : it));
}

/** Lit asks in which form a style can be put on. Here they all can as they are. */
export const getCompatibleStyle = <Style>(style: Style): Style => style;
