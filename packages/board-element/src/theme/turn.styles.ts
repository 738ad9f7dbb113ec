import { css } from "lit";
import type { CSSResult } from "lit";

/**
 * What is seen of turns; it comes with what plays them. `origin`, `last` and `captured` are what the last turn did, with the `way` it took;
 * `drop`, `capture` and `hand` are seen while seeds move.
 */
export const turnStyles: CSSResult = css`
  .origin:not(.playable) { border: 2px dotted var(--trace); }
  .last { outline: 2px solid var(--trace); outline-offset: -1px; }
  .captured::after { color: var(--capture); }
  .captured:not(.playable) { border: 2px dashed var(--capture); }
  .drop, .capture { background: var(--hole-lit) padding-box; }
  .capture { border: 2px dashed var(--capture); }
  .way {
    inline-size: var(--u);
    block-size: var(--u);
    z-index: 2;
    pointer-events: none;
    color: var(--trace);
    font: 700 10px/1 var(--mancala-font, inherit);
    rotate: calc(var(--angle, 0deg) + var(--turned, 0deg));
  }
  .way[data-angle="90"] { --angle: 90deg; }
  .way[data-angle="180"] { --angle: 180deg; }
  .way[data-angle="270"] { --angle: 270deg; }
  .way::before {
    content: "";
    position: absolute;
    inset: 0 calc(var(--u) * -0.09) 0 auto;
    margin-block: auto;
    inline-size: calc(var(--u) * 0.18);
    block-size: calc(var(--u) * 0.26);
    background: currentColor;
    clip-path: polygon(0 0, 100% 50%, 0 100%, 35% 50%);
    filter: drop-shadow(0 0 1px #000);
  }
  .way::after {
    content: attr(data-lap);
    position: absolute;
    inset: 0 calc(var(--u) * 0.06) 0 auto;
    block-size: 1em;
    margin-block: auto;
    rotate: calc(0deg - var(--angle, 0deg) - var(--turned, 0deg));
    text-shadow: 0 0 2px #000, 0 0 2px #000;
  }
  .lap-2 { color: var(--capture); }
  .lap-3 { color: var(--playable); }
  :where(.aimed) .last { outline-style: dashed; }
  .hand {
    contain: layout size style;
    z-index: 3;
    inline-size: var(--u);
    block-size: var(--u);
    pointer-events: none;
    will-change: translate;
    transition: translate 0s ease-out;
  }
  .moving .hole { will-change: translate; }
  .bare { visibility: hidden; }
  .hand .heap {
    margin-block-start: -42%;
    border-radius: 50%;
    background: radial-gradient(closest-side, var(--seed-shadow), transparent) 50% 150% / 70% 60% no-repeat;
  }
  .hand span,
  .hand::after {
    position: absolute;
    inset: -32% auto auto 50%;
    translate: -50% 0;
    padding: 0.2em 0.5em;
    border-radius: 99px;
    background: var(--button);
    color: var(--button-text);
    font-size: clamp(11px, var(--u) * 0.22, 16px);
    font-weight: 700;
    line-height: 1;
    white-space: nowrap;
  }
  .hand::after { content: attr(data-lap); inset-block-start: calc(-32% - 1.7em); font-weight: 400; }
  .hand:not([data-lap])::after { content: none; }
  @media (prefers-reduced-motion: reduce) {
    .hand { transition: none; }
  }
  @media (forced-colors: active) {
    .hole.drop { border: 3px solid Highlight; }
    .way::before { forced-color-adjust: none; background: CanvasText; filter: none; }
    .hand span, .hand::after { border: 1px solid CanvasText; }
  }
  @media print {
    .way { display: none; }
  }
`;
