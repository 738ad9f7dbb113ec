import { css } from "lit";
import type { CSSResult } from "lit";

/** The way of seeds. Laps differ by the line, the number where they begin, and the colour. */
export const pathStyles: CSSResult = css`
  .plan {
    position: absolute;
    inset: 0;
    z-index: 2;
    pointer-events: none;
  }
  .plan svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; overflow: visible; color: var(--trace); }
  .plan .lap-2 { color: var(--capture); }
  .plan .lap-3 { color: var(--playable); }
  .plan path { fill: none; stroke: currentColor; stroke-width: 5.5; stroke-linecap: round; stroke-linejoin: round; }
  .plan .under { stroke: var(--halo); stroke-width: 11; opacity: 0.6; }
  .lap-2 .line { stroke-dasharray: 16 12; }
  .lap-3 .line { stroke-dasharray: 1 12; stroke-width: 7.5; }
  .plan circle { fill: currentColor; stroke: var(--halo); stroke-width: 3; }
  .plan text {
    fill: var(--halo);
    font-size: 20px;
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
  @media (forced-colors: active) {
    .plan svg[class] { forced-color-adjust: none; color: Highlight; }
    .plan .under { stroke: Canvas; opacity: 1; }
    .plan circle { stroke: Canvas; }
    .plan text { fill: HighlightText; }
  }
  @media print {
    .plan svg[class] { color: #000; }
    .plan .under { stroke: #fff; }
    .plan text { fill: #fff; }
  }
`;
