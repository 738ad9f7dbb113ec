/**
 * `<mancala-setup>`: puts together a position on a board. Importing this registers the tag.
 *
 * @packageDocumentation
 */
import { MancalaSetup } from "./mancala-setup.ts";

export { MancalaSetup } from "./mancala-setup.ts";
export type { SetupEvent, SetupListeners, SetupVueListeners } from "./setup-event.ts";

if (globalThis.customElements && !customElements.get("mancala-setup"))
  customElements.define("mancala-setup", MancalaSetup);

declare global {
  interface HTMLElementTagNameMap {
    "mancala-setup": MancalaSetup;
  }
}
