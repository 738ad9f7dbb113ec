import { css } from "lit";
import type { CSSResult } from "lit";

/** Every button, wherever it stands. */
export const buttonStyles: CSSResult = css`
  button, select {
    min-block-size: 40px;
    min-inline-size: 40px;
    padding: 0.3em 0.9em;
    border: 1px solid rgb(60 30 5 / 0.55);
    border-radius: 10px;
    background: var(--button);
    color: var(--button-text);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  button:disabled { opacity: 0.5; cursor: default; }
  button:focus-visible, select:focus-visible, input:focus-visible {
    outline: 3px solid var(--mancala-focus-ring, light-dark(#1f4fbf, #9cc4ff));
    outline-offset: 2px;
  }
  .quiet { border-color: currentColor; background: none; color: inherit; opacity: 0.75; }
`;
