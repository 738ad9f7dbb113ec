/** Gives a board the styles of a part that was loaded later. */
import type { CSSResult } from "lit";

/** Adds the styles to those that the board has. */
export function adopt(root: ShadowRoot | null, ...styles: readonly CSSResult[]): void {
  for (const { styleSheet } of styles) if (styleSheet) root?.adoptedStyleSheets.push(styleSheet);
}
