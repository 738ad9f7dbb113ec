/** The playground's icons: strokes on a field of 24 by 24, hidden from readers since words stand beside them. */
import { html, svg, type TemplateResult } from "lit";

const strokes = {
  plus: "M12 5v14M5 12h14",
  undo: "M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-3",
  redo: "m15 7 4.5 4.5L15 16m4-4.5h-9a5 5 0 0 0 0 10h3",
  flip: "M7 4v15m0 0-3.5-3.5M7 19l3.5-3.5M17 20V5m0 0-3.5 3.5M17 5l3.5 3.5",
  flag: "M6 21V4m0 1h11l-2.5 4L17 13H6",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7m2 3a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17",
  sliders:
    "M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0M6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0",
  close: "M6 6l12 12M18 6 6 18",
  first: "M18 6l-7 6 7 6M7 6v12",
  previous: "M15 6l-7 6 7 6",
  next: "M9 6l7 6-7 6",
  last: "M6 6l7 6-7 6M17 6v12",
  halt: "M7 7h10v10H7z",
  back: "M4 12h15m-6-6 6 6-6 6",
} as const;

export type IconName = keyof typeof strokes;

/** An icon in the colour of the text around it. */
export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    ${svg`<path d=${strokes[name]}></path>`}
  </svg>`;
}
