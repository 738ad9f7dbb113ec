import { css } from "lit";
import type { CSSResult } from "lit";

/**
 * The bar by which a turn is gone through. Time runs from left to right on it, in every language, as on a player of films. Below a narrow board it
 * is wider than the board, as far as there is room, so that it stays one line.
 */
export const transportStyles: CSSResult = css`
  .transport {
    order: 2;
    flex: 1 1 100%;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3em;
    margin-inline: min(0px, (100% - min(40rem, 100cqi)) / 2);
    direction: ltr;
  }
  .transport button { flex: 1 1 34px; min-inline-size: 0; max-inline-size: 44px; padding: 0; }
  .transport svg {
    inline-size: 20px;
    block-size: 20px;
    vertical-align: middle;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .along { flex: 1 1 15em; display: flex; align-items: center; gap: 0.3em; min-inline-size: 0; }
  .transport input { flex: 1 1 4em; min-inline-size: 2em; min-block-size: 40px; accent-color: currentColor; }
  .transport select { padding: 0 0.3em; border-color: currentColor; background: none; color: inherit; }
  .transport option { background: Canvas; color: CanvasText; }
  .place { min-inline-size: 3.5em; text-align: center; font-variant-numeric: tabular-nums; }
  @media print { .transport { display: none; } }
`;
