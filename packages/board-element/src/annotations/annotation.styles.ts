import { css } from "lit";
import type { CSSResult } from "lit";

/** Annotations. Arrows find their ends by the same coordinates as the holes, so that they fit every layout without being measured. */
export const annotationStyles: CSSResult = css`
  .annotation {
    --tone: var(--trace);
    z-index: 2;
    inline-size: var(--u);
    block-size: var(--u);
    pointer-events: none;
    color: var(--tone);
    filter: drop-shadow(0 0 1px var(--halo)) drop-shadow(0 0 1.5px var(--halo));
  }
  .annotation.good { --tone: var(--playable); }
  .annotation.bad { --tone: var(--capture); }
  /* The pictures reach a quarter beyond their hole on each side. */
  .annotation svg { display: block; inline-size: 150%; block-size: 150%; margin: -25%; }
  .annotation path { fill: none; stroke: currentColor; stroke-width: 7; stroke-linecap: round; }
  .annotation.dot path { fill: currentColor; }
  .annotation.bad path { stroke-dasharray: 13 12; }
  .annotation.good path { stroke-width: 10; }
  .arrow-from { --x0: var(--x); --y0: var(--y); }
  .arrow-to {
    --dx: calc(var(--x) - var(--x0));
    --dy: calc(var(--y) - var(--y0));
    --barb: calc(var(--u) * 0.3);
    inset: 50% auto auto 50%;
    inline-size: calc(hypot(var(--dx), var(--dy)) * var(--u) - var(--u) * 0.42);
    block-size: calc(var(--u) * 0.34);
    translate: 0 -50%;
    rotate: atan2(var(--dy), var(--dx));
    transform-origin: 0 50%;
  }
  .arrow-to::before {
    content: "";
    position: absolute;
    inset: 0 0 0 calc(var(--u) * 0.22);
    background: currentColor;
    clip-path: polygon(
      0 39%,
      calc(100% - var(--barb)) 39%,
      calc(100% - var(--barb)) 0,
      100% 50%,
      calc(100% - var(--barb)) 100%,
      calc(100% - var(--barb)) 61%,
      0 61%
    );
  }
  .good .arrow-to { block-size: calc(var(--u) * 0.46); }
  .bad .arrow-to::before {
    background:
      linear-gradient(currentColor, currentColor) 100% 0 / var(--barb) 100% no-repeat,
      linear-gradient(90deg, currentColor 60%, transparent 0) 0 0 / calc(var(--u) * 0.17) 100%;
  }
  .chevron svg { rotate: calc(var(--angle, 0deg) + var(--turned, 0deg)); }
  .chevron path { stroke-width: 9; }
  .chevron[data-angle="90"] { --angle: 90deg; }
  .chevron[data-angle="180"] { --angle: 180deg; }
  .chevron[data-angle="270"] { --angle: 270deg; }
  .words {
    position: absolute;
    inset: auto auto calc(100% - var(--u) * 0.18) 50%;
    translate: -50% 0;
    max-inline-size: max(6em, var(--u) * 1.8);
    padding: 0.15em 0.5em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    border: 1px solid var(--button-text);
    border-radius: 99px;
    background: var(--button);
    color: var(--button-text);
    font-size: clamp(10px, var(--u) * 0.2, 14px);
    font-weight: 600;
    line-height: 1.2;
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    list-style: none;
  }
  /* Where seeds are counted in the corner of a hole, lines leave the number free. */
  @media screen {
    .frame:not(.counts, .seeds-only) :is(.mark, .hint) svg {
      --edge: calc(var(--u) * 0.307);
      font-size: clamp(10px, var(--u) * 0.22, 16px);
      mask: radial-gradient(
        1.2em 0.95em at calc(100% - var(--edge) - 0.9em) calc(100% - var(--edge) - 0.7em),
        transparent 97%,
        #000
      );
    }
  }
  @media (forced-colors: active) {
    .annotation { filter: none; color: Highlight; }
    .arrow-to::before { forced-color-adjust: none; background-color: Highlight; }
    .bad .arrow-to::before { background: repeating-linear-gradient(90deg, Highlight 0 6px, transparent 6px 10px); }
  }
  @media print {
    .annotation { filter: none; color: #000; }
    .arrow-to::before { print-color-adjust: exact; }
  }
`;
