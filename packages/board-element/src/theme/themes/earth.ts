import type { Theme } from "../theme.ts";

/** Holes dug in red earth with a bank round each, and grey nickernuts. */
export const theme: Theme = {
  wood: "light-dark(#b06a45, #6b3a26)",
  "wood-light": "light-dark(#cf8f67, #8a5138)",
  "wood-dark": "light-dark(#8a4a2d, #43210f)",
  bowl: "light-dark(#7d4229, #45210f)",
  "bowl-deep": "light-dark(#4f2413, #200d06)",
  seed: "#b3b4a4",
  "seed-light": "#eceee2",
  "seed-dark": "#5f6156",
  "seed-width": "8.6px",
  "seed-height": "8px",
  "seed-crease": "0.18",
  "seed-shadow": "rgb(25 6 0 / 0.55)",
  ink: "light-dark(#fffaf4, #ffeadd)",
  halo: "#3a1404",
  badge: "rgb(38 12 2 / 0.82)",
  playable: "#ffe08a",
  captured: "#ffb199",
  trace: "#d9f3ff",
  board: [
    "radial-gradient(circle, rgb(60 20 4 / 0.34) 0 0.8px, transparent 1.4px) 3px 5px / 13px 17px",
    "radial-gradient(circle, rgb(255 222 190 / 0.3) 0 0.7px, transparent 1.3px) 9px 2px / 19px 23px",
    "radial-gradient(circle, rgb(60 20 4 / 0.28) 0 1.1px, transparent 1.9px) 14px 21px / 29px 31px",
    "radial-gradient(ellipse, rgb(255 214 176 / 0.26) 0 1.6px, transparent 2.6px) 31px 11px / 61px 53px",
    "radial-gradient(ellipse, rgb(54 18 4 / 0.3) 0 2px, transparent 3px) 5px 43px / 83px 71px",
    "radial-gradient(60% 45% at 22% 30%, rgb(255 214 170 / 0.2), transparent)",
    "radial-gradient(50% 60% at 82% 78%, rgb(60 18 2 / 0.2), transparent)",
    "linear-gradient(170deg, light-dark(#c27d55, #7a4630), light-dark(#a9623d, #5f3220))",
  ].join(", "),
  "board-shadow":
    "inset 0 0 18px 4px rgb(60 22 6 / 0.35), 0 0 14px 3px light-dark(rgb(150 86 52 / 0.55), rgb(95 50 32 / 0.6))",
  "board-radius": "calc(var(--mancala-edge, clamp(8px, 2.2cqi, 22px)) * 2.2)",
  seam: "rgb(60 20 4 / 0.5)",
  hole: "radial-gradient(circle at 50% 78%, light-dark(#93502f, #552a16), light-dark(#63301a, #331408) 55%, light-dark(#45200f, #1b0a04) 82%)",
  "hole-lit":
    "radial-gradient(circle at 50% 65%, light-dark(#d39a72, #9a6045), light-dark(#7d4229, #45210f) 80%)",
  "hole-shadow":
    "inset 0 0.1em 0.13em rgb(20 5 0 / 0.65), inset 0 -0.03em 0.06em rgb(255 196 150 / 0.25), 0 -0.03em 0.05em 0.01em rgb(255 214 176 / 0.3), 0 0.035em 0.06em 0.02em rgb(60 20 4 / 0.42)",
  tray: "linear-gradient(light-dark(#5a2a16, #2a1109), light-dark(#77401f, #431f10))",
  "tray-shadow": "inset 0 2px 5px rgb(20 5 0 / 0.6), 0 1px 2px rgb(255 214 176 / 0.25)",
};
