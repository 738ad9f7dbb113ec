/** The parts of a position's text that only some games have: one for each part of the layout. */
import { SIDES, type Position } from "../rules/layout.ts";
import type { CompileField, TextParts } from "./position-parts.ts";

/** Whose each hole is: rows of `S` and `N`. */
export const ownersField: CompileField = (parts) => ({
  begin(position) {
    for (const { index, side } of parts.variant.board.holes) {
      position[parts.layout.owners + index] = SIDES.indexOf(side);
    }
  },
  write: (position) => letterRows(position, parts.layout.owners, parts, "SN"),
});

/** Who has claimed each hole: rows of `.`, `S` and `N`. */
export const claimsField: CompileField = (parts) => {
  const { claims, holes } = parts.layout;
  return {
    write: (position) => letterRows(position, claims, parts, ".SN"),
    state: (position) => ({
      claims: Array.from(
        position.subarray(claims, claims + holes),
        (claim) => SIDES[claim - 1] ?? null,
      ),
    }),
  };
};

/** By direction chosen: none yet, forward, backward. */
export const DIRECTION_LETTERS = "-><";
const DIRECTIONS = [null, "forward", "backward"] as const;

/** The directions chosen for good, South first. */
export const directionsField: CompileField = ({ layout: { directions } }) => ({
  write: (position) =>
    DIRECTION_LETTERS.charAt(position[directions]!) +
    DIRECTION_LETTERS.charAt(position[directions + 1]!),
  state: (position) => ({
    directions: {
      south: DIRECTIONS[position[directions]!]!,
      north: DIRECTIONS[position[directions + 1]!]!,
    },
  }),
});

/** Seeds in reserve, `SOUTH:NORTH`. */
export const reserveField: CompileField = ({ variant, layout: { reserve } }) => ({
  begin: (position) => position.fill(variant.rules.reserve ?? 0, reserve, reserve + 2),
  write: (position) => `${position[reserve]!}:${position[reserve + 1]!}`,
  state: (position) => ({
    reserve: { south: position[reserve]!, north: position[reserve + 1]! },
  }),
});

/** Who still owns his house: `SN`, `S.`, `.N` or `..`. */
export const housesField: CompileField = ({ layout: { houses } }) => ({
  begin: (position) => position.fill(1, houses, houses + 2),
  write: (position) => (position[houses] ? "S" : ".") + (position[houses + 1] ? "N" : "."),
  state: (position) => ({ houses: SIDES.filter((_, side) => position[houses + side] === 1) }),
});

/** The blocked hole, or `-`. */
export const blockedField: CompileField = ({ variant, layout }) => {
  const blocked = (position: Position): string | undefined =>
    variant.board.holes[position[layout.blocked]! - 1]?.name;
  return {
    write: (position) => blocked(position) ?? "-",
    state: (position) => ({ blocked: blocked(position) ?? null }),
  };
};

/** Rows of letters, one for each hole: the letter at the number kept for it. */
function letterRows(
  position: Position,
  from: number,
  { layout, variant }: TextParts,
  letters: string,
): string {
  const rows: string[] = [];
  for (let hole = 0; hole < layout.holes; hole++) {
    if (hole % variant.board.columns === 0) rows.push("");
    rows[rows.length - 1] += letters.charAt(position[from + hole]!);
  }
  return rows.join("/");
}
