/** Counting the offers that a player can make. */
import type { OffersDefinition } from "../variant/turn-definition.ts";
import type { Layout, Position } from "./layout.ts";
import { offerLimit } from "./offers.ts";

/** Compiles the count. */
export function compileOfferCount(
  definition: OffersDefinition,
  { holes, owners, captured }: Layout,
): (position: Position, side: number) => number {
  return (position, side) => {
    let owned = 0;
    for (let hole = 0; hole < holes; hole++) owned += 1 ^ position[owners + hole]! ^ side;
    return subsets(owned, offerLimit(definition, position[captured + 1 - side]!, owned));
  };
}

/** How many sets of 1 to `most` out of `count` there are. */
function subsets(count: number, most: number): number {
  let sum = 0;
  let ways = 1;
  for (let size = 1; size <= most; size++) {
    ways = (ways * (count - size + 1)) / size;
    sum += ways;
  }
  return sum;
}
