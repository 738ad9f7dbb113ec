import { css } from "lit";
import type { CSSResult } from "lit";

/** The meter. South's part has the colour of seeds, North's that of holes; the line between them is seen in any colours. */
export const meterStyles: CSSResult = css`
  :host {
    --edge: color-mix(in srgb, currentColor 55%, transparent);
    display: block;
    min-inline-size: 6rem;
    font-family: var(--mancala-font, inherit);
    color: var(--mancala-text, light-dark(#2b1d12, #f2e6d6));
    line-height: 1.35;
  }
  :host([hidden]) { display: none; }
  * { box-sizing: border-box; }
  .meter { display: flex; flex-direction: column; gap: 0.3em; block-size: 100%; }
  .bar {
    position: relative;
    direction: ltr;
    block-size: 14px;
    overflow: hidden;
    border: 1px solid var(--edge);
    border-radius: 99px;
    background: var(--mancala-bowl, #3a1f0d);
  }
  .fill {
    position: absolute;
    inset: 0 auto 0 0;
    inline-size: var(--share, 50%);
    outline: 2px solid var(--mancala-trace, #d8892b);
    background: var(--mancala-seed, #e9dfc6);
    transition: inline-size 300ms, block-size 300ms;
  }
  .turned { inset: 0 0 0 auto; }
  .text { font-size: 0.9em; }
  :host(:state(old)) .bar { opacity: 0.45; }
  :host([vertical]) { inline-size: fit-content; min-inline-size: 0; block-size: 100%; }
  :host([vertical]) .meter { align-items: center; }
  :host([vertical]) .bar { flex: 1; inline-size: 14px; block-size: auto; min-block-size: 8rem; }
  :host([vertical]) .fill { inset: auto 0 0; inline-size: auto; block-size: var(--share, 50%); }
  :host([vertical]) .turned { inset: 0 0 auto; }
  :host([vertical]) .text { max-inline-size: 5.5em; text-align: center; }
  @media (forced-colors: active) {
    .bar { background: Canvas; }
    .fill { forced-color-adjust: none; background: CanvasText; outline-color: Canvas; }
  }
  @media (prefers-reduced-motion: reduce) {
    .fill { transition: none; }
  }
  @media print {
    .bar, .fill { print-color-adjust: exact; }
  }
`;
