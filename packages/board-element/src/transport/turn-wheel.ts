/** The wheel over the board, with Shift, goes through the game turn by turn. */
import { goesThrough, momentBeside } from "./moments.ts";
import type { GoneThrough } from "./moments.ts";
import { Notches } from "./notches.ts";

/** The board whose game is gone through. */
export interface WheelHost extends HTMLElement, GoneThrough {
  goTo(ply: number): Promise<void>;
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
      if (!event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!goesThrough(host) || event.defaultPrevented) return;
      // Some systems make of it a turn sideways.
      const delta = event.deltaY || event.deltaX;
      const to = delta === 0 ? undefined : momentBeside(host, delta < 0 ? -1 : 1);
      if (to === undefined) return;
      event.preventDefault();
      if (notches.turn(delta) !== 0) void host.goTo(to);
    },
    { passive: false },
  );
}
