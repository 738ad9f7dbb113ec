/** The shape of a board: its holes, their names and marks, and what the start position puts into them. */
import type { Board, Hole } from "../types.ts";
import type { BoardDefinition, HoleSet, SetupEntry } from "./board-definition.ts";
import type { VariantDefinition } from "./definition.ts";

/** The board of a definition, holes in board order: top row first, left to right as South sees it. */
export function buildBoard(definition: BoardDefinition): Board {
  const { rows, columns, stores, marks = {} } = definition;
  const half = rows / 2;
  return {
    rows,
    columns,
    stores: stores === "sown",
    holes: Array.from({ length: rows * columns }, (_, index): Hole => {
      const line = Math.floor(index / columns);
      const column = index % columns;
      const side = line < half ? "north" : "south";
      const row = line < half ? half - 1 - line : line - half;
      const at = { side, row, column } as const;
      return {
        index,
        // As players write it: letters by row from the middle, columns from 1.
        name: `${"cbaABC"[line + 3 - half]!}${column + 1}`,
        ...at,
        marks: Object.keys(marks).filter((mark) =>
          marks[mark]!.some((set) => holeSetHas(set, at, definition)),
        ),
      };
    }),
  };
}

/** Whether a set, read from the hole's own side, holds it; of both sides, unless it is one of set-up. */
export function holeSetHas(
  set: HoleSet & Pick<SetupEntry, "side">,
  hole: Pick<Hole, "side" | "row" | "column">,
  { rows, columns }: Pick<Board, "rows" | "columns">,
): boolean {
  // Counted from 1 at the player's own left, as sets count.
  const at = hole.side === "south" ? hole.column + 1 : columns - hole.column;
  const { side = hole.side, row, column = at, left = columns, right = columns } = set;
  return (
    side === hole.side &&
    (row === undefined || rowNamed(row, rows) === hole.row) &&
    column === at &&
    at <= left &&
    at > columns - right
  );
}

/** The row of one half that a name means, 0-based from the middle. Only with three rows a side is there a middle row; no row's number otherwise. */
export function rowNamed(name: "inner" | "middle" | "outer", rows: number): number {
  const outer = rows / 2 - 1;
  return { inner: 0, middle: outer / 2 || -1, outer }[name];
}

/** Seeds by hole at the start, in board order. */
export function setupSeeds(board: Board, setup: readonly SetupEntry[]): number[] {
  return board.holes.map(
    (hole) => setup.findLast((entry) => holeSetHas(entry, hole, board))?.seeds ?? 0,
  );
}

/** What a position holds at the start: seeds by hole, then those captured by South and by North. */
export function startSeeds(board: Board, { setup, captured }: VariantDefinition): number[] {
  return [...setupSeeds(board, setup), captured?.south ?? 0, captured?.north ?? 0];
}
