import { css } from "lit";
import type { CSSResult } from "lit";

/**
 * What a reader can do with a hole, what it would come to, and his buttons. What can be played bears a ring and a stud, so that colour alone
 * tells nothing.
 */
export const useStyles: CSSResult = css`
  .field::before, .field::after {
    --leaf: calc(var(--u) * var(--fold));
    content: "";
    position: absolute;
    inset: 0 calc(var(--edge) * -0.8) auto auto;
    inline-size: min(var(--edge) * 0.7, 9px);
    block-size: max(0px, var(--u) * (var(--h) + 0.7) - var(--leaf));
    background: conic-gradient(from 225deg at 100% 50%, var(--join, var(--ink)) 90deg, transparent 0) 0 calc(var(--u) * -0.35) / 100% var(--leaf);
    pointer-events: none;
  }
  .field::before { inset: auto auto 0 calc(var(--edge) * -0.8); rotate: 180deg; }
  .hole { -webkit-tap-highlight-color: transparent; user-select: none; }
  .playable {
    cursor: pointer;
    border-color: var(--playable);
    background:
      radial-gradient(circle, var(--playable) 46%, var(--stud) 50% 66%, transparent 70%) 50% 0 / 22% 22%
        no-repeat border-box,
      var(--wall);
  }
  .take { border-style: dashed; }
  .selected { border-style: double; border-width: calc(var(--u) * 0.08); }
  @media (hover: hover) {
    .playable:hover { filter: brightness(1.15); }
  }
  @container hole (width < 26px) {
    .hole::after { visibility: hidden; }
  }
  .hole:where([data-delta])::after {
    content: attr(data-delta);
    position: absolute;
    inset: 0 auto auto 0;
    padding: 0.1em 0.25em;
    border-radius: 99px;
    background: color-mix(in srgb, var(--halo) 65%, transparent);
    font-size: clamp(9px, 19cqi, 14px);
    font-weight: 700;
    color: var(--trace);
    text-shadow:
      0 0 1px var(--halo),
      0 0 2px var(--halo),
      0 0 4px var(--halo);
  }
  .hole:focus-visible { z-index: 2; outline: 3px solid var(--focus); outline-offset: 1px; }
  .tools { display: flex; gap: 0.5em; }
`;
