import { css } from "lit";
import type { CSSResult } from "lit";

/**
 * A board that two people read from both sides. What is written in a hole is turned towards its owner, whether the board lies or stands; on the
 * far side, what stands in a corner of a hole goes to the opposite one.
 */
export const facingStyles: CSSResult = css`
  :host([facing]) .count, :host([facing]) .hole::before, :host([facing]) .hole::after { rotate: calc(var(--turned, 0deg) + var(--facing, 0deg)); }
  :host([facing]) .beyond { --facing: 180deg; }
  :host([facing]) .beyond .hole::before { inset: -1px -1px auto auto; }
  :host([facing]) .beyond .hole::after { inset: auto 0 0 auto; }
  @media screen {
    @container hole (width >= 30px) {
      :host([facing]) .frame:not(.counts) .beyond .count:not(:empty) { inset: 2cqi auto auto 2cqi; }
    }
  }
  :host([facing]) .panel { rotate: calc(180deg * (1 - var(--m)) + var(--turned, 0deg)); }
  :host([facing]) .far { rotate: 180deg; }
  @container style(--arrangement: stood) {
    :host([facing]) .far { rotate: none; }
  }
`;
