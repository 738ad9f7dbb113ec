/** Two-row positions written as one anticlockwise ring, the way two-row games are usually published. */

/**
 * The position text of a ring: South's holes left to right, then North's from South's right to left.
 * `ring("1 0 2 | 3 3 0", "4:5")` has South to act.
 */
export function ring(holes: string, captured = "0:0", side: "S" | "N" = "S"): string {
  const [south, north] = holes.split("|").map((half) => half.trim().split(/\s+/));
  return `${north!.toReversed().join(",")}/${south!.join(",")} ${side} - ${captured}`;
}
