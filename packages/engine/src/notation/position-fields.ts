/** The owners of holes in a position's text; the other parts that only some games have stand in `further-fields.ts`, one for each part of the layout. */
import { SIDES, type Position } from "../rules/layout.ts";
import type { Board } from "../types.ts";
import type { CompileField } from "./position-parts.ts";

/** Whose each hole is: rows of `S` and `N`. */
export const ownersField: CompileField = ({ board, rules }, at) =>
  rules.board.territory === true
    ? {
        places: board.holes.length,
        begin: (position) =>
          position.set(
            board.holes.map(({ side }) => SIDES.indexOf(side)),
            at,
          ),
        write: (position) => letterRows(position, at, board, "SN"),
      }
    : undefined;

/** Rows of letters, one for each hole: the letter at the number kept for it. */
export function letterRows(
  position: Position,
  from: number,
  { holes, columns }: Board,
  letters: string,
): string {
  const rows: string[] = [];
  for (const { index } of holes) {
    if (index % columns === 0) rows.push("");
    rows[rows.length - 1] += letters.charAt(position[from + index]!);
  }
  return rows.join("/");
}
