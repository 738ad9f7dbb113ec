/**
 * `<mancala-moves>`: the moves of a board's game. Importing this registers the tag.
 *
 * @packageDocumentation
 */
import { MancalaMoves } from "./mancala-moves.ts";

export { MancalaMoves } from "./mancala-moves.ts";

if (globalThis.customElements && !customElements.get("mancala-moves"))
  customElements.define("mancala-moves", MancalaMoves);

declare global {
  interface HTMLElementTagNameMap {
    "mancala-moves": MancalaMoves;
  }
}
