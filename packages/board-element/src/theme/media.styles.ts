import { css } from "lit";
import type { CSSResult } from "lit";

/**
 * What changes for readers who want more contrast or their own colours, and on paper. Selectors are doubled to win over themes and the marks of
 * turns, whose styles come later. Where forced colours are left alone it is for gradients, which they take away. Padding keeps what lies in
 * holes of thin and of thick edges the same size; outlines, unlike borders, move nothing when these styles come.
 */
export const mediaStyles: CSSResult = css`
  .frame.frame { animation: none; }
  @media (prefers-contrast: more) {
    .room.room {
      --board: var(--bowl-deep);
      --hole: var(--bowl-deep);
      --tray: var(--bowl-deep);
      --rim: var(--hole-ink);
      --seam: var(--hole-ink);
      --badge: #000;
      --badge-ink: #fff;
    }
    .hole:not(.selected) { border-width: max(2px, var(--u) * 0.05); }
    .note, .glance, .quiet.quiet, .hole::before { opacity: 1; }
  }
  @media (forced-colors: active) {
    .room.room { --badge: Canvas; --seam: CanvasText; --join: CanvasText; }
    .frame, .tray { background: Canvas; outline: 1px solid CanvasText; outline-offset: -1px; }
    .field { forced-color-adjust: none; }
    .field > * { forced-color-adjust: auto; }
    .hole { background: Canvas; border: 1px solid CanvasText; padding: 2px; }
    .hole:is(.playable, .selected, .claimed) { padding: 0; }
    .hole::after { background: Canvas; }
    .hole.playable { border: 3px double Highlight; }
    .hole.take { border-style: dashed; }
    .hole.selected { border: 4px solid Highlight; }
    .hole.claimed { border: 4px double CanvasText; }
    .hole.blocked:not(.playable) {
      --ink: CanvasText;
      forced-color-adjust: none;
      box-shadow: none;
      color: CanvasText;
      background:
        linear-gradient(45deg, transparent 46%, CanvasText 47% 53%, transparent 54%),
        linear-gradient(-45deg, transparent 46%, CanvasText 47% 53%, transparent 54%),
        Canvas;
    }
    .turn .side::before { background: Highlight; }
    .seed { fill: CanvasText; stroke: Canvas; }
    .shadow { fill: none; }
  }
  @media print {
    .foot, .hand, .heap, .strip, .hole::after { display: none; }
    .frame,
    .tray,
    .hole.hole.hole {
      background: none;
      border: 1px solid #000;
      box-shadow: none;
      color: #000;
      outline: none;
    }
    .frame {
      --ink: #000;
      --playable: #000;
      --trace: #000;
      --capture: #000;
      --seam: #000;
      break-inside: avoid;
    }
    .field, .field::before, .field::after, .side::before, .hole.blocked { print-color-adjust: exact; }
    .hole.blocked.hole {
      background:
        linear-gradient(45deg, transparent 48%, #000 49% 51%, transparent 52%),
        linear-gradient(-45deg, transparent 48%, #000 49% 51%, transparent 52%);
    }
    .hole.claimed.hole.hole { border: 4px double #000; }
    .hole::before { opacity: 1; text-shadow: none; }
    .captured-count { margin-inline-start: auto; }
  }
`;
