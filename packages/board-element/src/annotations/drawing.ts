/** Draws annotations, and tells them to those who do not see them. */
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Board, Hole, Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import type { Messages } from "../locales/messages.ts";
import { bearing } from "../layout/bearing.ts";
import { placeOf } from "../layout/place.ts";
import { traceOf } from "../preview/trace.ts";
import { drawable } from "./annotation.ts";
import type { Annotation, MarkShape } from "./annotation.ts";
import { circuitOf } from "./circuit.ts";
import { drawPath } from "../path/path-drawing.ts";
import type { Laid } from "../path/path-drawing.ts";

const OUTLINES: Readonly<Record<MarkShape | "hint", string>> = {
  ring: "M50 12a38 38 0 1 1-.01 0z",
  square: "M18 18h64v64h-64z",
  triangle: "M50 12L86 78H14z",
  cross: "M22 22L78 78M78 22L22 78",
  dot: "M50 38a12 12 0 1 1-.01 0z",
  // A ring with rays.
  hint: "M50 16a34 34 0 1 1-.01 0zM50 8V-6M50 92V106M8 50H-6M92 50H106M20 20L10 10M80 20L90 10M20 80L10 90M80 80L90 90",
};

/** Where something lies, for the style sheet: a hole's row and column, or a store. */
function coordinates(
  board: Board,
  name: string,
  below: Side,
): readonly [row: string, column: string | typeof nothing] {
  const hole = board.holes.find((it) => it.name === name);
  if (!hole) return [name === below ? "near-store" : "far-store", nothing];
  const { row, column } = placeOf(board, hole, below);
  return [String(row), String(column)];
}

const words = (text: string | undefined): TemplateResult | typeof nothing =>
  text === undefined ? nothing : html`<span class="words">${text}</span>`;

function outline(path: string): TemplateResult {
  return html`<svg viewBox="-25 -25 150 150"><path d=${path} /></svg>`;
}

/** What is drawn, and where. */
interface Drawing {
  readonly board: Board;
  readonly below: Side;
}

function shape(
  { board, below }: Drawing,
  hole: string,
  kind: string,
  content: TemplateResult,
  angle?: number,
): TemplateResult {
  const [row, column] = coordinates(board, hole, below);
  return html`<div
    class="annotation at ${kind}"
    part="annotation ${kind}"
    data-r=${row}
    data-c=${column}
    data-angle=${angle ?? nothing}
  >${content}</div>`;
}

/** Whether two holes lie side by side. */
function adjacent(board: Board, from: string, to: string): boolean {
  const [start, end] = [from, to].map((name) => board.holes.find((hole) => hole.name === name));
  if (!start || !end) return false;
  const rows = (hole: Hole): number => Math.floor(hole.index / board.columns);
  return Math.abs(rows(start) - rows(end)) + Math.abs(start.column - end.column) === 1;
}

/** A small arrow from each hole to the next; none where the way leaps, as from the end of a serpentine to its start. */
function way(drawing: Drawing, holes: readonly string[]): readonly TemplateResult[] {
  const { board, below } = drawing;
  return holes.flatMap((hole, index) => {
    const next = holes[(index + 1) % holes.length] ?? hole;
    if (!adjacent(board, hole, next)) return [];
    const angle = bearing(board, hole, next, below);
    return shape(drawing, hole, "chevron", outline("M86 36L102 50L86 64"), angle);
  });
}

function wayOf(game: Game, it: Extract<Annotation, { type: "circuit" }>): readonly string[] {
  const { board, rules } = game.variant;
  const holes = it.holes ?? circuitOf(board, rules.circuit, it.side);
  return it.direction === "backward" ? holes.toReversed() : holes;
}

type Path = Extract<Annotation, { type: "path" }>;

/** The laps of actions, by game: what is drawn anew for each seed is worked out once. */
const known = new WeakMap<Game, Map<string, readonly (readonly string[])[]>>();

function lapsOf(game: Game, { action, laps = [] }: Path): readonly (readonly string[])[] {
  if (action === undefined) return laps;
  if (!game.actions.includes(action)) return [];
  const by = known.get(game) ?? new Map<string, readonly (readonly string[])[]>();
  known.set(game, by);
  const found = by.get(action) ?? drawable(traceOf(game, action).laps);
  by.set(action, found);
  return found;
}

function draw(
  game: Game,
  it: Annotation,
  below: Side,
  laid: Laid,
): TemplateResult | readonly TemplateResult[] {
  const drawing = { board: game.variant.board, below };
  switch (it.type) {
    case "arrow": {
      const [row, column] = coordinates(drawing.board, it.to, below);
      const to = html`<div class="arrow-to at" data-r=${row} data-c=${column}></div>`;
      return shape(drawing, it.from, `arrow-from ${it.tone}`, html`${to}${words(it.text)}`);
    }
    case "mark": {
      const form = it.shape ?? "ring";
      const content = html`${outline(OUTLINES[form])}${words(it.text)}`;
      return shape(drawing, it.hole, `mark ${form} ${it.tone}`, content);
    }
    case "label":
      return shape(drawing, it.hole, "label", words(it.text) as TemplateResult);
    case "hint":
      return shape(drawing, it.hole, "hint good", html`${outline(OUTLINES.hint)}${words(it.text)}`);
    case "path":
      return drawPath(drawing.board, lapsOf(game, it), below, laid);
    case "circuit":
      return way(drawing, wayOf(game, it));
  }
}

/** A way in words; nothing where there is none. */
function tellPath(messages: Messages, laps: readonly (readonly string[])[]): string | undefined {
  const [from] = laps[0] ?? [];
  const to = laps.at(-1)?.at(-1);
  return from === undefined || to === undefined
    ? undefined
    : messages.notes.path(from, to, laps.length);
}

function tell(messages: Messages, game: Game, it: Annotation): string | undefined {
  const { notes } = messages;
  const said =
    it.type === "arrow"
      ? notes.arrow(it.from, it.to)
      : it.type === "circuit"
        ? notes.circuit(it.side, it.direction ?? "forward")
        : it.type === "path"
          ? tellPath(messages, lapsOf(game, it))
          : it.type === "hint"
            ? notes.hint(it.hole)
            : it.type === "mark"
              ? notes.mark(it.hole, it.shape ?? "ring")
              : it.hole;
  if (said === undefined) return undefined;
  const text = "text" in it ? it.text : undefined;
  return text === undefined ? said : `${said}: ${text}`;
}

/** Everything that is drawn over the field, with a list of it for screen readers. */
export function renderAnnotations(
  annotations: readonly Annotation[],
  game: Game,
  messages: Messages,
  below: Side,
  laid: Laid,
): TemplateResult | typeof nothing {
  if (annotations.length === 0) return nothing;
  return html`<div aria-hidden="true">${annotations.map((it) => draw(game, it, below, laid))}</div>
    <ul class="hidden" aria-label=${messages.notes.list}>${annotations.map((it) => {
      const told = tell(messages, game, it);
      return told === undefined ? nothing : html`<li>${told}</li>`;
    })}</ul>`;
}
