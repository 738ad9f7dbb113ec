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
  /** The inner row of side s begins at hole (rowsPerSide - s) * columns, the others farther out, so many columns on or back. */
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
  const trackOf = (side: number, direction: number): Track => {
    // As North sows, every other line read from its other end; South sees the same from the other side.
    const round = Array.from(
      { length: circuit.holes === "all" ? count : count / 2 },
      (_, place) => {
        const line = Math.floor(place / columns);
        const hole = (line + direction) % 2 === 0 ? (2 * line + 1) * columns - 1 - place : place;
        return side === 1 ? hole : count - 1 - hole;
      },
    );
    if (stores) round.splice(columns, 0, count + side);
    return {
      cells: Int16Array.from([...round, ...round]),
      length: round.length,
      places: Int16Array.from({ length: count + 2 }, (_, hole) => round.indexOf(hole)),
    };
  };

  return {
    tracks: [0, 1, 2, 3].map((index) => trackOf(index >> 1, index & 1)),
    opposite: Int16Array.from(
      half,
      (side, hole) => (rowsPerSide - 1 + side) * columns + (hole % columns),
    ),
    behind: Int16Array.from(half, (side, hole) => {
      const behind = hole + (1 - 2 * side) * columns;
      return behind < count ? behind : -1;
    }),
    half,
    row: Uint8Array.from(holes, ({ row }) => row),
    rowsPerSide,
    columns,
  };
}
