/** A small picture of a variant's board at the start, for choosing by eye. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { Game, type Variant } from "@magomba/engine";

/** Where up to six seeds lie in a hole of radius 1. */
const spots: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [
    [-0.32, 0.12],
    [0.32, -0.14],
  ],
  [
    [-0.34, 0.22],
    [0.36, 0.18],
    [0.02, -0.38],
  ],
  [
    [-0.34, -0.3],
    [0.32, -0.36],
    [-0.3, 0.36],
    [0.36, 0.3],
  ],
  [
    [-0.42, -0.32],
    [0.4, -0.36],
    [-0.38, 0.4],
    [0.42, 0.36],
    [0.02, 0.02],
  ],
  [
    [-0.48, -0.3],
    [0.04, -0.48],
    [0.5, -0.2],
    [-0.44, 0.32],
    [0.06, 0.08],
    [0.42, 0.44],
  ],
];

/** Distance between the middles of two holes. */
const pitch = 10;
const radius = 4.1;

function seedsIn(count: number, x: number, y: number): SVGTemplateResult[] {
  const places = spots[Math.min(count, spots.length - 1)] ?? [];
  return places.map(
    ([dx, dy]) =>
      svg`<circle class="seed" cx=${x + dx * radius * 0.95} cy=${y + dy * radius * 0.95} r="1.05"></circle>`,
  );
}

/** @param label What the picture shows, in words. */
export function boardPicture(variant: Variant, label: string): TemplateResult {
  const { rows, columns, holes } = variant.board;
  const { seeds } = Game.start(variant);
  const gap = 3;
  const width = columns * pitch + 6;
  const height = rows * pitch + 6 + gap;
  const drawn = holes.map((hole) => {
    const row = Math.floor(hole.index / columns);
    const x = 3 + hole.column * pitch + pitch / 2;
    const y = 3 + row * pitch + pitch / 2 + (row >= rows / 2 ? gap : 0);
    const marked = hole.marks.length > 0;
    return svg`<circle class=${marked ? "hole marked" : "hole"} cx=${x} cy=${y} r=${radius}></circle>${seedsIn(seeds[hole.index] ?? 0, x, y)}`;
  });
  return html`<svg
    class="board-picture"
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-label=${label}
  >
    ${svg`<rect class="wood" width=${width} height=${height} rx="6"></rect>
      <line class="middle" x1="5" x2=${width - 5} y1=${height / 2} y2=${height / 2}></line>`}
    ${drawn}
  </svg>`;
}
