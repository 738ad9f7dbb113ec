/** Position text: `ROWS SIDE PHASE SOUTH:NORTH [OWNERS]`, and every way in which one can be wrong. */
import { PositionError } from "../errors.ts";
import {
  PHASE_HEAD,
  PHASE_OFFER,
  PHASE_TAKE,
  PHASE_TURN,
  type Layout,
  type Position,
} from "../rules/layout.ts";
import type { ReadSettings } from "../rules/rules.ts";
import { MOST_SEEDS } from "../variant/shapes.ts";
import type { Variant } from "../variant/variant.ts";
import type { ActionNotation } from "./action-text.ts";

/** Longer than the text of any position: 144 holes of five digits, and the rest. */
const LONGEST = 2000;

/** The text of the phase of a position. */
export function phaseText(position: Position, layout: Layout, notation: ActionNotation): string {
  const value = position[layout.value]!;
  switch (position[layout.phase]) {
    case PHASE_HEAD: {
      return `head:${notation.text(value << 1).replace(/[<>]$/, "")}`;
    }
    case PHASE_TAKE:
      return `take:${value}`;
    case PHASE_OFFER:
      return `offer:${notation.maskText(offerMask(position, layout))}`;
    default:
      return "-";
  }
}

/** The mask of the holes on offer, kept in two values of 12 bits. */
export function offerMask(position: Position, layout: Layout): number {
  return position[layout.value]! | (position[layout.value2]! << 12);
}

/** The text of a position. */
export function writePosition(
  position: Position,
  variant: Variant,
  layout: Layout,
  notation: ActionNotation,
): string {
  const { rows, columns } = variant.board;
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    lines.push(position.subarray(row * columns, (row + 1) * columns).join(","));
  }
  const side = position[layout.side] === 0 ? "S" : "N";
  const captured = `${position[layout.captured]!}:${position[layout.captured + 1]!}`;
  const text = `${lines.join("/")} ${side} ${phaseText(position, layout, notation)} ${captured}`;
  if (layout.size === layout.owners) return text;
  const owners = Array.from(position.subarray(layout.owners), (owner) => (owner === 0 ? "S" : "N"));
  const ownerLines = lines.map((_, row) =>
    owners.slice(row * columns, (row + 1) * columns).join(""),
  );
  return `${text} ${ownerLines.join("/")}`;
}

/** Reads a position text of a variant. Throws a PositionError. */
export function readPosition(
  text: string,
  variant: Variant,
  layout: Layout,
  notation: ActionNotation,
  settings: ReadSettings = {},
): Position {
  if (typeof text !== "string")
    throw new PositionError("position-malformed", String(text), "no text");
  if (text.length > LONGEST) throw new PositionError("position-too-long", text, "too long");
  const territory = layout.size > layout.owners;
  const parts = text.split(" ");
  if (parts.length !== (territory ? 5 : 4)) {
    throw new PositionError("position-malformed", text, `needs ${territory ? 5 : 4} parts`);
  }
  const position = new Int16Array(layout.size);
  readSeeds(parts[0]!, position, variant);
  const side = parts[1]!;
  if (side !== "S" && side !== "N") throw new PositionError("position-side", side, "S or N");
  position[layout.side] = side === "S" ? 0 : 1;
  readCaptured(parts[3]!, position, variant, layout);
  if (territory) readOwners(parts[4]!, position, variant, layout);
  let total = 0;
  for (let i = 0; i < layout.captured + 2; i++) total += position[i]!;
  if (total > MOST_SEEDS)
    throw new PositionError("position-seeds", String(total), "too many seeds");
  if (total !== variant.total && settings.anyTotal !== true) {
    const wanted = `the seeds must add up to ${variant.total}`;
    throw new PositionError("position-total", String(total), wanted);
  }
  position[layout.total] = total;
  readPhase(parts[2]!, position, layout, notation);
  return position;
}

