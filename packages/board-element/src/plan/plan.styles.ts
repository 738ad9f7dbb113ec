import { css } from "lit";
import type { CSSResult } from "lit";

/** The replies that are planned, below the board. */
export const planStyles: CSSResult = css`
  .plan { flex: 1 1 100%; display: grid; gap: 0.4em; min-inline-size: 0; }
  .plan ul { display: flex; flex-wrap: wrap; gap: 0.3em 1em; margin: 0; padding: 0; list-style: none; }
  .plan li { display: flex; align-items: center; gap: 0.4em; overflow-wrap: anywhere; }
  .plan li button { padding: 0; min-inline-size: 32px; min-block-size: 32px; }
  .plan svg { inline-size: 16px; block-size: 16px; stroke: currentColor; stroke-width: 2; vertical-align: middle; }
  .asking { display: flex; flex-wrap: wrap; gap: 0.5em; }
  .asking label { flex: 1 1 14em; display: flex; align-items: center; gap: 0.6em; min-inline-size: 0; }
  .asking select { flex: 1; min-inline-size: 0; inline-size: 0; }
  .asking [aria-disabled="true"] { opacity: 0.5; cursor: default; }
`;
