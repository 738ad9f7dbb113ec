/** The parts of a position's text that few games have, beside those of `position-fields.ts`. */
import { SIDES, type Position } from "../rules/layout.ts";
import type { CompileField } from "./position-parts.ts";
import { rowsText } from "./position-text.ts";

/** Who has claimed each hole: rows of `.`, `S` and `N`. */
export const claimsField: CompileField = ({ board, rules }, at) =>
  rules.board.claims === undefined
    ? undefined
    : {
        places: board.holes.length,
        write: (position) => rowsText(board, "", (hole) => ".SN".charAt(position[at + hole]!)),
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
