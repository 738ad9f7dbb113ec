import { css } from "lit";
import type { CSSResult } from "lit";

/**
 * The panel at a hole, and the list of keys. A panel stands below its hole; where it would leave the field there, and so cover the tray and what is
 * said below the board, above it. (Any distance beyond the edge, however small, times a large number is more than the whole way up.)
 */
export const controlStyles: CSSResult = css`
  .panel {
    --wide: 11.5rem;
    --under: calc((var(--y) + 0.98) * var(--u));
    z-index: 4;
    display: flex;
    gap: 6px;
    inline-size: var(--wide);
    padding: 6px;
    border: 1px solid transparent;
    border-radius: 14px;
    background: rgb(30 14 3 / 0.9);
    box-shadow: 0 4px 14px rgb(0 0 0 / 0.5);
    translate: clamp(0px, (var(--x) + 0.5) * var(--u) - var(--wide) / 2, var(--w) * var(--u) - var(--wide))
      calc(var(--under) - clamp(0px, (var(--under) + 100% - var(--h) * var(--u)) * 999, 100% + var(--u) * 0.96));
  }
  .panel button { flex: 1 1 auto; min-inline-size: 0; padding-inline: 0.3em; font-size: 14px; }
  .panel button:focus-visible { outline-color: #fff; }
  .arrow {
    inline-size: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.4;
    vertical-align: middle;
    rotate: calc(var(--angle, 0deg) + var(--turned, 0deg));
  }
  .arrow[data-angle="90"] { --angle: 90deg; }
  .arrow[data-angle="180"] { --angle: 180deg; }
  .arrow[data-angle="270"] { --angle: 270deg; }
  .list { flex: 1 1 100%; display: flex; flex-wrap: wrap; gap: 0.5em; min-inline-size: 0; }
  .list label { flex: 999 1 14em; display: flex; align-items: center; gap: 0.6em; min-inline-size: 0; }
  .list select { flex: 1; inline-size: 0; }
  .list button { flex: 1 0 auto; }
  .list [aria-disabled="true"] { opacity: 0.5; cursor: default; }
  dialog {
    max-inline-size: min(92vw, 28rem);
    padding: 0 1em;
    border: 1px solid;
    border-radius: 14px;
    background: light-dark(#fffaf1, #2a1d13);
    color: var(--text);
  }
  @media print {
    .panel { display: none; }
  }
  dialog form {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-block: 0.7em;
    background: inherit;
  }
  dl { display: grid; grid-template-columns: fit-content(38%) 1fr; gap: 0.5em 1em; margin: 0 0 1em; }
  dt { font-weight: 600; }
  dd { margin: 0; }
`;
