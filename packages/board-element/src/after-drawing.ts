/** What a board needs once it has been drawn, and loads at once after that: the rest of its styles, and its states. */
import { showStates } from "./states.ts";
import { finish } from "./theme/finish.ts";

/** Gives a board the styles; gives back what sets its states. */
export function afterDrawing(root: ShadowRoot | null): typeof showStates {
  finish(root);
  return showStates;
}
