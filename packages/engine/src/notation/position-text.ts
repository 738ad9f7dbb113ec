/** Position text: `ROWS SIDE PHASE SOUTH:NORTH [OWNERS] [CLAIMS] [DIRECTIONS] [RESERVE] [HOUSES] [BLOCKED]`. `read-position.ts` reads it. */
import type { LaidOut } from "../rules/layout-for.ts";
import { PHASE_TURN, TURN_ORDINARY, type Position } from "../rules/layout.ts";
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
    const phase = position[layout.phase]!;
    const turn = phase === PHASE_TURN ? position[layout.value]! : TURN_ORDINARY;
    return midTurns[phase]?.write(position) ?? TURN_TEXTS[turn]!;
  }

  return {
    phaseText,
    special: (position) =>
      Object.assign({}, NOTHING_SPECIAL, ...fields.map((field) => field.state?.(position))),
    write(position) {
      return [
        rowsText(board, ",", (hole) => position[hole]!),
        "SN"[position[layout.side]!],
        phaseText(position),
        position.slice(layout.captured, layout.side).join(":"),
        ...fields.map((field) => field.write(position)),
      ].join(" ");
    },
  };
}
