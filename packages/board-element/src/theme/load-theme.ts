/** The themes, by name. Loaded with the first board that has one; all of them together are less than another request. */
import { sheetOf } from "./theme.ts";
import type { Theme } from "./theme.ts";
import { theme as earth } from "./themes/earth.ts";
import { theme as paper } from "./themes/paper.ts";
import { theme as plain } from "./themes/plain.ts";

const themes: ReadonlyMap<string, Theme> = new Map(Object.entries({ earth, paper, plain }));

/** The sheets made so far; every board with a theme shares its sheet. */
const sheets = new Map<string, CSSStyleSheet>();

/** A theme; undefined for carved wood. */
export function themeNamed(name: string): Theme | undefined {
  return themes.get(name);
}

/** The sheet of a theme; undefined for carved wood. */
export function themeSheet(name: string): CSSStyleSheet | undefined {
  const theme = themes.get(name);
  let sheet = sheets.get(name);
  if (theme && !sheet) {
    sheets.set(name, (sheet = new CSSStyleSheet()));
    sheet.replaceSync(sheetOf(theme));
  }
  return sheet;
}
