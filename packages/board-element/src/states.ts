/** What a page's style sheet can see of a board: `mancala-board:state(thinking)`. */
import type { Showing } from "./animation/showing.ts";
import type { Seat } from "./choice/seat.ts";
import type { GameKeeper } from "./game-keeper.ts";
import type { OpponentSeat } from "./opponent/opponent-seat.ts";

/** Sets the states of a board, and takes away those that are over. They are described at the element itself. */
export function showStates(
  { states }: Pick<ElementInternals, "states">,
  { error }: Pick<GameKeeper, "error">,
  { state, playing, playback }: Pick<Showing, "state" | "playing" | "playback">,
  seat: Pick<Seat, "acting" | "choosing"> | undefined,
  opponent: Pick<OpponentSeat, "thinking"> | undefined,
): void {
  const paused = playback?.player.paused === true;
  const over = Boolean(state?.result);
  const now = {
    playable: seat?.acting,
    choosing: seat?.choosing,
    thinking: opponent?.thinking,
    animating: playing && !paused,
    paused,
    over,
    "south-to-move": !over && state?.side === "south",
    "north-to-move": !over && state?.side === "north",
    error: error !== undefined,
  };
  // Browsers before 2024 have no states.
  for (const [name, on] of Object.entries(now)) states?.[on ? "add" : "delete"](name);
}
