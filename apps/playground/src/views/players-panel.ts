/** Who plays each side, what he holds, and whose turn it is. */
import { html, nothing, type TemplateResult } from "lit";
import type { Game, Side } from "@magomba/engine";
import type { Messages } from "../locales/messages.ts";
import type { SessionState } from "../state/session.ts";
import { seatFields, type SeatFields } from "./seat-fields.ts";

/** Seeds in the holes that a side owns. */
function seedsInHoles(game: Game, side: Side): number {
  return game.seeds.reduce((sum, seeds, hole) => sum + (game.owners[hole] === side ? seeds : 0), 0);
}

/** @param change Called with the players as they are to be. */
export function playersPanel(
  messages: Messages,
  { game, shown, seats }: SessionState,
  below: Side,
  change: SeatFields["change"],
): TemplateResult {
  const { seats: words } = messages;
  const holdings = (side: Side): TemplateResult => {
    const captured = shown.captured[side];
    return html`${
      game.result === undefined && game.side === side
        ? html`<span class="to-act">${words.toAct}</span>`
        : nothing
    }
      <span class="holdings">
        <span data-captured=${captured}>${words.captured(captured)}</span>
        <span class="soft">${words.inHoles(seedsInHoles(shown, side))}</span>
      </span>`;
  };
  return seatFields({ messages, seats, below, holdings, change });
}
