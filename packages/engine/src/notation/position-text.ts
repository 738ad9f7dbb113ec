/** Position text: `ROWS SIDE PHASE SOUTH:NORTH [OWNERS] [CLAIMS] [DIRECTIONS] [RESERVE] [HOUSES] [BLOCKED]`. `read-position.ts` reads it. */
import type { LaidOut } from "../rules/layout-for.ts";
import { PHASE_TURN, type Position } from "../rules/layout.ts";
import type { MidTurn } from "../rules/mid-turn.ts";
import type { Board } from "../types.ts";
import { TURN_TEXTS, type PositionTexts, type SpecialState } from "./position-parts.ts";

const NOTHING_SPECIAL: SpecialState = {
  claims: [],
  directions: { south: null, north: null },
  reserve: { south: 0, north: 0 },
  houses: [],
  blocked: null,
};

/** Rows of what is shown of each hole. */
export function rowsText(
  { holes, columns }: Board,
  between: string,
  show: (hole: number) => string | number,
): string {
  return holes
    .map((_, hole) => (hole % columns > 0 ? between : hole > 0 ? "/" : "") + show(hole))
    .join("");
}

/** Compiles the texts of positions on a board; `midTurns` are the phases in mid-turn, by their numbers. */
export function positionTexts(
  board: Board,
  { layout, fields }: LaidOut,
  midTurns: readonly (MidTurn | undefined)[],
): PositionTexts {
  function phaseText(position: Position): string {
    const value = position[layout.phase]!;
    if (value === PHASE_TURN) return TURN_TEXTS[position[layout.value]!]!;
    return midTurns[value]?.write(position) ?? "-";
  }

  return {
    phaseText,
    special: (position) =>
      Object.assign({ ...NOTHING_SPECIAL }, ...fields.map((field) => field.state?.(position))),
    write(position) {
      return [
        rowsText(board, ",", (hole) => position[hole]!),
        position[layout.side] === 0 ? "S" : "N",
        phaseText(position),
        `${position[layout.captured]!}:${position[layout.captured + 1]!}`,
        ...fields.map((field) => field.write(position)),
      ].join(" ");
    },
  };
}
