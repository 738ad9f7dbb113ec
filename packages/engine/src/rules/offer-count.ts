/** Counting the offers that a player can make. */
import type { OffersDefinition } from "../variant/turn-definition.ts";
import type { Layout, Position } from "./layout.ts";
import { offerLimit, subsets } from "./offers.ts";

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
