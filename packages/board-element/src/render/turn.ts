/** What lies over the holes while a turn is shown and after it: the hand that sows, and the way it went. It comes with what plays turns. */
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Board, Side } from "@magomba/engine";
import type { Hand } from "../animation/scene.ts";
import { bearing } from "../layout/bearing.ts";
import { heapPath } from "../layout/packing.ts";
import type { OpeningMessages } from "../locales/messages.ts";
import { placeOf } from "../layout/place.ts";
import type { Way } from "../turn-marks.ts";
import { heap } from "./seed.ts";

/** What is drawn. */
export interface TurnView {
  readonly board: Board;
  readonly below: Side;
  readonly messages: OpeningMessages;
  /** Whether seeds are drawn at all. */
  readonly seeds: boolean;
  readonly hand: Hand | undefined;
  /** The way that seeds took, or would take. */
  readonly ways: readonly Way[];
}

function renderHand(view: TurnView): TemplateResult | typeof nothing {
  const { hand: sowing, board, below, messages, seeds } = view;
  if (!sowing) return nothing;
  const hole = board.holes.find(({ name }) => name === sowing.hole);
  const store = sowing.hole === below ? "near-store" : "far-store";
  const { row, column } = hole ? placeOf(board, hole, below) : { row: store, column: nothing };
  return html`<div
    class="hand at ${sowing.seeds === 0 ? "bare" : ""}"
    part="hand"
    aria-hidden="true"
    data-r=${row}
    data-c=${column}
    data-lap=${sowing.lap > 1 ? messages.lap(sowing.lap) : nothing}
  >${seeds ? heap(heapPath(31, sowing.seeds)) : nothing}<span>${sowing.seeds}</span></div>`;
}

/** Chevrons that point the way from hole to hole; the first of each lap bears its number. */
function renderWays({ ways, board, below }: TurnView): TemplateResult[] {
  // What falls into a store points nowhere.
  const all = ways.filter(({ to }) => to !== "south" && to !== "north");
  const laps = new Set<number>();
  const several = all.some(({ lap }) => lap > 1);
  return all.flatMap(({ hole: name, lap, to }) => {
    const hole = board.holes.find((it) => it.name === name);
    if (!hole) return [];
    const { row, column } = placeOf(board, hole, below);
    const number = several && !laps.has(lap) ? lap : nothing;
    laps.add(lap);
    return html`<i
      class="way at lap-${((lap - 1) % 3) + 1}"
      part="way"
      aria-hidden="true"
      data-r=${row}
      data-c=${column}
      data-angle=${bearing(board, name, to, below)}
      data-lap=${number}
    ></i>`;
  });
}

/** Draws it. */
export function renderTurn(view: TurnView): TemplateResult {
  return html`${renderWays(view)}${renderHand(view)}`;
}
