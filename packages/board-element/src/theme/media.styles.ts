import { css } from "lit";
import type { CSSResult } from "lit";

/** What changes for readers who want their own colours, and on paper. */
export const mediaStyles: CSSResult = css`
  @media (forced-colors: active) {
    .frame, .tray, .hole, .field { background: Canvas; border: 1px solid CanvasText; }
    .field { border: 0; }
    .hole.playable { border: 3px double Highlight; }
    .hole.take { border-style: dashed; }
    .hole.selected { border: 4px solid Highlight; }
    .turn .side::before { background: Highlight; }
    .seed { fill: CanvasText; stroke: Canvas; }
    .shadow { fill: none; }
  }
  @media print {
    .foot, .panel, .hand, .heap, .strip, .hole::after { display: none; }
    .frame,
    .field,
    .tray,
    .hole.hole {
      background: none;
      border: 1px solid #000;
      box-shadow: none;
      color: #000;
      outline: none;
    }
    .field { border: 0; }
    .frame {
      --ink: #000;
      --playable: #000;
      --trace: #000;
      --capture: #000;
      break-inside: avoid;
    }
  }
`;
