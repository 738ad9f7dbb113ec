/** Registers the tag. */
import { MancalaBoard } from "./mancala-board.ts";

/**
 * Defines the element under its tag, or under another name. Harmless when that name is taken already: the first
 * definition stays, and a second copy of this package does nothing.
 */
export function define(tag: string = "mancala-board"): void {
  if (!globalThis.customElements || customElements.get(tag)) return;
  // A class can be registered only once, so each further name gets a class of its own.
  const free = customElements.getName?.(MancalaBoard) ?? null;
  customElements.define(tag, free === null ? MancalaBoard : class extends MancalaBoard {});
}

declare global {
  interface HTMLElementTagNameMap {
    "mancala-board": MancalaBoard;
  }
}
