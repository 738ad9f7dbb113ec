/** What a theme is: values for the board's tokens. Carved wood needs none, since the tokens' own defaults are wood. */

/** A token without its prefix `--mancala-`. */
export type Token =
  | "wood"
  | "wood-light"
  | "wood-dark"
  | "bowl"
  | "bowl-deep"
  | "seed"
  | "seed-light"
  | "seed-dark"
  | "seed-width"
  | "seed-height"
  | "seed-crease"
  | "seed-shadow"
  | "ink"
  | "halo"
  | "hole-ink"
  | "badge"
  | "badge-ink"
  | "playable"
  | "stud"
  | "captured"
  | "trace"
  | "focus"
  | "text"
  | "button"
  | "button-text"
  | "edge"
  | "board"
  | "board-shadow"
  | "board-radius"
  | "seam"
  | "hole"
  | "hole-lit"
  | "hole-shadow"
  | "rim"
  | "tray"
  | "tray-shadow"
  | "tray-ink"
  | "font";

/** Values of CSS by token. In `hole-shadow` 1em is the distance from hole to hole. */
export type Theme = { readonly [Name in Token]?: string };

/** The board's own name for a token. */
const inner = (token: string): string => (token === "captured" ? "--capture" : `--${token}`);

/** The style sheet by which a board puts a theme on. Tokens that a page has set stay as the page wants them. */
export function sheetOf(theme: Theme): string {
  const values = Object.entries(theme).map(
    ([token, value]) => `${inner(token)}:var(--mancala-${token},${value})`,
  );
  return `.room{${values.join(";")}}`;
}

/** The style sheet by which a page puts a theme on every board inside `selector`. */
export function pageSheetOf(theme: Theme, selector: string): string {
  const values = Object.entries(theme).map(([token, value]) => `  --mancala-${token}: ${value};\n`);
  return `${selector} {\n${values.join("")}}\n`;
}
