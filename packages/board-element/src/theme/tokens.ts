/** Colours and sizes. Each reads a public token that a page may set anywhere above the board, and has a default of its own. */
import { css } from "lit";
import type { CSSResult } from "lit";

/** The tokens. Defaults follow the page's `color-scheme`: pale hardwood by day, dark by night. */
export const tokens: CSSResult = css`
  .room {
    --wood: var(--mancala-wood, light-dark(#a8703f, #5a3a22));
    --wood-light: var(--mancala-wood-light, light-dark(#c58d57, #75502f));
    --wood-dark: var(--mancala-wood-dark, light-dark(#6d4220, #2e1c10));
    --bowl: var(--mancala-bowl, light-dark(#7c4c28, #3b2414));
    --bowl-deep: var(--mancala-bowl-deep, light-dark(#4a2a13, #1d110a));
    --seed: var(--mancala-seed, #d6ceb8);
    --seed-light: var(--mancala-seed-light, #f9f5e6);
    --seed-dark: var(--mancala-seed-dark, #8a8066);
    --ink: var(--mancala-ink, #fff6e6);
    --playable: var(--mancala-playable, #ffd166);
    --capture: var(--mancala-captured, #ff9a7a);
    --trace: var(--mancala-trace, #cfeeff);
    --focus: var(--mancala-focus, #fff);
    --text: var(--mancala-text, light-dark(#2b1d12, #f2e6d6));
    --button: var(--mancala-button, #fff3da);
    --button-text: var(--mancala-button-text, #2c1a0b);
    --edge: var(--mancala-edge, clamp(8px, 2.2cqi, 22px));
    font-family: var(--mancala-font, inherit);
  }
`;
