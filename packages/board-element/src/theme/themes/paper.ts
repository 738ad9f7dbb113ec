import type { Theme } from "../theme.ts";

/** A diagram drawn in ink, as in a book. */
export const theme: Theme = {
  bowl: "light-dark(#fffdf6, #24221d)",
  "bowl-deep": "light-dark(#f4eddc, #1b1915)",
  seed: "light-dark(#3a3733, #d9d2c0)",
  "seed-light": "light-dark(#57524b, #efe9da)",
  "seed-dark": "light-dark(#1d1b18, #a79f8b)",
  "seed-width": "8.4px",
  "seed-height": "7px",
  "seed-crease": "0",
  "seed-shadow": "light-dark(#fffdf6, #24221d)",
  ink: "light-dark(#2a2620, #e9e2d0)",
  halo: "light-dark(#f6f0e1, #211f1a)",
  badge: "light-dark(#fffdf6, #24221d)",
  "badge-ink": "light-dark(#1c1916, #f6f0e0)",
  playable: "light-dark(#1f5c9e, #8fc1f5)",
  captured: "light-dark(#a5281b, #ff9a86)",
  trace: "light-dark(#5b3fa0, #c3b1f5)",
  focus: "light-dark(#0b57d0, #ffd166)",
  button: "light-dark(#2a2620, #e9e2d0)",
  "button-text": "light-dark(#fffdf6, #1b1915)",
  board: [
    "radial-gradient(140% 120% at 30% 0, light-dark(rgb(255 255 255 / 0.55), rgb(255 255 255 / 0.05)), transparent 60%)",
    "linear-gradient(light-dark(#f6f0e1, #211f1a), light-dark(#f0e8d5, #1d1b17))",
  ].join(", "),
  "board-shadow":
    "inset 0 0 0 1.5px light-dark(#2a2620, #b9b09a), inset 0 0 0 4px light-dark(#f6f0e1, #211f1a), inset 0 0 0 4.75px light-dark(#2a2620, #b9b09a), 0 4px 14px -6px rgb(0 0 0 / 0.35)",
  "board-radius": "4px",
  seam: "light-dark(#2a2620, #b9b09a)",
  hole: "linear-gradient(light-dark(#fffdf6, #26241f), light-dark(#fffdf6, #26241f))",
  "hole-lit": "linear-gradient(light-dark(#fff1c2, #4a4228), light-dark(#fff1c2, #4a4228))",
  "hole-shadow": "inset 0 0 0 max(1px, 0.022em) light-dark(#2a2620, #b9b09a)",
  tray: "none",
  "tray-shadow": "inset 0 0 0 1px light-dark(#2a2620, #b9b09a)",
  stud: "light-dark(#fffdf6, #24221d)",
};
