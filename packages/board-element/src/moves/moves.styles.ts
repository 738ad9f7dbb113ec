import { css } from "lit";
import type { CSSResult } from "lit";

/** The list of moves. Its colours are those of text and buttons below the board. */
export const movesStyles: CSSResult = css`
  :host {
    --text: var(--mancala-text, light-dark(#2b1d12, #f2e6d6));
    --button: var(--mancala-button, #fff3da);
    --button-text: var(--mancala-button-text, #2c1a0b);
    display: flex;
    flex-direction: column;
    font-family: var(--mancala-font, inherit);
    color: var(--text);
    line-height: 1.35;
  }
  :host([hidden]) { display: none; }
  * { box-sizing: border-box; }
  .moves { display: flex; flex-direction: column; gap: 0.4em; min-block-size: 0; }
  .bar { display: flex; gap: 0.3em; direction: ltr; }
  .bar button { padding: 0; flex: 0 1 44px; }
  [aria-disabled="true"] { opacity: 0.4; cursor: default; }
  svg {
    inline-size: 20px;
    block-size: 20px;
    vertical-align: middle;
    fill: currentColor;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .clocks dl { display: flex; flex-wrap: wrap; gap: 0.2em 1em; margin: 0; }
  .clocks div { display: flex; gap: 0.4em; padding-block-end: 1px; border-block-end: 2px solid transparent; }
  .clocks .turn { border-color: currentColor; }
  .clocks dd { margin: 0; font-weight: 700; font-variant-numeric: tabular-nums; }
  .list { overflow: auto; min-block-size: 0; padding: 3px; }
  ol { margin: 0; padding: 0; list-style: none; }
  li { display: inline; }
  .begins::before { content: ""; display: block; }
  .number {
    display: inline-block;
    min-inline-size: 2.6em;
    padding-inline-end: 0.5em;
    text-align: end;
    font-variant-numeric: tabular-nums;
    opacity: 0.75;
  }
  .turn {
    min-block-size: 28px;
    min-inline-size: 28px;
    padding: 0.1em 0.45em;
    border-color: transparent;
    border-radius: 6px;
    background: none;
    color: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  .north { font-weight: 400; }
  .turn:hover { border-color: currentColor; }
  [aria-current] { border-color: currentColor; background: var(--button); color: var(--button-text); }
  p { margin: 0.1em 0 0.3em; }
  li > p, .line { margin-inline-start: 2.6em; padding-inline-start: 0.45em; }
  .line { margin-block: 0.1em 0.3em; border-inline-start: 2px solid; font-size: 0.93em; }
  .line .begins::before { display: inline; }
  .line .number { min-inline-size: 0; }
  @media (forced-colors: active) {
    [aria-current] { border: 2px solid Highlight; }
  }
  @media print {
    .bar { display: none; }
    .list { overflow: visible; }
  }
`;
