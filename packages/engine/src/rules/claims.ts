/** Claimed holes: who may claim which. */
import type { Board } from "../types.ts";
import { holeSetHas } from "../variant/board.ts";
import type { ClaimsDefinition } from "../variant/board-definition.ts";
import type { Layout, Position } from "./layout.ts";

/** Whether a side may claim a hole now. */
export type Claimable = (position: Position, side: number, hole: number) => boolean;

/** Compiles the claims of a board; without claims nothing can be claimed. */
export function compileClaims(
  board: Board,
  definition: ClaimsDefinition | undefined,
  layout: Layout,
): Claimable {
  if (definition === undefined) return () => false;
  const { claims, holes } = layout;
  const free = Uint8Array.from(board.holes, (hole) =>
    definition.except?.some((set) => holeSetHas(set, hole, board)) === true ? 0 : 1,
  );
  const mirrored = definition.mirrored !== false;
  return (position, side, hole) => {
    if (free[hole] === 0 || position[claims + hole] !== 0) return false;
    // The hole in the same place on the other side lies half a turn away.
    if (!mirrored && position[claims + holes - 1 - hole] === 2 - side) return false;
    let held = 0;
    for (let other = 0; other < holes; other++) {
      if (position[claims + other] === side + 1) held++;
    }
    return held < definition.most;
  };
}
