/** Keys that go through the game turn by turn, and say where that leads. */
import type { Game } from "@magomba/engine/game";
import type { Announcer } from "../a11y/announcer.ts";
import { tellTurns } from "../a11y/tell-turns.ts";
import type { Seat } from "../choice/seat.ts";
import { goesThrough, momentBeside } from "../transport/moments.ts";
import type { GoneThrough } from "../transport/moments.ts";

/** What is needed of a board. */
interface TurnHost extends GoneThrough {
  readonly game: Game | undefined;
  goTo(ply: number, how?: { readonly animate?: boolean }): Promise<void>;
  requestUpdate(): void;
}

/**
 * Goes back or forward one turn; says whether that is possible on this board at all. A turn is shown and told as when it was played. Who goes
 * back hears the turn after which the board stands now.
 */
export function goTurn(host: TurnHost, seat: Seat, announcer: Announcer, way: -1 | 1): boolean {
  if (!goesThrough(host)) return false;
  const to = momentBeside(host, way);
  if (to === undefined) return true;
  if (way > 0) {
    void host.goTo(to, { animate: true });
    return true;
  }
  void host.goTo(to).then(() => {
    const { game } = host;
    // Somebody was quicker.
    if (game?.plies !== to) return;
    if (game.previous) tellTurns(announcer, game.previous, [game], false);
    else seat.prompt();
    host.requestUpdate();
  });
  return true;
}
