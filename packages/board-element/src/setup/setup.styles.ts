import { css } from "lit";
import type { CSSResult } from "lit";

/** Where a position is put together. Its colours are those of text and buttons below the board. */
export const setupStyles: CSSResult = css`
  :host {
    --text: var(--mancala-text, light-dark(#2b1d12, #f2e6d6));
    --button: var(--mancala-button, #fff3da);
    --button-text: var(--mancala-button-text, #2c1a0b);
    display: block;
    font-family: var(--mancala-font, inherit);
    color: var(--text);
    line-height: 1.35;
  }
  :host([hidden]) { display: none; }
  * { box-sizing: border-box; }
  .setup { display: flex; flex-direction: column; gap: 0.7em; align-items: start; min-inline-size: 0; }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2em 1.1em;
    margin: 0;
    padding: 0.3em 0.9em 0.5em;
    min-inline-size: 0;
    border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    border-radius: 10px;
  }
  legend { padding-inline: 0.3em; font-weight: 600; }
  label { display: flex; align-items: center; gap: 0.5em; min-block-size: 32px; cursor: pointer; }
  .fields { display: flex; flex-wrap: wrap; gap: 0.5em 1.2em; }
  .fields span { min-inline-size: 0; }
  input[type="radio"], input[type="checkbox"] {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    margin: 0;
    accent-color: var(--mancala-focus-ring, light-dark(#1f4fbf, #9cc4ff));
  }
  input[type="number"] {
    inline-size: 5em;
    min-block-size: 40px;
    padding: 0.3em 0.5em;
    border: 1px solid color-mix(in srgb, currentColor 60%, transparent);
    border-radius: 10px;
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  select { border-color: color-mix(in srgb, currentColor 60%, transparent); }
  p { margin: 0; }
  .keys { font-size: 0.9em; }
  .status { min-block-size: 1.35em; font-weight: 600; font-variant-numeric: tabular-nums; }
  .bar { display: flex; flex-wrap: wrap; gap: 0.5em; }
  [aria-disabled="true"] { opacity: 0.5; cursor: default; }
  @media (forced-colors: active) {
    [aria-disabled="true"] { color: GrayText; border-color: GrayText; opacity: 1; }
  }
  @media print {
    .setup { display: none; }
  }
`;
