/** The shape of a board: its holes, their names and marks, and what the start position puts into them. */
import type { Board, Hole, Side } from "../types.ts";
import type { BoardDefinition, HoleSet, SetupEntry } from "./board-definition.ts";

const ROW_LETTERS = "ABC";

/** The board of a definition, holes in board order: top row first, left to right as South sees it. */
export function buildBoard(definition: BoardDefinition): Board {
  const { rows, columns } = definition;
  const half = rows / 2;
  const holes: Hole[] = [];
  for (let line = 0; line < rows; line++) {
    const side: Side = line < half ? "north" : "south";
    const row = line < half ? half - 1 - line : line - half;
    for (let column = 0; column < columns; column++) {
      const name = holeName(side, row, column);
      const hole = { index: holes.length, name, side, row, column, marks: [] as string[] };
      for (const [mark, sets] of Object.entries(definition.marks ?? {})) {
        if (sets.some((set) => holeSetHas(set, hole, rows, columns))) hole.marks.push(mark);
      }
      Object.freeze(hole.marks);
      holes.push(Object.freeze(hole));
    }
  }
  return Object.freeze({
    rows,
    columns,
    stores: definition.stores === "sown",
    holes: Object.freeze(holes),
  });
}

/** The name of a hole; row and column 0-based, the row from the middle. */
function holeName(side: Side, row: number, column: number): string {
  const letter = ROW_LETTERS.charAt(row);
  return `${side === "south" ? letter : letter.toLowerCase()}${column + 1}`;
}

/** Whether a set, read from the hole's own side, holds it. */
export function holeSetHas(
  set: HoleSet,
  hole: Pick<Hole, "side" | "row" | "column">,
  rows: number,
  columns: number,
): boolean {
  const fromLeft = hole.side === "south" ? hole.column : columns - 1 - hole.column;
  if (set.row !== undefined && !rowsNamed(set.row, rows).includes(hole.row)) return false;
  if (set.column !== undefined && fromLeft !== set.column - 1) return false;
  if (set.left !== undefined && fromLeft >= set.left) return false;
  return set.right === undefined || columns - 1 - fromLeft < set.right;
}

/** The rows of one half that a name means, 0-based from the middle. With two rows a side there is no middle row. */
export function rowsNamed(name: "inner" | "middle" | "outer", rows: number): readonly number[] {
  const half = rows / 2;
  if (name === "inner") return [0];
  if (name === "outer") return [half - 1];
  return half === 3 ? [1] : [];
}

/** Seeds by hole at the start, in board order. */
export function setupSeeds(board: Board, setup: readonly SetupEntry[]): number[] {
  return board.holes.map((hole) => {
    let seeds = 0;
    for (const entry of setup) {
      if (entry.side !== undefined && entry.side !== hole.side) continue;
      if (holeSetHas(entry, hole, board.rows, board.columns)) seeds = entry.seeds;
    }
    return seeds;
  });
}
