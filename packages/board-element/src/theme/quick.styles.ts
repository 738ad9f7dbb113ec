import { css } from "lit";
import type { CSSResult } from "lit";

/** The strips of a quick run. They bear the colours of the hand and of captures where nothing is seen of them but by whoever draws. */
export const quickStyles: CSSResult = css`
  [data-quick] .seeds, [data-quick] .count { visibility: hidden; }
  .sky {
    contain: strict;
    position: absolute;
    z-index: 3;
    inset: calc(var(--edge) * -0.9);
    padding: calc(var(--edge) * 0.9);
    pointer-events: none;
    fill: var(--button);
    stroke: var(--button-text);
    stop-color: var(--capture);
    font-size: clamp(11px, var(--u) * 0.22, 16px);
    font-weight: 700;
  }
  .sky div { position: absolute; }
  .pit, .light, .held { contain: strict; }
  .sky canvas { display: block; will-change: transform; }
`;
