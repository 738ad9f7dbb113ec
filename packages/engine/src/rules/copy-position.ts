/** Copies of positions, for the busiest loops. */
import type { Position } from "./layout.ts";

// Looked up once: to look it up in the prototypes of the array takes a quarter of the time of the copy.
// oxlint-disable-next-line typescript/unbound-method -- it is called for an array
const { set } = Int16Array.prototype;

/** Copies a position over another of the same variant, in half the time that `to.set(from)` takes. Allocates nothing. */
export function copyPosition(from: Position, to: Position): void {
  set.call(to, from);
}
