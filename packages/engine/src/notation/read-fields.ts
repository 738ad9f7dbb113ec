/** Reading the parts of a position's text that only some games have. */
import { PositionError, type PositionErrorCode } from "../reading-errors.ts";
import type { Layout, Position } from "../rules/layout.ts";
import type { Variant } from "../variant/variant.ts";
import { readCount } from "./position-count.ts";
import { DIRECTION_LETTERS } from "./further-fields.ts";
import type { FieldName } from "./position-parts.ts";

/** What fields are read with. */
export interface FieldParts {
  readonly variant: Variant;
  readonly layout: Layout;
  /** The index of a hole's name; -1 if there is none. */
  readonly hole: (name: string) => number;
}

/** Reads a field into the position. Throws a PositionError. */
type ReadField = (text: string, position: Position, parts: FieldParts) => void;

/** By part of the layout, in the order of the text. */
export const FIELD_READINGS: Readonly<Record<FieldName, ReadField>> = {
  owners(text, position, parts) {
    readLetters(text, position, parts.layout.owners, parts, "SN", "position-owners");
    const keep = parts.variant.rules.turn?.offers?.keep ?? 0;
    for (const letter of "SN") {
      if (text.split(letter).length - 1 < keep) {
        throw new PositionError("position-owners", text, `${letter} owns at least ${keep}`);
      }
    }
  },
  claims(text, position, parts) {
    const { claims, holes } = parts.layout;
    readLetters(text, position, claims, parts, ".SN", "position-claims");
    const most = parts.variant.rules.board.claims?.most ?? 0;
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
  directions(text, position, { layout: { directions } }) {
    if (!/^[-><]{2}$/.test(text)) {
      throw new PositionError("position-directions", text, "two of - > <");
    }
    position[directions] = DIRECTION_LETTERS.indexOf(text.charAt(0));
    position[directions + 1] = DIRECTION_LETTERS.indexOf(text.charAt(1));
  },
  reserve(text, position, { layout: { reserve } }) {
    const parts = text.split(":");
    if (parts.length !== 2) throw new PositionError("position-reserve", text, "SOUTH:NORTH");
    position[reserve] = readCount(parts[0]!, text);
    position[reserve + 1] = readCount(parts[1]!, text);
  },
  houses(text, position, { layout: { houses } }) {
    if (!/^[S.][N.]$/.test(text)) {
      throw new PositionError("position-houses", text, "SN, S., .N or ..");
    }
    position[houses] = text.startsWith("S") ? 1 : 0;
    position[houses + 1] = text.endsWith("N") ? 1 : 0;
  },
  // It lies in the inner row of the side to act and holds seeds.
  blocked(text, position, { layout, hole: holeOf }) {
    if (text === "-") return;
    const hole = holeOf(text);
    const row = position[layout.side] === 0 ? "A" : "a";
    if (hole < 0 || !text.startsWith(row) || position[hole] === 0) {
      const wanted = "an occupied inner hole of the side to act";
      throw new PositionError("position-blocked", text, wanted);
    }
    position[layout.blocked] = hole + 1;
  },
};

/** The parts in their order. */
export const FIELD_NAMES: readonly FieldName[] = Object.keys(FIELD_READINGS) as FieldName[];

/** Reads rows of letters into the places from `to` on, each as its number. */
function readLetters(
  text: string,
  position: Position,
  to: number,
  { variant }: FieldParts,
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
