import { css } from "lit";
import type { CSSResult } from "lit";

/**
 * Holes, seeds, counts and marks of the game itself.
 *
 * A number fills a small hole, and every hole where there are no seeds; else it is a badge. What a reader can do stands in `use.styles.ts`, what
 * turns leave on the board in `turn.styles.ts`.
 */
export const holeStyles: CSSResult = css`
  .hole {
    --wall: var(--hole) padding-box;
    container: hole / size;
    contain: layout;
    inline-size: var(--u);
    block-size: var(--u);
    border: max(1px, var(--u) * 0.045) solid var(--rim);
    border-radius: 50%;
    background: var(--wall);
    box-shadow: var(--hole-shadow);
    color: var(--hole-ink);
    font-size: var(--u);
    line-height: 1;
    font-variant-numeric: tabular-nums;
    pointer-events: var(--touch);
  }
  .head { border-radius: 26%; }
  .house { border-radius: 46% 46% 10% 10%; }
  .claimed-south { border-radius: 50% 50% 50% 6%; }
  .claimed-north { border-radius: 50% 6% 50% 50%; }
  .claimed {
    box-shadow:
      var(--hole-shadow),
      0 0 0 max(2px, var(--u) * 0.05) var(--capture);
  }
  .blocked:not(.playable) {
    background:
      linear-gradient(45deg, transparent 46%, var(--capture) 47% 53%, transparent 54%),
      linear-gradient(-45deg, transparent 46%, var(--capture) 47% 53%, transparent 54%),
      var(--wall);
  }
  .heap {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
  }
  slot { position: absolute; inset: 0; display: grid; place-content: center; }
  .seeds { fill: none; }
  .shadow {
    rx: calc(var(--seed-width) * 1.12);
    ry: calc(var(--seed-height) * 1.16);
    fill: var(--seed-shadow);
  }
  .seed {
    rx: var(--seed-width);
    ry: var(--seed-height);
    stroke: var(--seed-dark);
    stroke-width: 0.7;
  }
  .crease {
    fill: none;
    stroke: var(--seed-dark);
    stroke-width: 0.9;
    stroke-linecap: round;
    opacity: var(--seed-crease);
  }
  .lit { stop-color: var(--seed-light); }
  .plain { stop-color: var(--seed); }
  .dim { stop-color: var(--seed-dark); }
  .count {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    font-size: clamp(11px, 50cqi, 40px);
    font-weight: 700;
  }
  @media screen {
    @container hole (width >= 30px) {
      .frame:not(.counts) .count:not(:empty) {
        inset: auto 2cqi 2cqi auto;
        min-inline-size: 1.5em;
        padding: 0.2em 0.3em;
        border-radius: 99px;
        background: var(--badge);
        color: var(--badge-ink);
        font-size: clamp(10px, 24cqi, 16px);
      }
      .seeds-only .hole:not(.many) .count { visibility: hidden; }
    }
  }
  .hole::before {
    content: attr(data-hole);
    position: absolute;
    inset: auto auto -1px -1px;
    font-size: clamp(9.5px, 14cqi, 13px);
    color: var(--ink);
    text-shadow:
      0 0 1px var(--halo),
      0 0 2px var(--halo),
      0 0 4px var(--halo);
    opacity: 0.85;
  }
  @container hole (width < 33px) {
    .hole::before { content: none; }
  }
  @container hole (width < 30px) {
    .heap { visibility: hidden; }
  }
`;
