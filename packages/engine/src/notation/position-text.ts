/** Position text: `ROWS SIDE PHASE SOUTH:NORTH [OWNERS] [CLAIMS] [DIRECTIONS] [RESERVE] [HOUSES] [BLOCKED]`, and every way in which one can be wrong. */
import { PositionError } from "../errors.ts";
import {
  PHASE_HEAD,
  PHASE_OFFER,
  PHASE_TAKE,
  PHASE_TURN,
  SOW,
  kindOf,
  valueOf,
  type Layout,
  type Position,
} from "../rules/layout.ts";
import type { ReadSettings } from "../rules/rules.ts";
import { MOST_SEEDS } from "../variant/limits.ts";
import type { Variant } from "../variant/variant.ts";
import type { ActionNotation } from "./action-text.ts";

/** Longer than the text of any position: 144 holes of five digits, and the rest. */
const LONGEST = 2000;

/** Phase texts at the start of a turn, by the first value. */
const TURN_TEXTS = ["-", "opening", "swap"] as const;

/** The text of the phase of a position. */
export function phaseText(position: Position, layout: Layout, notation: ActionNotation): string {
  const value = position[layout.value]!;
  switch (position[layout.phase]) {
    case PHASE_HEAD:
      return `head:${notation.text((value << 1) | position[layout.value2]!)}`;
    case PHASE_TAKE:
      return `take:${value}`;
    case PHASE_OFFER:
      return `offer:${notation.maskText(offerMask(position, layout))}`;
    case PHASE_TURN:
      return TURN_TEXTS[value]!;
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
  const { owners, claims, holes, territory, claimed, directed } = layout;
  const parts = [text];
  if (territory) parts.push(letterRows(position, owners, holes, columns, "SN"));
  if (claimed) parts.push(letterRows(position, claims, holes, columns, ".SN"));
  if (directed) {
    const { directions } = layout;
    parts.push(directionLetters(position, directions));
  }
  if (layout.reserved) {
    parts.push(`${position[layout.reserve]!}:${position[layout.reserve + 1]!}`);
  }
  if (layout.housed) {
    parts.push((position[layout.houses] ? "S" : ".") + (position[layout.houses + 1] ? "N" : "."));
  }
  if (layout.blocking) {
    parts.push(variant.board.holes[position[layout.blocked]! - 1]?.name ?? "-");
  }
  return parts.join(" ");
}

/** The directions chosen for good, South first: `-` none yet, `>` forward, `<` backward. */
const DIRECTION_LETTERS = "-><";

function directionLetters(position: Position, at: number): string {
  return DIRECTION_LETTERS.charAt(position[at]!) + DIRECTION_LETTERS.charAt(position[at + 1]!);
}

/** Rows of letters, one for each hole: the letter at the number kept for it. */
function letterRows(
  position: Position,
  from: number,
  holes: number,
  columns: number,
  letters: string,
): string {
  const rows: string[] = [];
  for (let hole = 0; hole < holes; hole++) {
    if (hole % columns === 0) rows.push("");
    rows[rows.length - 1] += letters.charAt(position[from + hole]!);
  }
  return rows.join("/");
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
  const { territory, claimed, directed } = layout;
  const parts = text.split(" ");
  const extras = [territory, claimed, directed, layout.reserved, layout.housed, layout.blocking];
  const wantedParts = 4 + extras.filter(Boolean).length;
  if (parts.length !== wantedParts) {
    throw new PositionError("position-malformed", text, `needs ${wantedParts} parts`);
  }
  const position = new Int16Array(layout.size);
  readSeeds(parts[0]!, position, variant);
  const side = parts[1]!;
  if (side !== "S" && side !== "N") throw new PositionError("position-side", side, "S or N");
  position[layout.side] = side === "S" ? 0 : 1;
  readCaptured(parts[3]!, position, variant, layout);
  let next = 4;
  if (territory) readOwners(parts[next++]!, position, variant, layout);
  if (claimed) readClaims(parts[next++]!, position, variant, layout);
  if (directed) readDirections(parts[next++]!, position, layout);
  if (layout.reserved) readReserve(parts[next++]!, position, layout);
  if (layout.housed) readHouses(parts[next++]!, position, layout);
  if (layout.blocking) readBlocked(parts[next++]!, position, layout, notation);
  let total = 0;
  for (let i = 0; i < layout.captured + 2; i++) total += position[i]!;
  if (layout.reserved) total += position[layout.reserve]! + position[layout.reserve + 1]!;
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
    rules.board.claims !== undefined ||
    rules.sowing?.passing !== undefined ||
    rules.captured !== undefined ||
    rules.end.noAction === "count" ||
    rules.end.allBelow !== undefined ||
    rules.end.majority === true ||
    rules.end.sideEmpty === true ||
    rules.end.innerRowEmpty === true ||
    rules.repetition.result === "count" ||
    rules.landing.some(({ then }) => then.capture !== undefined && then.to === "off");
  if (!keeps && text !== "0:0") {
    throw new PositionError("position-captured", text, "no seeds are ever captured for good");
  }
}

function readOwners(text: string, position: Position, variant: Variant, layout: Layout): void {
  readLetters(text, position, variant, layout.owners, "SN", "position-owners");
  const keep = variant.rules.turn?.offers?.keep ?? 0;
  for (const letter of ["S", "N"]) {
    if (text.split(letter).length - 1 < keep) {
      throw new PositionError("position-owners", text, `${letter} owns at least ${keep}`);
    }
  }
}

function readDirections(text: string, position: Position, layout: Layout): void {
  if (!/^[-><]{2}$/.test(text)) {
    throw new PositionError("position-directions", text, "two of - > <");
  }
  position[layout.directions] = DIRECTION_LETTERS.indexOf(text.charAt(0));
  position[layout.directions + 1] = DIRECTION_LETTERS.indexOf(text.charAt(1));
}

function readReserve(text: string, position: Position, layout: Layout): void {
  const parts = text.split(":");
  if (parts.length !== 2) throw new PositionError("position-reserve", text, "SOUTH:NORTH");
  position[layout.reserve] = readCount(parts[0]!, text);
  position[layout.reserve + 1] = readCount(parts[1]!, text);
}

function readHouses(text: string, position: Position, layout: Layout): void {
  if (!/^[S.][N.]$/.test(text)) {
    throw new PositionError("position-houses", text, "SN, S., .N or ..");
  }
  position[layout.houses] = text.startsWith("S") ? 1 : 0;
  position[layout.houses + 1] = text.endsWith("N") ? 1 : 0;
}

/** A hole that can be blocked lies in the inner row of the side to act and holds seeds. */
function readBlocked(
  text: string,
  position: Position,
  layout: Layout,
  notation: ActionNotation,
): void {
  if (text === "-") return;
  const hole = notation.hole(text);
  const row = position[layout.side] === 0 ? "A" : "a";
  if (hole < 0 || !text.startsWith(row) || position[hole] === 0) {
    throw new PositionError("position-blocked", text, "an occupied inner hole of the side to act");
  }
  position[layout.blocked] = hole + 1;
}

function readClaims(text: string, position: Position, variant: Variant, layout: Layout): void {
  readLetters(text, position, variant, layout.claims, ".SN", "position-claims");
  const most = variant.rules.board.claims!.most;
  for (const letter of ["S", "N"]) {
    if (text.split(letter).length - 1 > most) {
      throw new PositionError("position-claims", text, `${letter} claims at most ${most}`);
    }
  }
  for (let hole = 0; hole < layout.holes; hole++) {
    if (position[layout.claims + hole]! > 0 && position[hole]! > 0) {
      throw new PositionError("position-claims", text, "a claimed hole holds no seeds");
    }
  }
}

/** Reads rows of letters into the places from `to` on, each as its number. */
function readLetters(
  text: string,
  position: Position,
  variant: Variant,
  to: number,
  letters: string,
  code: string,
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
  const turn = TURN_TEXTS.indexOf(text as "-");
  if (turn >= 0) {
    position[layout.value] = turn;
    return;
  }
  const [kind, value, ...more] = text.split(":");
  if (value === undefined || more.length > 0) return wrong();
  if (kind === "head") {
    const lift = notation.code(value);
    if (lift < 0 || kindOf(lift) !== SOW) return wrong();
    position[layout.phase] = PHASE_HEAD;
    position[layout.value] = valueOf(lift) >> 1;
    position[layout.value2] = valueOf(lift) & 1;
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
