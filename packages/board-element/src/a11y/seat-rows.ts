/** Rows as a player sees them who sits at one side of the board. */
import type { Board, Hole, Side } from "@magomba/engine";
import type { Messages, RowFacts } from "../locales/messages.ts";
import type { Verbosity } from "../settings.ts";

/** What rows and holes are called at a seat. */
export interface SeatNames {
  /** The row of a hole. */
  readonly row: (hole: Hole) => string;
  /** In a hole's name, in place of its owner: its row, and the owner where he does not sit there. Absent where little is to be said. */
  readonly holder?: (hole: Hole, owner: Side) => string;
}

/** Where a row lies, seen from its player, by its distance from the other side. */
function placeOf(row: number, rows: number): RowFacts["place"] {
  if (rows === 1) return "only";
  if (row === 0) return "front";
  if (row === rows - 1) return "back";
  return rows === 3 ? "middle" : undefined;
}

/** The names at the seat of a side. */
export function seatNames(
  board: Board,
  seat: Side,
  messages: Messages,
  verbosity: Verbosity,
): SeatNames {
  const rows = board.rows / 2;
  const row = ({ side, row: index, name }: Hole): string =>
    messages.seatRow({
      side,
      yours: side === seat,
      place: placeOf(index, rows),
      letter: name.replace(/\d+$/, ""),
    });
  if (verbosity !== "full") return { row };
  return {
    row,
    holder: (hole, owner) =>
      owner === hole.side ? row(hole) : `${row(hole)}, ${messages.side(owner)}`,
  };
}
