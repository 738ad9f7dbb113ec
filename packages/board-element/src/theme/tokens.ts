/** Colours, materials and sizes. Each reads a public token that a page may set anywhere above the board, and has a default of its own. */
import { css } from "lit";
import type { CSSResult } from "lit";

/**
 * The tokens. Defaults follow the page's `color-scheme`: pale hardwood by day, dark by night. In the materials of a hole and of a seed, 1em
 * is the distance from hole to hole.
 */
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
    --seed-width: var(--mancala-seed-width, 8.8px);
    --seed-height: var(--mancala-seed-height, 7.3px);
    --seed-crease: var(--mancala-seed-crease, 0.6);
    --seed-shadow: var(--mancala-seed-shadow, rgb(20 8 0 / 0.5));
    --ink: var(--mancala-ink, #fff6e6);
    --halo: var(--mancala-halo, #000);
    --hole-ink: var(--mancala-hole-ink, var(--ink));
    --badge: var(--mancala-badge, rgb(24 11 2 / 0.78));
    --badge-ink: var(--mancala-badge-ink, var(--ink));
    --playable: var(--mancala-playable, #ffd166);
    --capture: var(--mancala-captured, #ff9a7a);
    --trace: var(--mancala-trace, #cfeeff);
    --focus: var(--mancala-focus, #fff);
    --text: var(--mancala-text, light-dark(#2b1d12, #f2e6d6));
    --button: var(--mancala-button, #fff3da);
    --button-text: var(--mancala-button-text, #2c1a0b);
    --edge: var(--mancala-edge, clamp(8px, 2.2cqi, 22px));
    --board: var(
      --mancala-board,
      radial-gradient(120% 90% at 50% 0, rgb(255 240 210 / 0.22), transparent 60%),
      repeating-linear-gradient(
        91.5deg,
        rgb(0 0 0 / 0.05) 0 1px,
        transparent 1px 7px,
        rgb(255 235 200 / 0.05) 7px 9px,
        transparent 9px 17px
      ),
      repeating-linear-gradient(88.8deg, rgb(40 18 0 / 0.07) 0 2px, transparent 2px 31px, rgb(40 18 0 / 0.05) 31px 34px, transparent 34px 53px),
      linear-gradient(175deg, var(--wood-light), var(--wood) 45%, var(--wood-dark) 130%)
    );
    --board-shadow: var(
      --mancala-board-shadow,
      inset 0 1px rgb(255 240 215 / 0.5),
      inset 0 0 0 1px rgb(50 25 5 / 0.35),
      inset 0 -3px 6px rgb(30 12 0 / 0.35),
      0 10px 26px -8px rgb(30 15 0 / 0.5)
    );
    --board-radius: var(--mancala-board-radius, calc(var(--edge) * 1.5));
    --seam: var(--mancala-seam, rgb(30 12 0 / 0.5));
    --hole: var(--mancala-hole, radial-gradient(circle at 50% 72%, var(--bowl), var(--bowl-deep) 78%));
    --hole-lit: var(--mancala-hole-lit, radial-gradient(circle at 50% 65%, var(--wood-light), var(--bowl) 80%));
    --hole-shadow: var(
      --mancala-hole-shadow,
      inset 0 0.07em 0.1em rgb(0 0 0 / 0.55),
      inset 0 -0.025em 0.03em rgb(255 225 180 / 0.28)
    );
    --rim: var(--mancala-rim, transparent);
    --stud: var(--mancala-stud, var(--bowl-deep));
    --tray: var(--mancala-tray, linear-gradient(var(--bowl-deep), var(--bowl)));
    --tray-shadow: var(
      --mancala-tray-shadow,
      inset 0 2px 4px rgb(0 0 0 / 0.5),
      0 1px rgb(255 240 215 / 0.28)
    );
    --tray-ink: var(--mancala-tray-ink, var(--ink));
    font-family: var(--mancala-font, inherit);
  }
`;
