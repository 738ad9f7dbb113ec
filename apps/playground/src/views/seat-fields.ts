/** The fields that say who plays each side. */
import { html, nothing, type TemplateResult } from "lit";
import type { Side } from "@magomba/engine";
import type { Messages } from "../locales/messages.ts";
import { human, levels, times, usualBot, type Seat, type Seats } from "../state/seats.ts";

/** What the fields are drawn from. */
export interface SeatFields {
  readonly messages: Messages;
  readonly seats: Seats;
  /** The side that sits below on the board, and so here. */
  readonly below: Side;
  /** What stands beside a side's name. */
  readonly holdings?: (side: Side) => TemplateResult;
  readonly change: (seats: Seats) => void;
}

function select<Value extends string | number>(
  label: string,
  values: readonly Value[],
  chosen: Value,
  name: (value: Value) => string,
  choose: (value: Value) => void,
): TemplateResult {
  const pick = (event: Event): void => {
    const value = values[(event.target as HTMLSelectElement).selectedIndex];
    if (value !== undefined) choose(value);
  };
  return html`<select aria-label=${label} title=${label} @change=${pick}>
    ${values.map(
      (value) =>
        html`<option value=${String(value)} .selected=${value === chosen}>${name(value)}</option>`,
    )}
  </select>`;
}

/** A time with the symbol of its unit, the same in every language. */
function timeText(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`;
}

function seatOf(fields: SeatFields, side: Side): TemplateResult {
  const { messages, seats, holdings, change } = fields;
  const { seats: words } = messages;
  const seat: Seat = seats[side];
  const name = words.sides[side];
  const put = (next: Seat): void => change({ ...seats, [side]: next });
  const kinds = ["human", "bot"] as const;
  return html`<div class="seat ${seat.kind}" data-side=${side}>
    <div class="seat-head">
      <span class="disc ${side}"></span><strong>${name}</strong>${holdings?.(side) ?? nothing}
    </div>
    ${select(
      words.playedBy(name),
      kinds,
      seat.kind,
      (kind) => words[kind],
      (kind) => put(kind === "human" ? human : usualBot),
    )}
    ${
      seat.kind === "human"
        ? nothing
        : html`${select(
            words.levelOf(name),
            levels,
            seat.level,
            (level) => words.levelValue(level),
            (level) => put({ ...seat, level }),
          )}
          ${select(words.timeOf(name), times, seat.milliseconds, timeText, (milliseconds) =>
            put({ ...seat, milliseconds }),
          )}`
    }
  </div>`;
}

/** Both sides, in the order in which they sit at the board. */
export function seatFields(fields: SeatFields): TemplateResult {
  const { below } = fields;
  const above = below === "south" ? "north" : "south";
  return html`<div class="seats">${seatOf(fields, above)} ${seatOf(fields, below)}</div>`;
}