function readCount(text: string, part: string): number {
  if (!/^(0|[1-9][0-9]{0,4})$/.test(text) || Number(text) > MOST_SEEDS) {
    throw new PositionError("position-seeds", part, `a number of seeds from 0 to ${MOST_SEEDS}`);
  }
  return Number(text);
}

function readSeeds(text: string, position: Position, variant: Variant): void {
  const { rows, columns } = variant.board;
  const { capacity } = variant.rules.board;
  const lines = text.split("/");
  if (lines.length !== rows) throw new PositionError("position-rows", text, `needs ${rows} rows`);
  lines.forEach((line, row) => {
    const counts = line.split(",");
    if (counts.length !== columns) {
      throw new PositionError("position-row-length", line, `needs ${columns} holes`);
    }
    counts.forEach((count, column) => {
      const seeds = readCount(count, count);
      if (capacity !== undefined && seeds > capacity) {
        throw new PositionError("position-seeds", count, `at most ${capacity} in a hole`);
      }
      position[row * columns + column] = seeds;
    });
  });
}

function readCaptured(text: string, position: Position, variant: Variant, layout: Layout): void {
  const parts = text.split(":");
  if (parts.length !== 2) throw new PositionError("position-captured", text, "SOUTH:NORTH");
  position[layout.captured] = readCount(parts[0]!, text);
  position[layout.captured + 1] = readCount(parts[1]!, text);
  const { rules } = variant;
  const keeps =
    rules.board.stores === "sown" ||
    rules.end.noAction === "count" ||
    rules.landing.some(({ then }) => then.capture !== undefined && then.to === "off");
  if (!keeps && text !== "0:0") {
    throw new PositionError("position-captured", text, "no seeds are ever captured for good");
  }
}

function readOwners(text: string, position: Position, variant: Variant, layout: Layout): void {
  const { rows, columns } = variant.board;
  const lines = text.split("/");
  if (lines.length !== rows || lines.some((line) => line.length !== columns)) {
    throw new PositionError("position-owners", text, `${rows} rows of ${columns} letters`);
  }
  const letters = lines.join("");
  for (let hole = 0; hole < letters.length; hole++) {
    const letter = letters.charAt(hole);
    if (letter !== "S" && letter !== "N") {
      throw new PositionError("position-owners", text, "N or S for each hole");
    }
    position[layout.owners + hole] = letter === "S" ? 0 : 1;
  }
  const keep = variant.rules.turn?.offers?.keep ?? 0;
  for (const letter of ["S", "N"]) {
    if (letters.split(letter).length - 1 < keep) {
      throw new PositionError("position-owners", text, `${letter} owns at least ${keep}`);
    }
  }
}

/** Reads the phase into the position; whether it can be is checked by the rules (`checkPhase`). */
function readPhase(
  text: string,
  position: Position,
  layout: Layout,
  notation: ActionNotation,
): void {
  const wrong = (): never => {
    throw new PositionError("position-phase", text, "no such phase");
  };
  position[layout.phase] = PHASE_TURN;
  if (text === "-") return;
  const [kind, value, ...more] = text.split(":");
  if (value === undefined || more.length > 0) return wrong();
  if (kind === "head") {
    const hole = notation.hole(value);
    if (hole < 0) return wrong();
    position[layout.phase] = PHASE_HEAD;
    position[layout.value] = hole;
  } else if (kind === "take") {
    if (!/^[1-9][0-9]{0,4}$/.test(value) || Number(value) > MOST_SEEDS) return wrong();
    position[layout.phase] = PHASE_TAKE;
    position[layout.value] = Number(value);
  } else if (kind === "offer") {
    const mask = notation.mask(value);
    if (mask <= 0) return wrong();
    position[layout.phase] = PHASE_OFFER;
    position[layout.value] = mask & 0xfff;
    position[layout.value2] = mask >> 12;
  } else wrong();
}
