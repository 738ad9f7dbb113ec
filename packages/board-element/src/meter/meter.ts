/**
 * `<mancala-meter>`: who is ahead, as the page's bot says. Importing this registers the tag.
 *
 * @packageDocumentation
 */
import { MancalaMeter } from "./mancala-meter.ts";

export { MancalaMeter } from "./mancala-meter.ts";
export type { Evaluation } from "./mancala-meter.ts";

if (globalThis.customElements && !customElements.get("mancala-meter"))
  customElements.define("mancala-meter", MancalaMeter);

declare global {
  interface HTMLElementTagNameMap {
    "mancala-meter": MancalaMeter;
  }
}
