/** The whole board: the two trays, the field with its holes, and the line below. */
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Board, BoardState, Side } from "@magomba/engine";
import type { DeskView } from "../choice/desk.ts";
import { describeError } from "../a11y/first-words.ts";
import { stripPath } from "../layout/packing.ts";
import type { OpeningMessages } from "../locales/messages.ts";
import type { HoleView } from "../model.ts";
import { renderHole } from "./hole.ts";
import type { HoleLook } from "./hole.ts";
import { seedDefinitions, seedPath } from "./seed.ts";

/** Everything that is drawn. */
export interface BoardView {
  readonly board: Board;
  readonly state: BoardState;
  readonly rows: readonly (readonly HoleView[])[];
  readonly below: Side;
  readonly label: string;
  readonly look: HoleLook;
  readonly display: string;
  /** What the page has drawn over the field. */
  readonly annotations: TemplateResult | typeof nothing | undefined;
  /** The hand over the holes, and the way that seeds took or would take; undefined before what plays turns was loaded. */
  readonly turn: TemplateResult | undefined;
  /** What would happen, in words; undefined when nobody can play here. */
  readonly glance: string | undefined;
  /** The player's buttons. */
  readonly desk: DeskView | undefined;
  /** What the board says; when quiet, it is not read out. */
  readonly line: { readonly text: string; readonly quiet: boolean };
  /** The bar by which a turn is gone through. */
  readonly transport: TemplateResult | undefined;
}

/** What is listened to on the board. */
export interface BoardHandlers {
  readonly click: (event: Event) => void;
  readonly keydown: (event: KeyboardEvent) => void;
  readonly focusin: (event: Event) => void;
  readonly focusout: () => void;
  readonly pointermove: (event: PointerEvent) => void;
  readonly pointerleave: () => void;
}

/** How many captured seeds a tray draws. */
const TRAY_SEEDS = 48;

function tray(view: BoardView, side: Side): TemplateResult {
  const { messages } = view.look;
  const { state } = view;
  const place = side === view.below ? "near" : "far";
  const seeds = state.captured[side];
  const reserve = state.reserve[side];
  const way = state.directions[side];
  const notes = [
    ...(reserve > 0 ? [{ text: messages.reserve(reserve), sign: `+${reserve}` }] : []),
    // Forward is anticlockwise for both players.
    ...(way === null ? [] : [{ text: messages.always(way), sign: way === "forward" ? "↺" : "↻" }]),
  ];
  const label = [messages.captured(side, seeds), ...notes.map(({ text }) => text)].join(", ");
  const turn = !state.result && state.side === side;
  return html`<div
    class="tray ${place} ${side} ${turn ? "turn" : ""}"
    part="tray ${side} ${place} ${turn ? "turn" : ""}"
    role="group"
    aria-label=${label}
  ><span class="side" aria-hidden="true">${messages.side(side)}</span>${notes.map(
    ({ text, sign }) =>
      html`<span class="note" part="note" title=${text} aria-hidden="true">${sign}</span>`,
  )}<svg class="strip" aria-hidden="true">${seedPath(stripPath(seeds + reserve, TRAY_SEEDS))}</svg><span class="captured-count" part="captured" aria-hidden="true">${seeds}</span></div>`;
}

/** Without a name of its own a row is read out as all that its holes say. */
function rowName(
  holes: readonly HoleView[],
  { seat, messages }: HoleLook,
): string | typeof nothing {
  const first = holes[0]?.hole;
  if (!first) return nothing;
  return seat?.row(first) ?? messages.row(first.side, first.name.replace(/\d+$/, ""));
}

function field(view: BoardView): TemplateResult {
  const { board, rows, label, look, desk } = view;
  return html`<div class="field" part="field">
    <div
      class="grid"
      role="grid"
      aria-label=${label}
      aria-rowcount=${board.rows}
      aria-colcount=${board.columns}
      aria-readonly=${look.interactive ? nothing : "true"}
    >${rows.map(
      (holes, row) =>
        html`<div
          class="row ${row < board.rows / 2 ? "beyond" : ""}"
          role="row"
          aria-rowindex=${row + 1}
          aria-label=${rowName(holes, look)}
        >${holes.map((hole, column) => renderHole(hole, look, column))}</div>`,
    )}</div>
    ${view.annotations}${view.turn}${desk?.panel}
  </div>`;
}

/** Says why there is no board, by the code of an error; nothing as long as there are no words for it. */
export function renderError(
  messages: OpeningMessages | undefined,
  code: string,
): TemplateResult | typeof nothing {
  if (!messages) return nothing;
  const { language, writing } = messages;
  return html`<p
    class="error"
    part="error"
    role="alert"
    lang=${language}
    dir=${writing ?? "ltr"}
  >${describeError(messages, code)}</p>`;
}

/** Draws the board; `hear` is told of all that `BoardHandlers` names. */
export function renderBoard(view: BoardView, hear: (event: Event) => void): TemplateResult {
  const { display, desk, line, look, below } = view;
  const far: Side = below === "south" ? "north" : "south";
  // The chrome goes the page's way, or the language's; a sentence always its language's.
  const textWay = look.messages.writing ?? "ltr";
  return html`<div
    class="room"
    lang=${look.messages.language}
    dir=${look.messages.writing ?? nothing}
    @click=${hear}
    @keydown=${hear}
    @focusin=${hear}
    @focusout=${hear}
    @pointermove=${hear}
    @pointerleave=${hear}
  >${look.seeds ? seedDefinitions : nothing}<div class="stage"><div
      class="frame ${display}"
      part="board"
    >${tray(view, far)}${field(view)}${tray(view, below)}</div>
    <div class="foot" part="foot">
      <p class="line" part="line" dir=${textWay} role="status" aria-live=${line.quiet ? "off" : nothing}>${line.text}</p>
      ${
        view.glance === undefined
          ? nothing
          : html`<p class="glance" part="glance" dir=${textWay} aria-hidden="true">${view.glance}</p>`
      }${desk?.tools}${view.transport}
    </div>
  </div></div>`;
}
