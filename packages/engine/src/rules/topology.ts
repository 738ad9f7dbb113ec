/** The circuits of a board as typed arrays: where the next seed falls, what lies opposite. */
import type { Board, Side } from "../types.ts";
import type { VariantDefinition } from "../variant/definition.ts";
import type { CircuitDefinition } from "../variant/sowing-definition.ts";

/** One circuit, for one side and one direction. */
export interface Track {
  /** Holes (and stores) in sowing order, written twice so that a lap within one round never wraps. */
  readonly cells: Int16Array;
  /** Length of one round. */
  readonly length: number;
  /** By hole: its 0-based place in the round, or -1. */
  readonly places: Int16Array;
}

/** Everything about the board that sowing and capturing look up. */
export interface Topology {
  /** By side * 2 + direction (0 forward, 1 backward). */
  readonly tracks: readonly Track[];
  /** By hole: the inner hole of the other half in the same column. */
  readonly opposite: Int16Array;
  /** By hole: the hole behind it, farther from the middle on the same half, or -1. */
  readonly behind: Int16Array;
  /** By hole: 0 on South's half, 1 on North's. */
  readonly half: Uint8Array;
  /** By hole: 0-based row from the middle. */
  readonly row: Uint8Array;
  readonly column: Uint8Array;
  /** Row starts: the first hole of row r of side s is at [s * rowsPerSide + r]. */
  readonly rowStart: Int16Array;
  readonly rowsPerSide: number;
  readonly columns: number;
}

/** South is 0, North is 1. */
export function sideIndex(side: Side): 0 | 1 {
  return side === "south" ? 0 : 1;
}

/** Computes the topology. Stores, where they are sown into, are the two places after the holes. */
export function buildTopology(board: Board, rules: VariantDefinition): Topology {
  const { holes, columns } = board;
  const rowsPerSide = board.rows / 2;
  const indexOf = (side: number, row: number, column: number): number =>
    (side === 1 ? rowsPerSide - 1 - row : rowsPerSide + row) * columns + column;
  const half = Uint8Array.from(holes, ({ side }) => sideIndex(side));

  /** A row in the order in which it is sown: from its owner's left to his right, or back. */
  const line = (owner: number, row: number, leftToRight: boolean): number[] => {
    const rising = leftToRight === (owner === 0);
    return Array.from({ length: columns }, (_, i) =>
      indexOf(owner, row, rising ? i : columns - 1 - i),
    );
  };

  const trackOf = (side: number, forward: boolean): Track => {
    const store = rules.board.stores === "sown" ? [holes.length + side] : [];
    const round = ROUNDS[rules.circuit.holes]({ side, rowsPerSide, forward, line, store });
    const places = new Int16Array(holes.length + 2).fill(-1);
    for (const [place, cell] of round.entries()) places[cell] = place;
    return { cells: Int16Array.from([...round, ...round]), length: round.length, places };
  };

  return {
    tracks: [0, 0, 1, 1].map((side, index) => trackOf(side, index % 2 === 0)),
    opposite: Int16Array.from(holes, ({ index, column }) => indexOf(1 - half[index]!, 0, column)),
    behind: Int16Array.from(holes, ({ index, row, column }) =>
      row + 1 < rowsPerSide ? indexOf(half[index]!, row + 1, column) : -1,
    ),
    half,
    row: Uint8Array.from(holes, ({ row }) => row),
    column: Uint8Array.from(holes, ({ column }) => column),
    rowStart: Int16Array.from({ length: board.rows }, (_, index) =>
      indexOf(index < rowsPerSide ? 0 : 1, index % rowsPerSide, 0),
    ),
    rowsPerSide,
    columns,
  };
}

/** What a round is made of: rows of holes, from the player's own left to right or the other way, and stores. */
interface RoundParts {
  readonly side: number;
  readonly rowsPerSide: number;
  /** Forward: his outer row from left to right. Backward mirrors the whole path. */
  readonly forward: boolean;
  readonly line: (owner: number, row: number, leftToRight: boolean) => readonly number[];
  /** The player's store, where it is sown into. */
  readonly store: readonly number[];
}

/** The holes of a round in sowing order: one function for each kind of circuit. Every path turns at each end, so loops and serpentines are one. */
const ROUNDS: Readonly<Record<CircuitDefinition["holes"], (parts: RoundParts) => number[]>> = {
  all: ({ side, forward, line, store }) => [
    ...line(side, 0, forward),
    ...store,
    ...line(1 - side, 0, forward),
  ],
  own: ({ side, rowsPerSide, forward, line }) =>
    Array.from({ length: rowsPerSide }, (_, turns) =>
      line(side, rowsPerSide - 1 - turns, forward === (turns % 2 === 0)),
    ).flat(),
};
