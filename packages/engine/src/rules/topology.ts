/** The circuits of a board as typed arrays: where the next seed falls, what lies opposite. */
import type { Board, Side } from "../types.ts";
import type { VariantDefinition } from "../variant/definition.ts";

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
  /** By hole: the hole behind it, farther from the middle on the same half; negative where there is none. */
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
export function buildTopology(board: Board, { circuit }: VariantDefinition): Topology {
  const { holes, rows, columns, stores } = board;
  const count = holes.length;
  const rowsPerSide = rows / 2;
  const half = Uint8Array.from(holes, ({ side }) => sideIndex(side));

  /** Round a side's rows from the outer one on, or round all rows: lines of the board one after the other, each the other way. */
  const trackOf = (side: number, forward: boolean): Track => {
    const round: number[] = [];
    for (let turns = 0; turns < (circuit.holes === "all" ? rows : rowsPerSide); turns++) {
      const start = (side === 0 ? rows - 1 - turns : turns) * columns;
      const rising = (forward === (side === 0)) === (turns % 2 === 0);
      for (let i = 0; i < columns; i++) round.push(start + (rising ? i : columns - 1 - i));
      if (stores && turns === 0) round.push(count + side);
    }
    const places = new Int16Array(count + 2).fill(-1);
    round.forEach((cell, place) => (places[cell] = place));
    return { cells: Int16Array.from([...round, ...round]), length: round.length, places };
  };

  return {
    tracks: [0, 0, 1, 1].map((side, index) => trackOf(side, index % 2 === 0)),
    opposite: Int16Array.from(
      holes,
      ({ index, column }) => (rowsPerSide - 1 + half[index]!) * columns + column,
    ),
    behind: Int16Array.from(holes, ({ index }) => {
      const hole = index + (half[index] === 0 ? columns : -columns);
      return hole < count ? hole : -1;
    }),
    half,
    row: Uint8Array.from(holes, ({ row }) => row),
    column: Uint8Array.from(holes, ({ column }) => column),
    rowStart: Int16Array.from(
      { length: rows },
      (_, row) => (row < rowsPerSide ? row + rowsPerSide : rows - 1 - row) * columns,
    ),
    rowsPerSide,
    columns,
  };
}
