/** Houses: a hole of each side that is special as long as its owner has not lost it. */
import type { Variant } from "../variant/variant.ts";
import { SIDES, type Layout, type Position } from "./layout.ts";
import type { EventSink } from "./sink.ts";
import { sideIndex } from "./topology.ts";

/** The compiled houses. */
export interface House {
  /** The house of a side, South first; -1 none. */
  readonly holes: readonly [number, number];
  readonly owned: (position: Position, side: number) => boolean;
  /** Whether a hole is the house of this side, still its own, with enough seeds now. */
  readonly works: (position: Position, side: number, hole: number) => boolean;
  /** The side loses its house, if it still has it. */
  readonly lose: (position: Position, side: number, sink: EventSink | undefined) => void;
}

/** No houses: every answer is no. */
const NO_HOUSE: House = {
  holes: [-1, -1],
  owned: () => false,
  works: () => false,
  lose: () => undefined,
};

/** Compiles the houses of a variant. */
export function compileHouse(
  { board, rules }: Pick<Variant, "board" | "rules">,
  layout: Layout,
): House {
  const { house } = rules.board;
  if (house === undefined) return NO_HOUSE;
  const holes: [number, number] = [-1, -1];
  const { mark, works } = house;
  const { houses } = layout;
  for (const hole of board.holes) {
    if (hole.marks.includes(mark)) holes[sideIndex(hole.side)] = hole.index;
  }
  return {
    holes,
    owned: (position, side) => position[houses + side] === 1,
    works: (position, side, hole) =>
      hole === holes[side] && position[houses + side] === 1 && position[hole]! >= works,
    lose(position, side, sink) {
      if (position[houses + side] === 0) return;
      position[houses + side] = 0;
      if (sink !== undefined) sink({ type: "lose-house", side: SIDES[side]! });
    },
  };
}
