import { css } from "lit";
import type { CSSResult } from "lit";

/**
 * The wood, the trays, and the line below. Before the board stands a line of no height and no ink, whose one space is 24rem wide: a board is
 * that wide where nothing gives it a width, and gives way where there is less, as a text does. Its own drawing is out of sight as long as there
 * is one of a server, which stands before it. The background of the field is the cut between two bands of a folded board. Readers with colours or
 * contrast of their own see the board once `media.styles.ts` has come, or after a second without it.
 */
export const boardStyles: CSSResult = css`
  :host { display: block; }
  :host([hidden]), [data-drawn] ~ * { display: none; }
  :host::before {
    content: ". .";
    display: block;
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
    font-size: 0;
    white-space: normal;
    word-spacing: 24rem;
  }
  * { box-sizing: border-box; }
  .room { container: board / inline-size; color: var(--text); line-height: 1.35; }
  .definitions { position: absolute; inline-size: 0; block-size: 0; }
  .frame {
    position: relative;
    isolation: isolate;
    display: grid;
    grid-template-areas: var(--areas);
    gap: calc(var(--edge) * 0.6);
    inline-size: fit-content;
    margin-inline: auto;
    padding: calc(var(--edge) * 0.75) var(--edge);
    direction: ltr;
    border-radius: var(--board-radius);
    background: var(--board);
    box-shadow: var(--board-shadow);
  }
  .field {
    grid-area: field;
    justify-self: center;
    position: relative;
    inline-size: calc(var(--u) * var(--w));
    block-size: calc(var(--u) * var(--h));
    background: repeating-linear-gradient(
      transparent 0 calc(var(--u) * (var(--fold) - 0.37)),
      var(--seam) 0 calc(var(--u) * (var(--fold) - 0.35)),
      transparent 0 calc(var(--u) * var(--fold))
    );
  }
  .at {
    position: absolute;
    inset: 0 auto auto 0;
    translate: calc(var(--x) * var(--u)) calc(var(--y) * var(--u));
  }
  .tray {
    display: flex;
    align-items: center;
    gap: 0.6em;
    min-inline-size: 0;
    block-size: clamp(22px, var(--u) * 0.42, 34px);
    padding-inline: 0.8em;
    border-radius: 99px;
    color: var(--tray-ink);
    font-size: clamp(12px, var(--u) * 0.2, 15px);
    background: var(--tray);
    box-shadow: var(--tray-shadow);
  }
  .side { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .far { grid-area: far; }
  .near { grid-area: near; }
  .side::before {
    content: "";
    display: inline-block;
    inline-size: 0.62em;
    block-size: 0.62em;
    margin-inline-end: 0.5em;
    border: 1.5px solid;
    border-radius: 50%;
  }
  .turn .side { font-weight: 700; }
  .turn .side::before {
    border-color: var(--playable);
    background: var(--playable);
  }
  .strip {
    flex: 1;
    min-inline-size: 0;
    inline-size: 1.6em;
    block-size: 100%;
    mask: linear-gradient(90deg, #000 calc(100% - 0.9em), #0000);
  }
  .strip .seeds { transform-box: view-box; transform: translateY(50%) scale(0.64); }
  .note { white-space: nowrap; opacity: 0.9; }
  .captured-count { font-weight: 700; }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4em 0.8em;
    inline-size: min(100%, max(20rem, var(--u) * var(--w) + var(--edge) * 2));
    min-block-size: 3.6em;
    margin-inline: auto;
    padding: 0.5em 0.3em 0;
  }
  .foot:dir(rtl) > p { text-align: right; }
  .line { flex: 1 1 12em; min-block-size: 40px; margin: 0; align-content: center; }
  .glance { order: 1; flex: 1 1 100%; min-block-size: 1.35em; margin: 0; font-size: 0.9em; opacity: 0.85; }
  [lang=""] :is(p, .side) { visibility: hidden; }
  .error { padding: 1em; border: 1px solid; }
  @media (forced-colors: active), (prefers-contrast: more) {
    .frame { animation: wait 1s; }
  }
  @keyframes wait { 0%, to { visibility: hidden; } }
`;
