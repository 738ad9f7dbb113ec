/** The parts of a position's text that only some games have: one for each part of the layout. */
import { PositionError } from "../errors.ts";
import type { PositionErrorCode } from "../errors.ts";
import type { Position } from "../rules/layout.ts";
import type { CompileField, TextParts } from "./position-parts.ts";
import { readCount } from "./position-count.ts";

/** Whose each hole is: rows of `S` and `N`. */
export const ownersField: CompileField = (parts) => {
  const { variant, layout } = parts;
  const keep = variant.rules.turn?.offers?.keep ?? 0;
  return {
    write: (position) => letterRows(position, layout.owners, parts, "SN"),
    read(text, position) {
      readLetters(text, position, layout.owners, parts, "SN", "position-owners");
      for (const letter of "SN") {
        if (text.split(letter).length - 1 < keep) {
          throw new PositionError("position-owners", text, `${letter} owns at least ${keep}`);
        }
      }
    },
  };
};

/** Who has claimed each hole: rows of `.`, `S` and `N`. */
export const claimsField: CompileField = (parts) => {
  const { variant, layout } = parts;
  const { claims, holes } = layout;
  const most = variant.rules.board.claims?.most ?? 0;
  return {
    write: (position) => letterRows(position, claims, parts, ".SN"),
    read(text, position) {
      readLetters(text, position, claims, parts, ".SN", "position-claims");
      for (const letter of "SN") {
        if (text.split(letter).length - 1 > most) {
          throw new PositionError("position-claims", text, `${letter} claims at most ${most}`);
        }
      }
      for (let hole = 0; hole < holes; hole++) {
        if (position[claims + hole]! > 0 && position[hole]! > 0) {
          throw new PositionError("position-claims", text, "a claimed hole holds no seeds");
        }
      }
    },
  };
};

/** By direction chosen: none yet, forward, backward. */
const DIRECTION_LETTERS = "-><";

/** The directions chosen for good, South first. */
export const directionsField: CompileField = ({ layout: { directions } }) => ({
  write: (position) =>
    DIRECTION_LETTERS.charAt(position[directions]!) +
    DIRECTION_LETTERS.charAt(position[directions + 1]!),
  read(text, position) {
    if (!/^[-><]{2}$/.test(text)) {
      throw new PositionError("position-directions", text, "two of - > <");
    }
    position[directions] = DIRECTION_LETTERS.indexOf(text.charAt(0));
    position[directions + 1] = DIRECTION_LETTERS.indexOf(text.charAt(1));
  },
});

/** Seeds in reserve, `SOUTH:NORTH`. */
export const reserveField: CompileField = ({ layout: { reserve } }) => ({
  write: (position) => `${position[reserve]!}:${position[reserve + 1]!}`,
  read(text, position) {
    const parts = text.split(":");
    if (parts.length !== 2) throw new PositionError("position-reserve", text, "SOUTH:NORTH");
    position[reserve] = readCount(parts[0]!, text);
    position[reserve + 1] = readCount(parts[1]!, text);
  },
});

/** Who still owns his house: `SN`, `S.`, `.N` or `..`. */
export const housesField: CompileField = ({ layout: { houses } }) => ({
  write: (position) => (position[houses] ? "S" : ".") + (position[houses + 1] ? "N" : "."),
  read(text, position) {
    if (!/^[S.][N.]$/.test(text)) {
      throw new PositionError("position-houses", text, "SN, S., .N or ..");
    }
    position[houses] = text.startsWith("S") ? 1 : 0;
    position[houses + 1] = text.endsWith("N") ? 1 : 0;
  },
});

/** The blocked hole, or `-`. It lies in the inner row of the side to act and holds seeds. */
export const blockedField: CompileField = ({ variant, layout, notation }) => ({
  write: (position) => variant.board.holes[position[layout.blocked]! - 1]?.name ?? "-",
  read(text, position) {
    if (text === "-") return;
    const hole = notation.hole(text);
    const row = position[layout.side] === 0 ? "A" : "a";
    if (hole < 0 || !text.startsWith(row) || position[hole] === 0) {
      const wanted = "an occupied inner hole of the side to act";
      throw new PositionError("position-blocked", text, wanted);
    }
    position[layout.blocked] = hole + 1;
  },
});

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

/** Reads rows of letters into the places from `to` on, each as its number. */
function readLetters(
  text: string,
  position: Position,
  to: number,
  { variant }: TextParts,
  letters: string,
  code: PositionErrorCode,
): void {
  const { rows, columns } = variant.board;
  const lines = text.split("/");
  if (lines.length !== rows || lines.some((line) => line.length !== columns)) {
    throw new PositionError(code, text, `${rows} rows of ${columns} letters`);
  }
  Array.from(lines.join("")).forEach((letter, hole) => {
    const value = letters.indexOf(letter);
    if (value < 0) throw new PositionError(code, text, `one of ${letters} for each hole`);
    position[to + hole] = value;
  });
}
