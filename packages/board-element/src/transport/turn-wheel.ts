/** The wheel over the board, with Shift, goes through the game turn by turn. */
import type { Game } from "@magomba/engine/game";
import { Notches } from "./notches.ts";

/** The board whose game is gone through. */
export interface WheelHost extends HTMLElement {
  readonly controls: boolean;
  readonly record: string;
  readonly variant: unknown;
  readonly game: Game | undefined;
  readonly played: Game | undefined;
  goTo(ply: number): Promise<void>;
}

/** The moments between two turns, by how many actions were played before each. */
function momentsOf({ turns }: Game): readonly number[] {
  let ply = 0;
  return [0, ...turns.map(({ actions }) => (ply += actions.length))];
}

/**
 * Listens to the wheel over a board. Without Shift it is the page's, as it is at both ends of the game. A page that keeps the game itself goes
 * through it in its own way.
 */
export function listenToWheel(host: WheelHost): void {
  const notches = new Notches();
  host.addEventListener(
    "wheel",
    (event) => {
      const { game, played } = host;
      const own = host.controls && (host.record || host.variant);
      if (!own || !event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!game || !played || event.defaultPrevented) return;
      // Some systems make of it a turn sideways.
      const delta = event.deltaY || event.deltaX;
      const moments = momentsOf(played);
      const to =
        delta < 0
          ? moments.findLast((ply) => ply < game.plies)
          : moments.find((ply) => ply > game.plies);
      if (delta === 0 || to === undefined) return;
      event.preventDefault();
      if (notches.turn(delta) !== 0) void host.goTo(to);
    },
    { passive: false },
  );
}
