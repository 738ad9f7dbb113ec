/** A board drawn in text. */
import type { Game } from "../game/game.ts";
import type { Hole } from "../types.ts";

/**
 * The board as South sees it: rows by their letters, columns by their numbers, seeds in the holes. `*` follows a marked hole; where
 * holes change hands, `N` or `S` tells the owner.
 */
export function boardText(game: Game): string {
  const { rows, columns, holes } = game.board;
  const cells = holes.map((hole) => cellText(game, hole));
  const width = Math.max(String(columns).length, ...cells.map((cell) => cell.trimEnd().length)) + 2;
  const line = (label: string, texts: readonly string[]): string =>
    `${label.padEnd(2)}${texts.map((text) => text.padStart(width)).join("")}`.trimEnd();
  const numbers = Array.from({ length: columns }, (_, column) => String(column + 1));
  // Seeds stand above one another whatever follows them.
  const marked = Math.max(...cells.map((cell) => cell.length - digits(cell)));
  const drawn = cells.map((cell) => cell.padEnd(digits(cell) + marked));
  const lines = [
    line(
      "",
      numbers.map((text) => text + " ".repeat(marked)),
    ),
  ];
  for (let row = 0; row < rows; row++) {
    const first = row * columns;
    if (row === rows / 2) lines.push(`  ${"-".repeat(columns * width)}`);
    lines.push(line(holes[first]!.name.slice(0, 1), drawn.slice(first, first + columns)));
  }
  return lines.join("\n");
}

function cellText(game: Game, { index, marks }: Hole): string {
  const owner = game.variant.rules.board.territory === true ? game.owners[index]! : "";
  return `${game.seeds[index]!}${owner.slice(0, 1).toUpperCase()}${marks.length > 0 ? "*" : ""}`;
}

function digits(cell: string): number {
  return /^\d*/.exec(cell)![0].length;
}
