/** Draws the way of seeds: a curve for each lap, told apart by its line, its number and its colour. */
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Board, Side } from "@magomba/engine";
import type { Arrangement, Layout, Shape } from "../layout/arrangement.ts";
import { roomsOf } from "../layout/sheet.ts";
import type { Display } from "../settings.ts";
import { SCALE, curvesOf } from "./path-shape.ts";
import type { Curve } from "./path-shape.ts";

/** What of a board decides where the curves run. */
export interface Laid {
  readonly layout: Layout;
  readonly display: Display;
}

/** Names an arrangement. */
const nameOf = ({ kind, columns }: Arrangement): string => `${kind}-${columns}`;

/** All arrangements in which a board may lie, by name. */
function plansOf(shape: Shape, layout: Layout): ReadonlyMap<string, Arrangement> {
  return new Map(
    roomsOf(shape, layout).map(({ arrangement }) => [nameOf(arrangement), arrangement]),
  );
}

/** The rules by which of all plans the one is seen that suits the room. */
export function planSheet(shape: Shape, layout: Layout): string {
  const rules = roomsOf(shape, layout).map(
    ({ condition, arrangement }) =>
      `${condition}{.plan{display:none}.plan:where([data-plan="${nameOf(arrangement)}"]){display:block}}`,
  );
  return rules.join("");
}

function drawLap(curve: Curve, lap: number, several: boolean, box: string): TemplateResult {
  const { line, heads, start } = curve;
  const [x, y] = start;
  return html`<svg class="lap-${(lap % 3) + 1}" viewBox=${box}>
    <path class="under" d=${line + heads} /><path class="line" d=${line} /><path d=${heads} />
    <circle cx=${x} cy=${y} r=${several ? 13 : 6} /><text x=${x} y=${y}>${several ? lap + 1 : nothing}</text>
  </svg>`;
}

/** Draws the laps for each way in which the board may lie. */
export function drawPath(
  board: Board,
  laps: readonly (readonly string[])[],
  below: Side,
  { layout, display }: Laid,
): readonly TemplateResult[] {
  const shown = display === "counts" ? "counts" : "seeds";
  return Array.from(plansOf(board, layout), ([name, arrangement]) => {
    const box = `0 0 ${arrangement.width * SCALE} ${arrangement.height * SCALE}`;
    const curves = curvesOf(board, laps, below, arrangement, shown);
    return html`<div class="plan" part="path" aria-hidden="true" data-plan=${name}>${curves.map(
      (curve, lap) => drawLap(curve, lap, curves.length > 1, box),
    )}</div>`;
  });
}
