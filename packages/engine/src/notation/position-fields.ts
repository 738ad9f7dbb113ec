/** The parts of a position's text that only some games have: one for each part of the layout. */
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

/** Who has claimed each hole: rows of `.`, `S` and `N`. */
export const claimsField: CompileField = ({ board, rules }, at) =>
  rules.board.claims === undefined
    ? undefined
    : {
        places: board.holes.length,
        write: (position) => letterRows(position, at, board, ".SN"),
        state: (position) => ({
          claims: board.holes.map(({ index }) => SIDES[position[at + index]! - 1] ?? null),
        }),
      };

/** By direction chosen: none yet, forward, backward. */
export const DIRECTION_LETTERS = "-><";
const DIRECTIONS = [null, "forward", "backward"] as const;

/** The directions chosen for good, South first. */
export const directionsField: CompileField = ({ rules }, at) =>
  rules.circuit.direction === "chosenOnce"
    ? {
        places: 2,
        write: (position) =>
          DIRECTION_LETTERS.charAt(position[at]!) + DIRECTION_LETTERS.charAt(position[at + 1]!),
        state: (position) => ({
          directions: {
            south: DIRECTIONS[position[at]!]!,
            north: DIRECTIONS[position[at + 1]!]!,
          },
        }),
      }
    : undefined;

/** Seeds in reserve, `SOUTH:NORTH`. */
export const reserveField: CompileField = ({ rules }, at) =>
  rules.start?.entry === undefined
    ? undefined
    : {
        places: 2,
        begin: (position) => position.fill(rules.reserve ?? 0, at, at + 2),
        write: (position) => `${position[at]!}:${position[at + 1]!}`,
        state: (position) => ({
          reserve: { south: position[at]!, north: position[at + 1]! },
        }),
      };

/** Who still owns his house: `SN`, `S.`, `.N` or `..`. */
export const housesField: CompileField = ({ rules }, at) =>
  rules.board.house === undefined
    ? undefined
    : {
        places: 2,
        begin: (position) => position.fill(1, at, at + 2),
        write: (position) => (position[at] ? "S" : ".") + (position[at + 1] ? "N" : "."),
        state: (position) => ({ houses: SIDES.filter((_, side) => position[at + side] === 1) }),
      };

/** The blocked hole, or `-`. */
export const blockedField: CompileField = ({ board, rules }, at) => {
  if (rules.turn?.block === undefined) return undefined;
  const blocked = (position: Position): string | undefined => board.holes[position[at]! - 1]?.name;
  return {
    places: 1,
    write: (position) => blocked(position) ?? "-",
    state: (position) => ({ blocked: blocked(position) ?? null }),
  };
};

/** Rows of letters, one for each hole: the letter at the number kept for it. */
function letterRows(
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
