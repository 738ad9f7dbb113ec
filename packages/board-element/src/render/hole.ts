/** One hole. */
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { DirectiveResult } from "lit/directive.js";
import type { guard } from "lit/directives/guard.js";
import { heapPath } from "../layout/packing.ts";
import type { OpeningMessages } from "../locales/messages.ts";
import type { SeatNames } from "../a11y/seat-rows.ts";
import type { HoleView } from "../model.ts";
import { heap } from "./seed.ts";

/** How holes are drawn. */
export interface HoleLook {
  readonly messages: OpeningMessages;
  /** Whether seeds are drawn at all. */
  readonly seeds: boolean;
  /** The hole that Tab reaches. */
  readonly reachable: string | undefined;
  readonly interactive: boolean;
  /** What rows are called where the reader plays one side. */
  readonly seat?: SeatNames | undefined;
  /** Leaves alone what shows the same as before; absent as long as no turn can be played. */
  readonly guard?: typeof guard | undefined;
}

/** More seeds than this are not told at a glance: their number is shown even where only seeds are wanted. */
export const MANY = 12;

/** Words for the classes and the `part` of a hole: the same, so that a page can style what the board styles. */
function words(view: HoleView): string {
  const { seeds, owner, use, selected, origin, last, captured, event } = view;
  const { marked, claimed, house, blocked } = view;
  const all = [
    owner,
    ...marked,
    claimed && "claimed",
    claimed && `claimed-${claimed}`,
    house && "house",
    blocked && "blocked",
    use && "playable",
    use,
    selected && "selected",
    origin && "origin",
    last && "last",
    captured && "captured",
    event,
    seeds > MANY && "many",
  ];
  return all.filter(Boolean).join(" ");
}

/**
 * Draws a hole as a cell of the board's grid. One that shows the same as before is left alone: a seed that falls concerns two holes,
 * and there may be hundreds of either.
 */
export function renderHole(
  view: HoleView,
  look: HoleLook,
  column: number,
): DirectiveResult | TemplateResult {
  const { guard: unlessSame, messages, seeds, reachable, interactive } = look;
  if (!unlessSame) return cell(view, look, column);
  const reached = view.hole.name === reachable;
  return unlessSame(
    [
      ...Object.values({ ...view, marked: view.marked.join() }),
      messages,
      seeds,
      reached,
      interactive,
      look.seat?.holder?.(view.hole, view.owner),
    ],
    () => cell(view, look, column),
  );
}

function cell(view: HoleView, look: HoleLook, column: number): TemplateResult {
  const { hole, seeds, use, selected, delta, owner } = view;
  const { messages, reachable, interactive } = look;
  const all = words(view);
  const label = messages.hole({
    name: hole.name,
    marks: view.marked,
    seeds,
    owner,
    holder: look.seat?.holder?.(hole, owner),
    claimed: view.claimed,
    house: view.house,
    blocked: view.blocked,
    use,
    ways: view.prospect?.ways ?? [],
    selected,
  });
  return html`<div
    class="hole at ${all}"
    part="hole ${hole.name} row-${hole.name[0]} ${all}"
    role="gridcell"
    aria-colindex=${column + 1}
    aria-label=${label}
    aria-description=${view.prospect?.text ?? nothing}
    aria-disabled=${interactive ? String(!use) : nothing}
    aria-selected=${use === "offer" || selected ? String(selected) : nothing}
    tabindex=${hole.name === reachable ? 0 : -1}
    data-hole=${hole.name}
    data-delta=${delta === 0 ? nothing : delta > 0 ? `+${delta}` : `−${-delta}`}
  >${look.seeds ? heap(heapPath(hole.index, seeds)) : nothing}<span class="count" part="count" data-name=${
    hole.name
  }>${seeds === 0 ? nothing : seeds}</span>${
    view.slotted ? html`<slot name=${hole.name}></slot>` : nothing
  }</div>`;
}
