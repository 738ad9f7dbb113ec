/** What a board at rest is not drawn with: loaded at once after the first drawing, and with whatever answers the reader. */
import type { CSSResult } from "lit";
import { mediaStyles } from "./media.styles.ts";
import { styles } from "./styles.ts";
import { useStyles } from "./use.styles.ts";

/** The styles, in their order. */
export const finishStyles: readonly CSSResult[] = [useStyles, mediaStyles];

/** Gives them to a board that has not got them; before all that came with other parts, as if they had been there from the start. */
export function finish(root: ShadowRoot | null): void {
  const sheets = finishStyles.flatMap(({ styleSheet }) => styleSheet ?? []);
  if (root && !sheets.some((sheet) => root.adoptedStyleSheets.includes(sheet)))
    root.adoptedStyleSheets = root.adoptedStyleSheets.toSpliced(styles.length, 0, ...sheets);
}
