/** The owners of holes in a position's text; the other parts that only some games have stand in `further-fields.ts`, one for each part of the layout. */
import { SIDES } from "../rules/layout.ts";
import type { CompileField } from "./position-parts.ts";
import { rowsText } from "./position-text.ts";

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
        write: (position) => rowsText(board, "", (hole) => "SN".charAt(position[at + hole]!)),
      }
    : undefined;
