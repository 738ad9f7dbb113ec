/** The shape of a board: its holes, their names and marks, and what the start position puts into them. */
import type { Board, Hole, Side } from "../types.ts";
import type { BoardDefinition, HoleSet, SetupEntry } from "./board-definition.ts";

/** The board of a definition, holes in board order: top row first, left to right as South sees it. */
export function buildBoard(definition: BoardDefinition): Board {
  const { rows, columns } = definition;
  const half = rows / 2;
  const holes: Hole[] = [];
  for (let line = 0; line < rows; line++) {
    const side: Side = line < half ? "north" : "south";
    const row = line < half ? half - 1 - line : line - half;
    for (let column = 0; column < columns; column++) {
      // As players write it: letters by row from the middle, columns from 1.
      const name = `${(side === "south" ? "ABC" : "abc")[row]!}${column + 1}`;
      const at = { side, row, column };
      const marks = Object.entries(definition.marks ?? {}).flatMap(([mark, sets]) =>
        sets.some((set) => holeSetHas(set, at, rows, columns)) ? [mark] : [],
      );
      holes.push({ index: holes.length, name, ...at, marks });
    }
  }
  return { rows, columns, stores: definition.stores === "sown", holes };
}

/** Whether a set, read from the hole's own side, holds it. */
export function holeSetHas(
  set: HoleSet,
  hole: Pick<Hole, "side" | "row" | "column">,
  rows: number,
  columns: number,
): boolean {
  const fromLeft = hole.side === "south" ? hole.column : columns - 1 - hole.column;
  return (
    (set.row === undefined || rowNamed(set.row, rows) === hole.row) &&
    (set.column === undefined || set.column === fromLeft + 1) &&
    fromLeft < (set.left ?? columns) &&
    columns - 1 - fromLeft < (set.right ?? columns)
  );
}

/** The row of one half that a name means, 0-based from the middle. Only with three rows a side is there a middle row; -1 otherwise. */
export function rowNamed(name: "inner" | "middle" | "outer", rows: number): number {
  if (name === "inner") return 0;
  if (name === "outer") return rows / 2 - 1;
  return rows === 6 ? 1 : -1;
}

/** Seeds by hole at the start, in board order. */
export function setupSeeds(board: Board, setup: readonly SetupEntry[]): number[] {
  return board.holes.map((hole) => {
    let seeds = 0;
    for (const entry of setup) {
      const { side = hole.side } = entry;
      if (side === hole.side && holeSetHas(entry, hole, board.rows, board.columns)) {
        seeds = entry.seeds;
      }
    }
    return seeds;
  });
}
