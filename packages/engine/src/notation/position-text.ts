/** Position text: `ROWS SIDE PHASE SOUTH:NORTH [OWNERS] [CLAIMS] [DIRECTIONS] [RESERVE] [HOUSES] [BLOCKED]`. `read-position.ts` reads it. */
import type { RuleKinds } from "../rules/kinds.ts";
import { requireKind } from "../rules/require-kind.ts";
import { PHASE_TURN, type Position } from "../rules/layout.ts";
import {
  FIELD_NAMES,
  TURN_TEXTS,
  type PositionTexts,
  type SpecialState,
  type TextParts,
} from "./position-parts.ts";

const NOTHING_SPECIAL: SpecialState = {
  claims: [],
  directions: { south: null, north: null },
  reserve: { south: 0, north: 0 },
  houses: [],
  blocked: null,
};

/** Compiles the texts of positions. */
export function positionTexts(parts: TextParts, kinds: RuleKinds): PositionTexts {
  const { variant, layout, midTurns } = parts;
  const { columns } = variant.board;
  const fields = FIELD_NAMES.filter((name) => layout[name]).map((name) =>
    requireKind(kinds.fields?.[name], name)(parts),
  );
  function phaseText(position: Position): string {
    const value = position[layout.phase]!;
    if (value === PHASE_TURN) return TURN_TEXTS[position[layout.value]!]!;
    const midTurn = midTurns[value];
    return midTurn === undefined ? "-" : `${midTurn.word}:${midTurn.write(position)}`;
  }

  return {
    fields,
    phaseText,
    special: (position) =>
      Object.assign({ ...NOTHING_SPECIAL }, ...fields.map((field) => field.state?.(position))),
    write(position) {
      let seeds = "";
      for (let hole = 0; hole < layout.holes; hole++) {
        if (hole > 0) seeds += hole % columns === 0 ? "/" : ",";
        seeds += position[hole]!;
      }
      return [
        seeds,
        position[layout.side] === 0 ? "S" : "N",
        phaseText(position),
        `${position[layout.captured]!}:${position[layout.captured + 1]!}`,
        ...fields.map((field) => field.write(position)),
      ].join(" ");
    },
  };
}
