/** What the player points at without touching it: with a mouse, or with the keyboard. */
import type { Aim } from "../preview/preview.ts";

/** What of the board is under the pointer or has the keyboard. */
function aimOf(event: Event): Aim | undefined {
  for (const node of event.composedPath()) {
    if (node === event.currentTarget) return undefined;
    // A picture in a button is no HTML.
    if (!(node instanceof HTMLElement)) continue;
    const { hole, action, aim } = node.dataset;
    if (aim !== undefined) return aim === "" ? undefined : { action: aim };
    if (hole !== undefined) return { hole };
    if (action !== undefined) return { action };
  }
  return undefined;
}

/**
 * Handlers of `pointermove`, `pointerleave`, `focusin` and `focusout`. A finger does not point: it touches. A mouse that rests does not point
 * either, when a board is drawn under it.
 */
export interface AimingHandlers {
  readonly move: (event: PointerEvent) => void;
  readonly leave: () => void;
  readonly focus: (event: Event) => void;
}

/** Makes the handlers of one board. */
export function aimingHandlers(aim: (aim: Aim | undefined) => void): AimingHandlers {
  return {
    move: (event) => {
      if (event.pointerType !== "touch") aim(aimOf(event));
    },
    leave: () => aim(undefined),
    // Only the keyboard aims by focus; a click has said already what it wants.
    focus: (event) => {
      const [node] = event.composedPath();
      if (node instanceof HTMLElement && node.matches(":focus-visible")) aim(aimOf(event));
    },
  };
}
