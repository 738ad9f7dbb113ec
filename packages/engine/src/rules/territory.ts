/** Sides of a board whose holes change hands. */
import type { Layout } from "./layout.ts";
import type { Sides } from "./sides.ts";

/** Compiles the look at the sides by the owners that the position keeps; undefined where it keeps none. */
export function compileTerritory({ holes, owners }: Layout): Sides | undefined {
  if (owners === 0) return undefined;
  return {
    owner: (position, hole) => position[owners + hole]!,
    isEmpty(position, side) {
      for (let hole = 0; hole < holes; hole++) {
        if (position[hole]! > 0 && position[owners + hole] === side) return false;
      }
      return true;
    },
  };
}
