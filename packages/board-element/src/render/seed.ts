/** Seeds as pictures. A heap is one path: its vertices are where seeds lie, and a marker draws a seed at each. */
import { html, nothing, svg } from "lit";
import type { TemplateResult } from "lit";

/** The picture of one seed, once for each board. Its shading is the same from all sides, so that it may be turned. */
export const seedDefinitions: TemplateResult = html`<svg class="definitions" aria-hidden="true">
  <defs>
    <radialGradient id="shade" cx=".5" cy=".42" r=".62">
      <stop class="lit" offset="0" />
      <stop class="plain" offset=".55" />
      <stop class="dim" offset="1" />
    </radialGradient>
    <marker
      id="seed"
      viewBox="-12 -12 24 24"
      markerWidth="33"
      markerHeight="33"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <ellipse class="shadow" rx="9.9" ry="8.6" />
      <ellipse class="seed" rx="8.8" ry="7.3" fill="url(#shade)" />
      <path class="crease" d="M-4.6 .4Q0 -1.5 4.6 .4" />
    </marker>
  </defs>
</svg>`;

/** Seeds at the vertices of a path, inside an SVG. */
export function seedPath(path: string): TemplateResult | typeof nothing {
  if (path === "") return nothing;
  return svg`<path class="seeds" d=${path} marker-start="url(#seed)" marker-mid="url(#seed)" marker-end="url(#seed)" />`;
}

/** The heap of a hole, in a square of 100 by 100. */
export function heap(path: string): TemplateResult {
  return html`<svg class="heap" part="seeds" viewBox="0 0 100 100" aria-hidden="true">${seedPath(path)}</svg>`;
}
